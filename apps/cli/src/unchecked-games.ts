// The games of a campaign that could not be checked, or not wholly: a sentence each (ENG-CAMP-3).
import { type CampaignChecked, type CampaignFile, versionsIn } from '@oubliette/records';
import type { Speaker } from '@oubliette/text';
import { printable } from './screen/measure.ts';

export const uncheckedGames = (c: Speaker, { games }: CampaignFile, checked: CampaignChecked): string[] =>
  games.flatMap(({ file }, i) => {
    const how = checked[i]!;
    if (how === 'checked') return [];
    const rules = [...new Set(versionsIn(file))].map(printable);
    return [c.say(`campaign.unchecked.${how}`, { game: i + 1, rules })];
  });
