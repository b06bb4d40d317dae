// A table at this terminal: a match, its participants, and bots that answer when it is their turn.
import { askedOfBot, askingOrder, type Bot, botOf, gainsBeside, policyBot, randomBot } from '@oubliette/bots';
import {
  type Event,
  enter,
  entryText,
  type Fault,
  isOver,
  type Match,
  type Seat,
  type StateOf,
  tableFaults,
  thinking,
  view,
} from '@oubliette/engine';
import {
  continueMatch,
  type Fairness,
  type GameFile,
  type GameInParts,
  type GamePart,
  gameFile,
  gameInParts,
  goOnUnder,
  loadRules,
  newTerms,
  openMatch,
  replayFile,
  replayParts,
  setupOf,
  termsOf,
  versionOf,
} from '@oubliette/records';
import type { Installed } from './games.ts';

import { botContext, rulesFor } from './games.ts';
import { botsInFile, type Participant } from './participants.ts';

import type { Settings } from './settings.ts';

export interface Table {
  readonly installed: Installed;
  readonly participants: readonly Participant[];
  readonly settings: Settings;
  readonly fairness: Fairness;
  readonly match: Match;
  /** The content of the table. */
  readonly given?: unknown;
  /** For a game that continued under newer rules: the state it continued from, and the parts before. */
  readonly from?: StateOf;
  readonly earlier?: readonly GamePart[];
}

type Opened = { readonly table: Table } | { readonly fault: Fault };

export function newTable(
  installed: Installed,
  participants: readonly Participant[],
  settings: Settings,
  secret: string,
  given?: unknown,
): Opened {
  const seats = participants.map(({ name }) => name);
  const terms = newTerms(installed.game, { secret, seats, options: settings, given });
  const content = terms.given === undefined ? {} : { given: terms.given };
  const [fault] = tableFaults(installed.game, setupOf(terms));
  if (fault !== undefined) return { fault };
  const match = openMatch(installed.game, terms);
  return { table: { installed, participants, settings, ...content, fairness: terms.fairness, match } };
}

/** Continues a saved game; one of earlier rules is verified by those and continues under the newest. */
export async function tableFrom(
  installed: Installed,
  file: GameFile | GameInParts,
  participants: readonly Participant[],
): Promise<Opened> {
  const played =
    file.format === 'oubliette-game' ? await replayed(installed, file) : await partsReplayed(installed, file);
  if ('fault' in played) return played;
  const { options: settings, fairness, given } = file;
  return {
    table: { installed, participants, settings, fairness, ...(given === undefined ? {} : { given }), ...played },
  };
}

type Continued = Pick<Table, 'match' | 'from' | 'earlier'>;

async function replayed(installed: Installed, file: GameFile): Promise<Continued | { readonly fault: Fault }> {
  const { game } = installed;
  const older =
    file.game !== game.id || file.rules === game.version ? undefined : await rulesFor(installed, file.rules);
  return older === undefined ? replayFile(game, file) : goOnUnder(older, game, file);
}

async function partsReplayed(installed: Installed, file: GameInParts): Promise<Continued | { readonly fault: Fault }> {
  const { game } = installed;
  if (file.game !== game.id) return { fault: { rule: 'ENG-FILE-5', where: 'game', what: 'other-game' } };
  const rules = await loadRules([file], (version) => rulesFor(installed, version));
  const checked = replayParts(rules, file);
  if ('fault' in checked) return checked;
  const before = file.parts.reduce((sum, { entries }) => sum + entries.length, 0);
  return { match: continueMatch(game, termsOf(file), file.state, before), from: file.state, earlier: file.parts };
}

