// DL-FIGHT-16 to DL-FIGHT-20, DL-CONQ: healing, fatigue, conquest, late poison
import { describe, expect, it } from 'vitest';
import { map, player, room } from '../table.ts';
import { duel, facts, fight, hero, lairIs, line, over, standing, typesOf } from './duel.ts';

describe('healing', () => {
  it('[DL-FIGHT-16] [DL-EX-22] only if a monster or ghost attacked: a trap is no attack', () => {
    const wounded = () => [hero('warrior-3', { wounds: 1 }), hero('priest-3')];
    const trap = duel({ party: wounded(), lays: ['pendulum'] });
    expect(typesOf(fight(trap))).not.toContain('healing');
    expect(facts(fight(trap), 'no-healing')).toEqual([{ hearts: 2 }]);
    expect(standing(over(trap))).toEqual(['warrior-3 2', 'priest-3 3']);
    const ghost = duel({ party: wounded(), sends: ['ghost'] });
    const told = fight(ghost, 'ghost:chill', 'priest-3:2');
    expect(facts(told, 'healing')).toEqual([{ hearts: 2 }]);
    expect(standing(over(ghost))).toEqual(['warrior-3 1', 'priest-3 1']); // the head's wound first, then 1 fatigue
  });

  it('[DL-FIGHT-17] [DL-CLASS-4] one wound a heart, the head first, wherever the wounds come from', () => {
    const t = duel({
      party: [hero('warrior-3', { wounds: 1 }), hero('thief-1', { wounds: 2 }), hero('priest-3')],
      sends: ['slime'],
    });
    const told = fight(t, 'slime:splash');
    expect(facts(told, 'healed')).toEqual([{ hero: 'warrior-3', place: 1, left: 5, wounds: 2 }]);
    // The thief fell of the splash; fatigue goes to the warrior.
    expect(standing(over(t))).toEqual(['warrior-3 1', 'priest-3 1']);
  });

  it('[DL-FIGHT-17] [DL-CLASS-6] only hearts still in the party; the paladin’s count', () => {
    const gone = duel({
      party: [hero('priest-3', { wounds: 3 }), hero('warrior-3', { wounds: 2 })],
      sends: ['goblin'],
    });
    expect(typesOf(fight(gone, 'goblin:stab'))).not.toContain('healing');
    const paladin = duel({ party: line('paladin-1', 'priest-1'), paladin: 0, sends: ['troll'] });
    expect(facts(fight(paladin, 'troll:club'), 'healed')).toEqual([
      { hero: 'paladin-1', place: 1, left: 5, wounds: 3 },
    ]);
  });

  it('[DL-FIGHT-17] more hearts than wounds heal what there is', () => {
    const t = duel({ party: line('warrior-3', 'priest-7'), sends: ['goblin'] });
    expect(facts(fight(t, 'goblin:stab'), 'healed')).toMatchObject([{ wounds: 2, left: 5 }]);
  });
});

describe('fatigue', () => {
  it('[DL-FIGHT-18] what the card says, on the head', () => {
    const t = duel({ party: line('warrior-3', 'thief-1'), card: 'word-of-peace' });
    expect(facts(t.events(), 'fatigue')).toEqual([{ printed: 2, less: 0, points: 2 }]);
    expect(facts(t.events(), 'tired')).toEqual([{ hero: 'warrior-3', place: 1, left: 3, absorbed: 0, wounds: 2 }]);
    expect(standing(over(t))).toEqual(['warrior-3 2', 'thief-1']);
  });

  it('[DL-FIGHT-19] when the head falls, the rest goes on to the next', () => {
    const t = duel({
      party: [hero('warrior-3', { wounds: 4 }), hero('thief-1', { wounds: 2 }), hero('priest-1')],
      card: 'blind-rage',
    });
    expect(facts(t.events(), 'tired')).toMatchObject([
      { hero: 'warrior-3', wounds: 1, left: 0 },
      { hero: 'thief-1', wounds: 1, left: 0 },
      { hero: 'priest-1', wounds: 1, left: 2 },
    ]);
    const red = over(t);
    expect([red.prison, standing(red)]).toEqual([['warrior-3', 'thief-1'], ['priest-1 1']]);
  });

  it('[DL-FIGHT-18] none where nothing can be conquered', () => {
    const t = duel({ party: line('warrior-3'), sends: ['slime'] });
    expect(typesOf(fight(t, 'slime:clog'))).not.toContain('fatigue');
    expect(standing(over(t))).toEqual(['warrior-3']);
  });
});

