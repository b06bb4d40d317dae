// A table at this terminal: a match, its participants, and bots that answer when it is their turn.
import { askedOfBot, askingOrder, type Bot, botOf, gainsBeside, policyBot, randomBot } from '@oubliette/bots';
import { type Event, enter, isOver, type Match, type Seat, thinking, view } from '@oubliette/engine';
import { type Fairness, type GameFile, gameFile, newTerms, openMatch, replayFile } from '@oubliette/records';
import type { Installed } from './games.ts';
import { help } from './games.ts';
import { botsInFile, type Participant } from './participants.ts';
import type { Settings } from './settings.ts';

export interface Table {
  readonly installed: Installed;
  readonly participants: readonly Participant[];
  readonly settings: Settings;
  readonly fairness: Fairness;
  readonly match: Match;
}

export function newTable(
  installed: Installed,
  participants: readonly Participant[],
  settings: Settings,
  secret: string,
  given?: unknown,
): Table {
  const content = given === undefined ? {} : { given };
  const seats = participants.map(({ name }) => name);
  const terms = newTerms(installed.game.id, { secret, seats, options: settings, ...content });
  return { installed, participants, settings, fairness: terms.fairness, match: openMatch(installed.game, terms) };
}

/** Goes on with a game that was kept. */
export function tableFrom(installed: Installed, file: GameFile, participants: readonly Participant[]) {
  const replayed = replayFile(installed.game, file);
  if ('fault' in replayed) return replayed;
  const table: Table = {
    installed,
    participants,
    settings: file.options,
    fairness: file.fairness,
    match: replayed.match,
  };
  return { table };
}

export const fileOf = ({ match, fairness, settings, participants }: Table): GameFile =>
  gameFile(match, {
    fairness,
    options: settings,
    seats: participants.map(({ name }) => name),
    bots: botsInFile(participants),
  });

export const peopleAt = ({ participants }: Table): Seat[] =>
  participants.flatMap(({ bot }, seat) => (bot ? [] : [seat]));
export const namesAt = ({ participants }: Table): string[] => participants.map(({ name }) => name);

/** Everything that happened, in order; what was taken back did not. */
export const eventsAt = ({ match }: Table): Event[] => [
  ...match.opening,
  ...match.moves.flatMap((move) => move.events),
];

const chanceBot = randomBot();

/** With a clock: nobody waits longer than their level may think. */
const botAt = ({ installed: { game }, participants }: Table, seat: Seat): Bot => {
  const { level, policy } = participants[seat]!;
  if (policy !== undefined && Object.hasOwn(game.policies ?? {}, policy)) return policyBot(game, seat, policy);
  return level === undefined ? chanceBot : botOf(level, game, seat, { ...help(game), now: () => performance.now() });
};

/**
 * Lets the bots answer until the table waits for a person or the game is over. Now and then signals are heard. Whoever is not
 * waited for comes first: an offer would otherwise be gone before anybody could answer it. A person who may answer what a bot did
 * of itself is asked first, too.
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

/** Its dice follow from the table and the moment: a game that was kept and taken up again goes on as it would have. */
function botAnswers(table: Table, seat: Seat): boolean {
  const { installed, match, fairness } = table;
  const seen = askedOfBot(view(installed.game, match.state, seat), match.moves);
  if (seen === undefined) return false;
  const dice = thinking(`clerk ${seat} ${match.entries.length} ${fairness.secret}`);
  const choice = botAt(table, seat).choose(seen, dice);
  if (choice === undefined) return false;
  const { kind, option } = choice;
  const refused = enter(match, { seat, verb: 'answer', kind, option, n: seen.answered });
  if (refused !== undefined) throw new Error(`a bot was refused by ${refused.rule}`);
  return true;
}
