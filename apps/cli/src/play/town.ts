// The choices between two games of a campaign, hero by hero.
import type { CampaignChoice } from '@oubliette/engine';
import { type Lang, speaker } from '@oubliette/text';
import { cliTexts } from '../../locales/texts.ts';
import type { Installed } from '../games.ts';
import { headline } from '../screen/frame.ts';
import { inColumns } from '../screen/measure.ts';
import type { Terminal } from '../screen/terminal.ts';

/** All choices; undefined: none. */
export async function chooseInTown(
  { game, texts }: Installed,
  legacy: unknown,
  terminal: Terminal,
  lang: Lang,
): Promise<unknown> {
  const { paint, width } = terminal;
  const c = speaker(cliTexts, lang);
  const t = speaker(texts, lang);
  const labelOf = ({ key, params }: CampaignChoice): string => t.say(`campaign.${key}`, params);
  /** The index of a row; undefined: no row matches. */
  const ask = async (title: string, lines: readonly string[], none: string): Promise<number | undefined> => {
    const numbered = lines.map((line, i) => `${paint.candle(String(i + 1).padStart(2))} ${line}`);
    terminal.print(
      headline(paint, width, paint.bold(title)),
      ...inColumns(numbered, width - 2).map((line) => `  ${line}`),
    );
    terminal.print(paint.dim(none));
    const said = await terminal.ask(`${paint.candle('▸')} `);
    const at = typeof said === 'string' ? Number.NaN : Number(said.line.trim());
    return at >= 1 && at <= lines.length ? at - 1 : undefined;
  };
  let chosen: unknown;
  for (;;) {
    const all = game.campaign?.choices?.(legacy, chosen) ?? [];
    if (all.length === 0) return chosen;
    const heroes = [...new Set(all.flatMap(({ of }) => (of === '' ? [] : [of])))];
    const common = all.filter(({ of }) => of === '');
    const counted = heroes.map((of) =>
      c.say('campaign.for', { name: of, count: all.filter((one) => one.of === of).length }),
    );
    const at = await ask(c.say('campaign.town'), [...counted, ...common.map(labelOf)], c.say('campaign.set-out'));
    if (at === undefined) return chosen;
    const hero = heroes[at];
    if (hero === undefined) {
      chosen = common[at - heroes.length]?.chosen;
      continue;
    }
    const own = all.filter(({ of }) => of === hero);
    const bought = await ask(hero, own.map(labelOf), c.say('campaign.back'));
    if (bought !== undefined) chosen = own[bought]?.chosen;
  }
}
