// The slice is held to the laws that every game is held to.
import type { Game, TableSetup } from '@oubliette/engine';
import {
  canaries,
  contentReadsAsItself,
  ends,
  files,
  imaginedLooksAlike,
  offers,
  policiesAnswer,
  refusalsTellNothing,
  saves,
  sentencesChangeNothing,
  soundsAlike,
  standingTellsNothing,
  undoes,
  unknownStaysUnknown,
  views,
  worldsLookAlike,
} from '@oubliette/testing';
import { describe, expect, it } from 'vitest';
import { expedition, quest, type State, type View } from './expedition.ts';

type Law = (game: Game<State, View>, table: TableSetup) => string[];
const shown = (seen: View): unknown => [seen.hand, seen.told];
const LAWS: { readonly [name: string]: Law } = {
  canaries,
  contentReadsAsItself,
  ends,
  files,
  imaginedLooksAlike,
  offers,
  policiesAnswer,
  refusalsTellNothing,
  saves,
  sentencesChangeNothing,
  soundsAlike,
  undoes,
  unknownStaysUnknown,
  views,
  worldsLookAlike: (game, table) => worldsLookAlike(game, table, shown),
};
const { 'unless-able': _, ...honest } = expedition.standing!.react!;
const table = (i: number): TableSetup => ({
  seats: 2 + (i % 6),
  seed: `expedition ${i}`,
  settings: { cards: 2, presses: i % 3 },
  given: { ...quest, rooms: 2, party: quest.party.map((figure) => ({ ...figure, lives: 2 })) },
});

describe('the laws of every game', () => {
  for (const [name, law] of Object.entries(LAWS)) {
    it(name, () => {
      for (let i = 0; i < 12; i++) expect(law(expedition, table(i))).toEqual([]);
    });
  }

  it('[ENG-STAND-2] a standing answer that depends on the hand is found, honest ones are not', () => {
    const found = () => Array.from({ length: 8 }, (_, i) => standingTellsNothing(expedition, table(i))).flat();
    expect(found().join()).toMatch(/"unless-able" of seat \d answers react or does not, by what nobody else knows/);
    const game = { ...expedition, standing: { react: honest } };
    for (let i = 0; i < 8; i++) expect(standingTellsNothing(game, table(i))).toEqual([]);
  });
});
