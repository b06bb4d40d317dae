// The progress and the leader of a game, in words.
import type { Seat } from '@oubliette/engine';
import type { Progress } from '@oubliette/records';
import { type Lang, speaker } from '@oubliette/text';
import type { Shell } from '../../locales/texts.ts';
import { findGame } from '../base/games.ts';

/** The leader. @param me the only person, who is addressed as "you" */
export function leadText(
  say: Shell,
  score: readonly number[],
  names: readonly string[],
  me: Seat | undefined,
): string | undefined {
  const [first, second] = score.toSorted((a, b) => b - a);
  if (first === undefined || second === undefined) return undefined;
  const leader = score.indexOf(first);
  const mine = me === undefined ? undefined : score[me];
  if (mine === undefined)
    return first === second
      ? say.say('lead.tied')
      : say.say('lead.one', { name: names[leader] ?? '', by: first - second });
  if (mine < first) return say.say('lead.behind', { name: names[leader] ?? '', by: first - mine });
  if (score.every((points) => points === first)) return say.say('lead.tied');
  return first === second ? say.say('lead.you.tied') : say.say('lead.you', { by: first - second });
}

export const gameName = (game: string, lang: Lang): string =>
  findGame(game)?.box[lang].message('game.name')?.write({}) ?? game;

/** The progress of a game, in its own words. */
export function progressText(game: string, lang: Lang, progress: Progress | undefined): string | undefined {
  const box = findGame(game)?.box;
  if (box === undefined || progress === undefined) return undefined;
  const t = speaker(box, lang);
  return t.has('game.progress') ? t.say('game.progress', progress) : undefined;
}

/** The game's name, its progress, and who leads. */
export const gameLine = (
  game: string,
  lang: Lang,
  progress: Progress | undefined,
  lead: string | undefined = undefined,
): string =>
  [gameName(game, lang), progressText(game, lang, progress), lead].filter((part) => part !== undefined).join(', ');
