import { newMatch, play, rolesOf, tableFaults } from '@oubliette/engine';
import { describe, expect, it } from 'vitest';
import { expedition, quest } from './hardest-moments/expedition.ts';
import { toy } from './toy.ts';

const table = { seats: 3, seed: 'x', given: quest };

describe('given', () => {
  it('[ENG-GIVEN-1] what a game takes is read by it; to a game that takes nothing, nothing can be given', () => {
    expect(newMatch(expedition, table).terms?.given).toEqual(quest);
    expect(tableFaults(toy, { seats: 3 })).toEqual([]);
    expect(tableFaults(toy, { seats: 3, given: quest })).toEqual([
      { rule: 'ENG-GIVEN-1', where: 'given', what: 'unknown' },
    ]);
  });
});

describe('roles', () => {
  it('[ENG-ROLE-1] seats take roles in their order; numbers that fit no role are refused', () => {
    expect(rolesOf(expedition, table)).toEqual(['master', 'hero', 'hero']);
    const small = { ...quest, party: quest.party.slice(0, 2) };
    expect(tableFaults(expedition, { seats: 3, given: small })).toEqual([]);
    expect(tableFaults(expedition, { seats: 4, given: small })).toEqual([
      { rule: 'ENG-ROLE-1', where: 'seats', what: 'not-a-number', least: 2, most: 3 },
    ]);
  });
});

describe('sentences', () => {
  it('[ENG-TEXT-2] a sentence comes only with an answer whose ask allows one', () => {
    const { state } = newMatch(expedition, table);
    const answer = { kind: 'command', option: 'hold', n: 0 };
    expect(play(expedition, state, 0, { ...answer, text: 'Ha!' })).toEqual({ refused: { rule: 'ENG-TEXT-2' } });
    expect(play(expedition, state, 0, answer)).toHaveProperty('state');
  });
});
