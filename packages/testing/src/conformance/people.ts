// Laws about policies, sentences, content and legacies.
import {
  type Game,
  isOver,
  newMatch,
  readTable,
  type StateOf,
  type TableSetup,
  thinking,
  view,
} from '@oubliette/engine';
import { inRandomGame, thrown } from '../faults.ts';
import { bytesDiffer, difference, notPlain } from '../plain-data.ts';
import { chance, type PlayStyle, randomGame } from '../random-game.ts';

/** A policy answers with one of the options, and the same dice give the same answer. */
export function policiesAnswer<S extends StateOf, V extends object>(
  game: Game<S, V>,
  table: TableSetup,
  style: PlayStyle = {},
): string[] {
  const pick = thinking(`${table.seed} policies`);
  const { roles } = roleOf(game, table);
  return inRandomGame(game, table, style, ({ state }, found) => {
    if (!chance(pick, 0.5)) return;
    for (const [name, policy] of Object.entries(game.policies ?? {})) {
      for (const seat of state.core.answered.keys()) {
        if (policy.roles !== undefined && !policy.roles.includes(roles[seat]!)) continue;
        const seen = view(game, state, seat);
        for (const ask of seen.asks.filter(({ optional }) => !optional)) {
          const decide = () => policy.decide(seen, ask, seat, thinking(`${table.seed} ${name} ${seen.answered}`));
          const { option } = decide();
          if (!ask.options.includes(option))
            found(`the policy ${name} answers ${ask.kind} with ${option}, not offered`);
          if (decide().option !== option) found(`the policy ${name} answers ${ask.kind} otherwise with the same dice`);
        }
      }
    }
  });
}

const roleOf = <S extends StateOf, V extends object>(game: Game<S, V>, table: TableSetup) => {
  const read = readTable(game as unknown as Game<S>, table);
  return 'faults' in read ? { roles: [] } : read;
};

const SENTENCES = ['By my beard, you shall have it all.', 'No.'] as const;

/** No rule reads a sentence: with another one the same game is played, and only the sentence differs. */
export function sentencesChangeNothing<S extends StateOf, V extends object>(
  game: Game<S, V>,
  table: TableSetup,
  style: PlayStyle = {},
): string[] {
  if (!Object.values(game.asks).some(({ sentence }) => sentence === true)) return [];
  const [one, other] = SENTENCES;
  const again = randomGame(game, table, { ...style, sentence: other });
  return inRandomGame(game, table, { ...style, sentence: one }, ({ state }, found) => {
    const twin = again.next();
    if (twin.done === true) return found('with another sentence the game is over sooner');
    const text = JSON.stringify(twin.value.state).replaceAll(JSON.stringify(other), JSON.stringify(one));
    const wrong = bytesDiffer(state, JSON.parse(text));
    if (wrong !== undefined) found(`with another sentence it is another game: ${wrong}`);
  });
}

/** Content is plain data and reads as itself; so does the legacy of a finished game. */
export function contentReadsAsItself<S extends StateOf, V extends object>(
  game: Game<S, V>,
  table: TableSetup,
  style: PlayStyle = {},
): string[] {
  return [...givenFaults(game, table), ...legacyFaults(game, table, style)];
}

function givenFaults<S extends StateOf, V extends object>(game: Game<S, V>, table: TableSetup): string[] {
  if (game.readGiven === undefined) return [];
  try {
    const { terms } = newMatch(game, table);
    const lost = notPlain(terms!.given);
    if (lost !== undefined) return [`what is given is read as something that is not plain data: ${lost}`];
    const again = game.readGiven(terms!.given, terms!);
    if ('faults' in again) return [`what was read is refused: ${JSON.stringify(again.faults)}`];
    const wrong = difference(terms!.given, again.value);
    return wrong === undefined ? [] : [`what was read is read otherwise: ${wrong}`];
  } catch (error) {
    return [thrown(error)];
  }
}

const legacyFaults = <S extends StateOf, V extends object>(
  { campaign, ...game }: Game<S, V>,
  table: TableSetup,
  style: PlayStyle,
): string[] =>
  campaign === undefined
    ? []
    : inRandomGame(game as Game<S, V>, table, style, ({ state }, found) => {
        if (!isOver(state)) return;
        const legacy = campaign.legacy(state);
        const lost = notPlain(legacy);
        if (lost !== undefined) return found(`what is handed on is not plain data: ${lost}`);
        const read = campaign.readLegacy(legacy);
        if ('faults' in read) return found(`what is handed on is refused: ${JSON.stringify(read.faults)}`);
        const wrong = difference(legacy, read.value);
        if (wrong !== undefined) found(`what is handed on is read otherwise: ${wrong}`);
      });
