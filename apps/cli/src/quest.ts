// `oubliette quest check`: reads a quest file, lists its faults, and lets bots play it.
import { type Bot, botOf, isLevel, policiesFor, policyBot, sensibleBot } from '@oubliette/bots';
import { apply, awaited, isOver, newGame, readTable, tableFaults, view } from '@oubliette/engine';
import { type Lang, type Speaker, speaker } from '@oubliette/text';
import { cliTexts } from '../locales/texts.ts';
import { readJson } from './game-store.ts';
import { botContext, gameById, games, type Installed } from './games.ts';
import { chosenBy } from './lab/player.ts';
import { printable } from './screen/measure.ts';
import { readSettings } from './settings.ts';
import { faultText, UserError } from './user-error.ts';

export interface QuestOptions {
  readonly game?: string;
  readonly games: string;
  readonly level: string;
  readonly setting?: readonly string[];
}

/** The limit of answers; a longer game counts as not ended. */
const LONGEST = 30_000;

/** Returns whether the quest can be played. */
export function checkQuest(path: string, options: QuestOptions, lang: Lang, write: (text: string) => void): boolean {
  const c = speaker(cliTexts, lang);
  const count = Number(options.games);
  if (!Number.isSafeInteger(count) || count < 0)
    throw new UserError('trouble.lab-number', { name: '--games', text: printable(options.games) });
  const content = contentOf(path);
  const installed = questGame(options.game);
  const { game, texts } = installed;
  const settings = readSettings(game.settings, options.setting ?? []);
  const table = { seats: game.seats[0], settings, given: content };
  const t = speaker(texts, lang);
  const faults = tableFaults(game, table);
  for (const fault of faults)
    write(`${c.say('quest.fault', { where: printable(fault.where), why: faultText(t, fault) })}\n`);
  if (faults.length > 0) {
    write(`${c.say('quest.refused', { path: printable(path), count: faults.length })}\n`);
    return false;
  }
  write(`${c.say('quest.readable', { path: printable(path), game: t.say('game.name') })}\n`);
  if (count > 0) report(installed, table, count, options.level, c, t, write);
  return true;
}

/** A file holds the quest itself, or the whole content of a table. */
function contentOf(path: string): unknown {
  const read = readJson(path);
  return typeof read === 'object' && read !== null && 'quest' in read ? read : { quest: read };
}

/** The named game, or the first that accepts quests. */
function questGame(id: string | undefined): Installed {
  if (id !== undefined) return gameById(id);
  const found = games.find(({ game }) => game.readGiven !== undefined && 'quest' in game.settings);
  if (found === undefined)
    throw new UserError('trouble.no-such-game', { id: 'quest', games: games.map(({ game }) => game.id) });
  return found;
}

interface Terms {
  readonly seats: number;
  readonly settings: ReturnType<typeof readSettings>;
  readonly given: unknown;
}

function report(
  { game }: Installed,
  table: Terms,
  count: number,
  level: string,
  c: Speaker,
  t: Speaker,
  write: (text: string) => void,
): void {
  const ends = new Map<string, number>();
  let answers = 0;
  for (let n = 0; n < count; n++) {
    const played = playOnce(game, table, level, `quest ${n}`);
    ends.set(played.how, (ends.get(played.how) ?? 0) + 1);
    answers += played.answers;
  }
  write(`${c.say('quest.played', { games: count, level, answers: Math.round(answers / count) })}\n`);
  for (const [how, n] of [...ends].sort((a, b) => b[1] - a[1])) {
    const words = how === 'unended' ? c.say('quest.unended') : t.say(`outcome.${how}`);
    write(`${c.say('quest.end', { percent: Math.round((100 * n) / count), games: n, words })}\n`);
  }
}

/** Seats with a policy of the game follow it, the others are bots of one level. */
function playOnce(game: Installed['game'], table: Terms, level: string, seed: string) {
  const read = readTable(game, table);
  const roles = 'roles' in read ? read.roles : [];
  const bots = Array.from({ length: table.seats }, (_, seat): Bot => {
    const policy = roles[seat] === undefined ? undefined : policiesFor(game, roles[seat])[0];
    if (policy !== undefined) return policyBot(game, seat, policy);
    if (level === 'sensible') return sensibleBot(game, seat, botContext(game).knowledge);
    if (!isLevel(level)) throw new UserError('trouble.lab-seat', { word: printable(level) });
    return botOf(level, game, seat, botContext(game));
  });
  const s = newGame(game, { ...table, seed });
  let answers = 0;
  for (; !isOver(s) && answers < LONGEST; answers++) {
    const ask = awaited(game, s)[0]!;
    const seen = view(game, s, ask.seat);
    apply(game, s, ask, chosenBy(bots[ask.seat]!, seen, `${seed} ${ask.seat}`).option);
  }
  return { how: isOver(s) ? (game.outcome(s).how ?? 'won') : 'unended', answers };
}
