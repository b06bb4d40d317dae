// A party comes out of one cellar, wounded, and goes down into the next.
import { isOver, type Match } from '@oubliette/engine';
import { describe, expect, it } from 'vitest';
import { asked, give, table } from './at-expedition.ts';
import { expedition, quest, type State } from './expedition.ts';

function playedOut(m: Match<State>): State {
  while (!isOver(m.state)) {
    const [seat, kind] = asked(m)[0]!.split(' ');
    const option = { command: 'hit-0', react: 'pass', act: 'rest' }[kind!]!;
    if (give(m, Number(seat), option) !== undefined) give(m, Number(seat), 'hold');
  }
  return m.state;
}

describe('a party handed to the next game', () => {
  const { legacy, readLegacy, given } = expedition.campaign!;

  it('[ENG-LEGACY-1] what a finished game hands on is plain data that reads as itself, and makes what the next is given', () => {
    const party = legacy(playedOut(table({ seats: 3 })));
    expect((party as { lives: number }[])[0]!.lives).toBeLessThan(3);
    expect(JSON.parse(JSON.stringify(party))).toEqual(party);
    expect(readLegacy(party)).toEqual({ value: party });
    const next = table({ seats: 3, given: given(party, { ...quest, name: 'Deeper' }) });
    expect(next.state.quest.name).toBe('Deeper');
    expect(next.state.figures.map(({ lives }) => lives)).toEqual(
      (party as { lives: number }[]).map(({ lives }) => lives + 1),
    );
  });

  it('[ENG-LEGACY-1] the first game is given what is chosen; a legacy that cannot be read is named by its field', () => {
    expect(given(undefined, quest)).toEqual(quest);
    expect(readLegacy([{ name: 'Ulf', leader: 0 }])).toEqual({
      faults: [{ rule: 'EX-1', where: 'legacy[0].lives', what: 'of-game', code: 'undead', params: { name: 'Ulf' } }],
    });
  });
});
