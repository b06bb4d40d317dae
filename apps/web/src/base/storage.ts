// Access to localStorage. Private windows may refuse it; then nothing is stored.
export function write(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

export function read(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is not available: there is nothing to remove.
  }
}

export function keysWith(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

const CAMPAIGNS = 'oubliette.campaigns';
/** Whether this device has a campaign: the first page asks before it loads their database. */
export const hasCampaigns = (): boolean => read(CAMPAIGNS) === 'yes';
export const noteCampaign = (): void => void write(CAMPAIGNS, 'yes');
