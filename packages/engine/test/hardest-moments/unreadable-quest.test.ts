// A quest that somebody wrote by hand, and wrote wrongly.
import { awaited, isOver, newGame, newMatch, options, rolesOf, tableFaults } from '@oubliette/engine';
import { describe, expect, it } from 'vitest';
import { toy } from '../toy.ts';
import { give, table } from './at-expedition.ts';
import { expedition, quest } from './expedition.ts';

const faults = (given: unknown, seats = 3) => tableFaults(expedition, { seats, given });

describe('a quest that cannot be read', () => {
  it('[ENG-GIVEN-1] what a game takes is read by it; to a game that takes nothing, nothing can be given', () => {
    expect(newMatch(expedition, { seats: 3, seed: 'x', given: quest }).terms).toEqual({
      seats: 3,
      settings: { cards: 2, presses: 0 },
      given: quest,
    });
    expect(tableFaults(toy, { seats: 3 })).toEqual([]);
    expect(tableFaults(toy, { seats: 3, given: quest })).toEqual([
      { rule: 'ENG-GIVEN-1', where: 'given', what: 'unknown' },
    ]);
  });

  it('[ENG-GIVEN-2] what is wrong is named by its field, every field of it, in the game’s own words where only it has them', () => {
    expect(faults(undefined)).toEqual([{ rule: 'EX-1', where: 'given', what: 'not-an-object' }]);
    expect(faults({ ...quest, party: 'six heroes' })).toEqual([
      { rule: 'EX-1', where: 'given.party', what: 'not-a-list' },
    ]);
    const [ulf, ...others] = quest.party;
    expect(faults({ ...quest, party: [{ ...ulf, lives: 'many' }, ...others, { lives: 1 }] })).toEqual([
      { rule: 'EX-1', where: 'given.party[0].lives', what: 'of-game', code: 'undead', params: { name: 'Ulf' } },
      { rule: 'EX-1', where: 'given.party[6].name', what: 'not-a-text' },
    ]);
    expect(faults(quest)).toEqual([]);
    expect(() => newGame(expedition, { seats: 3, seed: 'x', given: { ...quest, rooms: 0 } })).toThrow(
      'EX-1 given.rooms: no-way-in',
    );
  });

  it('[ENG-GIVEN-3] the same content gives the same game, and what was given is never changed', () => {
    const frozen = JSON.stringify(quest);
    expect(table({ seats: 3 }).state).toEqual(table({ seats: 3 }).state);
    expect(table({ seats: 3, given: { ...quest, rooms: 1 } }).state.quest.rooms).toBe(1);
    const m = table({ seats: 3 });
    const lives = m.state.figures.map((figure) => figure.lives);
    while (!isOver(m.state)) {
      const ask = awaited(m.game, m.state)[0]!;
      expect(give(m, ask.seat, options(m.game, m.state, ask).at(-1)!)).toBeUndefined();
    }
    expect(m.state.figures.map((figure) => figure.lives)).not.toEqual(lives);
    for (const given of [quest, m.state.quest, m.terms!.given]) expect(JSON.stringify(given)).toBe(frozen);
  });

  it('[ENG-OPT-4] a game refuses seats, settings and content that do not go together, after each alone was read', () => {
    const lonely = { ...quest, party: [{ name: 'Ulf', leader: 5, lives: 3 }] };
    expect(faults(lonely, 2)).toEqual([]);
    expect(faults(lonely, 4)).toEqual([
      { rule: 'EX-6', where: 'seats', what: 'of-game', code: 'idle-hero', params: { figures: 1 } },
    ]);
    expect(tableFaults(expedition, { seats: 4, settings: { cards: 9 }, given: lonely })).toEqual([
      { rule: 'ENG-OPT-2', where: 'settings.cards', what: 'not-a-number', least: 0, most: 6 },
    ]);
  });

  it('[ENG-ROLE-1] seats take roles in their order; numbers that fit no division are refused', () => {
    expect(rolesOf(expedition, { seats: 3, given: quest })).toEqual(['master', 'hero', 'hero']);
    expect(rolesOf(toy, { seats: 3 })).toEqual([]);
    const small = { ...quest, party: quest.party.slice(0, 2) };
    expect(faults(small, 3)).toEqual([]);
    expect(faults(small, 4)).toEqual([{ rule: 'ENG-ROLE-1', where: 'seats', what: 'not-a-number', least: 2, most: 3 }]);
  });

  it('[ENG-ROLE-2] the setup learns the role of each seat', () => {
    expect(table({ seats: 4 }).state.roles).toEqual(['master', 'hero', 'hero', 'hero']);
  });
});