describe('conquest', () => {
  it('[DL-CONQ-1] [DL-CONQ-2] whoever is left conquers the tile, and its owner loses an evil', () => {
    const t = duel({ party: line('warrior-3') });
    const red = over(t);
    expect(facts(t.events(), 'conquered')).toEqual([{ cell: 'c1' }]);
    expect([red.map, red.evil]).toEqual([map({ tunnels: ['c2', 'c3'], conquered: ['c1'] }), 4]);
  });

  it('[DL-CONQ-1] a room is conquered like a tunnel', () => {
    const t = duel({
      party: line('warrior-3'),
      red: { map: map({ tunnels: ['c2'], rooms: ['c1'] }), rooms: [room('mint', 'c1')] },
    });
    expect(over(t).map).toEqual(map({ tunnels: ['c2'], conqueredRooms: ['c1'] }));
  });

  it('[DL-CONQ-2] no evil below the lowest space', () => {
    expect(over(duel({ party: line('warrior-3'), red: { evil: 1 } })).evil).toBe(1);
  });

  it('[DL-CONQ-3] [DL-EX-23] the last point of fatigue takes the last one out: nothing is conquered, no evil lost', () => {
    const t = duel({ party: [hero('thief-1', { wounds: 2 })] });
    expect(typesOf(t.events())).not.toContain('conquered');
    const red = over(t);
    expect([red.prison, red.map, red.evil]).toEqual([['thief-1'], map({}), 5]);
  });

  it('[DL-RULING-30] blocked: no fatigue, nothing conquered, no evil lost', () => {
    for (const [how, told] of [
      ['trap', duel({ party: line('warrior-3'), lays: ['trap-door'] })],
      ['creature', duel({ party: line('warrior-3'), sends: ['slime'] })],
    ] as const) {
      if (how === 'creature') told.play('red', 'slime:clog');
      expect(over(told)).toMatchObject({ map: map({}), evil: 5 });
    }
  });
});

describe('late poison', () => {
  it('[DL-FIGHT-20] detection does not help', () => {
    const t = duel({ party: line('thief-3', 'warrior-3'), lays: ['poisoned-dart'] });
    const told = fight(t, 'warrior-3:2');
    expect(facts(told, 'trap-hits')).toMatchObject([{ hero: 'warrior-3', damage: 1, stopped: 1, wounds: 0 }]);
    expect(facts(told, 'poisoned')).toMatchObject([{ hero: 'warrior-3', wounds: 2, left: 3 }]);
    expect(standing(over(t))).toEqual(['thief-3 1', 'warrior-3 2']);
  });

  it('[DL-FIGHT-20] also when conquest was blocked', () => {
    const t = duel({ party: line('warrior-3'), lays: ['poisoned-dart'], sends: ['slime'] });
    const told = fight(t, 'warrior-3:1', 'slime:clog');
    expect(facts(told, 'poisoned')).toMatchObject([{ hero: 'warrior-3', wounds: 2, left: 2 }]);
    over(t);
  });

  it('[DL-FIGHT-20] nothing happens if he is gone', () => {
    const t = duel({ party: line('mage-1', 'warrior-3'), lays: ['poisoned-dart'], sends: ['troll'] });
    expect(typesOf(fight(t, 'mage-1:1', 'troll:club'))).not.toContain('poisoned');
    const red = over(t);
    expect([red.prison, standing(red)]).toEqual([['mage-1'], ['warrior-3 1']]);
  });

  it('[DL-FIGHT-20] it may take him out when the tile is lost already', () => {
    const t = duel({ party: [hero('mage-1'), hero('warrior-3')], lays: ['poisoned-dart'], card: 'fireball' });
    const told = fight(t, 'mage-1:1');
    // 1 by the dart, 1 fatigue, then the poison.
    expect(facts(told, 'poisoned')).toMatchObject([{ hero: 'mage-1', wounds: 1, left: 0 }]);
    expect(over(t)).toMatchObject({ prison: ['mage-1'], evil: 4 });
  });

  it('[DL-FIGHT-20] it follows its victim through the line, and two darts hurt twice', () => {
    const t = duel({
      party: [hero('thief-1', { wounds: 2 }), hero('warrior-7')],
      year: 2,
      lays: ['poisoned-dart', 'poisoned-dart'],
      red: { map: map({ tunnels: ['c2'], rooms: ['c1'] }), rooms: [room('labyrinth', 'c1')] },
    });
    const told = fight(t, 'warrior-7:2', 'warrior-7:2');
    expect(player(t, 'red').prison).toEqual(['thief-1']); // of fatigue; now the warrior leads
    expect(facts(told, 'poisoned')).toEqual([
      { hero: 'warrior-7', place: 1, left: 5, absorbed: 0, wounds: 2 },
      { hero: 'warrior-7', place: 1, left: 3, absorbed: 0, wounds: 2 },
    ]);
    over(t);
  });

  it('[DL-FIGHT-20] it does not linger until the next fight', () => {
    const t = duel({ party: line('mage-1', 'warrior-3'), lays: ['poisoned-dart'], sends: ['troll'] });
    fight(t, 'warrior-3:2', 'troll:club');
    expect(over(t).party.map(({ poison }) => poison)).toEqual([0]);
    expect(lairIs(player(t, 'red'))).toEqual(['troll:spent']);
  });
});