export function fileOf({
  match,
  fairness,
  settings,
  given,
  participants,
  from,
  earlier,
}: Table): GameFile | GameInParts {
  const seats = participants.map(({ name }) => name);
  if (from === undefined || earlier === undefined)
    return gameFile(match, { fairness, options: settings, seats, bots: botsInFile(participants) });
  const { game, entries, state } = match;
  const parts = [...earlier, { rules: game.version, from, entries: entries.map(entryText) }];
  const content = given === undefined ? {} : { given };
  return gameInParts({
    version: versionOf(match),
    game: game.id,
    options: settings,
    ...content,
    seats,
    bots: botsInFile(participants),
    fairness,
    parts,
    state,
  });
}

export const peopleAt = ({ participants }: Table): Seat[] =>
  participants.flatMap(({ bot }, seat) => (bot ? [] : [seat]));
export const namesAt = ({ participants }: Table): string[] => participants.map(({ name }) => name);

/** All events in order, without those of answers that were taken back. */
export const eventsAt = ({ match }: Table): Event[] => [
  ...match.opening,
  ...match.moves.flatMap((move) => move.events),
];

/** The number of open offers of each bot to this person; offers of other people do not count. */
export const repliesOwed = ({ installed: { game }, participants, match }: Table, person: Seat): number[] =>
  participants.map(({ bot }, from) =>
    bot ? (game.repliesDue?.(match.state, from) ?? []).filter((seat) => seat === person).length : 0,
  );

const chanceBot = randomBot();

/** With a clock: no answer takes longer than its level may think. */
const botAt = ({ installed: { game }, participants }: Table, seat: Seat): Bot => {
  const { level, policy } = participants[seat]!;
  if (policy !== undefined && Object.hasOwn(game.policies ?? {}, policy)) return policyBot(game, seat, policy);
  return level === undefined
    ? chanceBot
    : botOf(level, game, seat, { ...botContext(game), now: () => performance.now() });
};

/**
 * Lets the bots answer until the table waits for a person or the game is over. Signals are handled now and then. Bots that are
 * not awaited come first: an offer would otherwise be gone before it could be answered. A person who may answer what a bot
 * offered is asked first, too.
 */
export async function letBotsPlay(
  table: Table,
  stopped: () => boolean = () => false,
): Promise<{ readonly mayAnswer?: Seat }> {
  const { installed, participants, match } = table;
  while (!isOver(match.state) && !stopped()) {
    const { waiting } = view(installed.game, match.state, 'spectator');
    const bots = askingOrder(participants.length, match.moves).filter((seat) => participants[seat]!.bot);
    const inOrder = [
      ...bots.filter((seat) => !waiting.includes(seat)),
      ...bots.filter((seat) => waiting.includes(seat)),
    ];
    const people = peopleAt(table).filter((seat) => !waiting.includes(seat));
    const before = people.map((seat) => view(installed.game, match.state, seat));
    const answered = inOrder.find((seat) => botAnswers(table, seat));
    if (answered === undefined) return {};
    const mayAnswer = people.find((seat, i) => gainsBeside(before[i]!, view(installed.game, match.state, seat)));
    if (mayAnswer !== undefined && !waiting.includes(answered)) return { mayAnswer };
    await new Promise((later) => setImmediate(later));
  }
  return {};
}

/** A bot's random source follows from the table and the number of answers: a saved game continues as it would have. */
export const diceOf = ({ fairness }: Table, seat: Seat, entry: number): ReturnType<typeof thinking> =>
  thinking(`clerk ${seat} ${entry} ${fairness.secret}`);

function botAnswers(table: Table, seat: Seat): boolean {
  const { installed, match } = table;
  const seen = askedOfBot(view(installed.game, match.state, seat), match.moves);
  if (seen === undefined) return false;
  const choice = botAt(table, seat).choose(seen, diceOf(table, seat, match.entries.length));
  if (choice === undefined) return false;
  const { kind, option } = choice;
  const refused = enter(match, { seat, verb: 'answer', kind, option, n: seen.answered });
  if (refused !== undefined) throw new Error(`a bot was refused by ${refused.rule}`);
  return true;
}
