// Whether this device has a campaign: the first page asks before it loads anything about them.
const FLAG = 'oubliette.campaigns';
export const hasCampaigns = (): boolean => localStorage[FLAG] === 'yes';
export const noteCampaign = (): void => {
  localStorage[FLAG] = 'yes';
};
