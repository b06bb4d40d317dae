// `oubliette games`: lists the games with their numbers of seats and their settings.
import type { Game, GameSetting } from '@oubliette/engine';
import { type Lang, type Speaker, speaker } from '@oubliette/text';
import { cliTexts, type Phrase } from '../locales/texts.ts';
import { games } from './games.ts';
import { wrapped } from './screen/measure.ts';
import type { Paint } from './screen/paint.ts';

export function gamesLines(lang: Lang, paint: Paint, width: number): string[] {
  const c = speaker(cliTexts, lang);
  return games.flatMap(({ game, texts }) => {
    const t: Speaker = speaker(texts, lang);
    const tagline = t.has('game.tagline') ? wrapped(t.say('game.tagline'), width - 2).map((line) => `  ${line}`) : [];
    const about = `${c.say('games.seats', { range: seatRange(game.seats) })} · ${c.say('games.rules', { version: game.version })}`;
    return [
      `${paint.bold(paint.candle(game.id))}  ${paint.bold(t.say('game.name'))}`,
      ...tagline,
      `  ${paint.dim(about)}`,
      ...Object.entries(game.settings).flatMap(([name, setting]) => settingLines(c, t, paint, width, name, setting)),
      '',
    ];
  });
}

function settingLines(
  c: Speaker<Phrase>,
  t: Speaker,
  paint: Paint,
  width: number,
  name: string,
  setting: GameSetting,
): string[] {
  const values =
    setting.type === 'flag'
      ? 'true | false'
      : setting.type === 'whole'
        ? `${setting.min}…${setting.max}`
        : setting.values.join(' | ');
  const label = t.label(`setting.${name}`);
  const help = t.has(`setting.${name}.help`) ? t.say(`setting.${name}.help`) : '';
  const usual = c.say('games.usual', { value: `${name}=${setting.default}` });
  const rule = setting.rule === undefined ? '' : ` ${setting.rule}`;
  return [
    `  --setting ${paint.candle(name)}=${values} ${paint.dim(`${usual}${rule}`)}`,
    ...wrapped(help === '' ? label : `${label}. ${help}`, width - 6).map((line) => `      ${line}`),
  ];
}

export const seatRange = ([least, most]: Game['seats']): string =>
  least === most ? String(least) : `${least}–${most}`;
