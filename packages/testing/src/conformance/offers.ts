import {
  type Ask,
  answerText,
  asks,
  explain,
  type Game,
  options,
  play,
  readAnswer,
  type StateOf,
  type TableSetup,
  thinking,
} from '@oubliette/engine';
import { type Found, inRandomGame, thrown } from '../faults.ts';
import { difference } from '../plain-data.ts';
import { answerEntry, chance, type PlayStyle } from '../random-game.ts';

/**
 * Every offered option is accepted, options are sets of words that can travel, and what is refused is not offered at the
 * same time. `tries`: the share of moments at which all options are tried.
 */
export function offers<S extends StateOf, V extends object>(
  game: Game<S, V>,
  table: TableSetup,
  style: PlayStyle & { readonly tries?: number } = {},
): string[] {
  const pick = thinking(`${table.seed} tries`);
  return inRandomGame(game, table, style, ({ state, match }, found) => {
    const open = asks(match.game, state);
    const names = open.map(({ seat, kind }) => `seat ${seat} is asked ${kind}`);
    // An answer names its ask by seat and kind: of two equal ones only the first could be answered.
    const twice = names.find((name, i) => names.indexOf(name) !== i);
    if (twice !== undefined) found(`${twice} twice at the same time`);
    if (chance(pick, style.tries ?? 0.25)) for (const ask of open) tryAll(match.game, state, ask, found);
  });
}

function tryAll<S extends StateOf>(g: Game<S>, s: S, ask: Ask, found: Found): void {
  const offered = options(g, s, ask);
  const about = `seat ${ask.seat}, ${ask.kind}`;
  const twice = offered.filter((option, i) => offered.indexOf(option) !== i);
  if (twice.length > 0) found(`${about}: offered twice: ${[...new Set(twice)].join(', ')}`);
  for (const option of new Set(offered)) {
    const answer = answerEntry(s, ask, option);
    const travelled = readAnswer(answerText(answer));
    if (difference(travelled, { kind: ask.kind, option, n: answer.n }) !== undefined) {
      found(`${about}: "${option}" cannot travel as a word (whitespace, empty, or too long)`);
      continue;
    }
    try {
      const played = play(g, s, ask.seat, travelled);
      if ('refused' in played) found(`${about}: ${option} is offered and refused by ${played.refused.rule}`);
    } catch (error) {
      found(`${about}: ${option} is offered, and playing it throws: ${thrown(error)}`);
    }
  }
  for (const { option, rule } of explain(g, s, ask)) {
    if (option !== undefined && offered.includes(option)) {
      found(`${about}: ${option} is offered, and at the same time refused by ${rule}`);
    }
  }
}
