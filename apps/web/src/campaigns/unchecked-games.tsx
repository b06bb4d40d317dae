import { versionsIn } from '@oubliette/records';
import { useLocale } from '../base/locale.tsx';
import { useExtras } from '../base/use-extras.ts';
import { listed } from '../parts/listed-row.tsx';
import type { StoredCampaign } from './store.ts';

/** The games of an imported campaign that could not be checked here, or not wholly: a line each (ENG-CAMP-3). */
export function UncheckedGames({ campaign: { file, checked = [] } }: { campaign: StoredCampaign }) {
  const x = useExtras();
  const { lang } = useLocale();
  const lines = file.games.flatMap(({ file: game }, i) => {
    const how = checked[i] ?? 'checked';
    const rules = listed([...new Set(versionsIn(game))], lang);
    return how === 'checked' ? [] : [x.say(`campaign.unchecked.${how}`, { game: i + 1, rules })];
  });
  if (lines.length === 0) return undefined;
  return (
    <ul className="campaign-unchecked">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
