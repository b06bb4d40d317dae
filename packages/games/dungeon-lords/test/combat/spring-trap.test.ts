// DL-FIGHT-3 to DL-FIGHT-5, and each of the nine traps
import { describe, expect, it } from 'vitest';
import type { TrapId } from '../../src/cards/cards.ts';
import { map, player, room } from '../table.ts';
import { duel, facts, fight, hero, line, over, plan, standing, typesOf } from './duel.ts';

const hits = (t: ReturnType<typeof duel>, ...options: string[]) =>
  facts(fight(t, ...options), 'trap-hits').map(({ hero: who, damage, stopped, wounds, left }) =>
    [who, damage, stopped, wounds, left].join(' '),
  );

describe('springing', () => {
  it('[DL-FIGHT-3] [DL-FIGHT-5] it is turned up, hits, and is discarded for all to see', () => {
    const t = duel({ party: line('warrior-3'), lays: ['rolling-stone'] });
    const told = fight(t);
    expect(facts(told, 'trap-sprung')).toEqual([{ trap: 'rolling-stone', gold: 0, food: 0, imps: 0 }]);
    expect(facts(told, 'trap-hits')).toEqual([
      { trap: 'rolling-stone', hero: 'warrior-3', place: 1, damage: 3, stopped: 0, wounds: 3, left: 2 },
    ]);
    const red = over(t);
    expect(red.traps).toEqual([]);
    expect(t.state.usedTraps).toEqual(['rolling-stone']);
    expect(standing(red)).toEqual(['warrior-3 4']); // and 1 fatigue
  });

  it('[DL-FIGHT-3] its cost is paid', () => {
    const t = duel({ party: line('warrior-3'), lays: ['kamikaze-imp'] });
    expect(facts(fight(t), 'trap-sprung')).toEqual([{ trap: 'kamikaze-imp', gold: 0, food: 0, imps: 1 }]);
    expect(over(t).imps).toBe(2);
  });

  it('[DL-FIGHT-3] without a trap nothing happens in step 1', () => {
    const t = duel({ party: line('warrior-3'), red: { traps: ['rolling-stone'] } });
    expect(typesOf(fight(t)).filter((type) => type.startsWith('trap'))).toEqual([]);
    expect(over(t).traps).toEqual(['rolling-stone']);
  });

  it('[DL-PLAN-4] in a room it costs a gold more', () => {
    const inRoom = { map: map({ tunnels: ['c2'], rooms: ['c1'] }), rooms: [room('mint', 'c1')] };
    const t = duel({ party: line('warrior-3'), lays: ['rolling-stone'], red: inRoom });
    expect(facts(fight(t), 'trap-sprung')).toEqual([{ trap: 'rolling-stone', gold: 1, food: 0, imps: 0 }]);
    expect(over(t).gold).toBe(2);
    const ring = duel({ party: line('warrior-3'), lays: ['cursed-ring'], red: inRoom });
    expect(facts(fight(ring), 'trap-sprung')).toEqual([{ trap: 'cursed-ring', gold: 2, food: 0, imps: 0 }]);
    expect(over(ring).gold).toBe(1);
  });

  it('[DL-RULING-26] [DL-RULING-56] what cannot be paid does nothing, goes back to the hand, and stays known', () => {
    const t = duel({
      party: line('warrior-3'),
      lays: ['rolling-stone'],
      red: { map: map({ tunnels: ['c2'], rooms: ['c1'] }), rooms: [room('mint', 'c1')], gold: 0 },
    });
    const told = fight(t);
    expect(facts(told, 'trap-unpaid')).toEqual([{ trap: 'rolling-stone', gold: 1, food: 0, imps: 0 }]);
    expect(typesOf(told)).not.toContain('trap-sprung');
    const red = over(t);
    expect([red.traps, red.shownTraps, t.state.usedTraps]).toEqual([['rolling-stone'], ['rolling-stone'], []]);
    expect(standing(red)).toEqual(['warrior-3 1']); // fatigue only
    expect(t.view('green').game.players[0]).toMatchObject({ trapsInHand: 1, shownTraps: ['rolling-stone'] });
  });

  it('[DL-RULING-26] all or nothing: a gold for the room is not taken when the imp for the trap is missing', () => {
    const t = duel({
      party: line('warrior-3'),
      lays: ['kamikaze-imp'],
      red: { map: map({ tunnels: ['c2'], rooms: ['c1'] }), rooms: [room('mint', 'c1')], imps: 0 },
    });
    fight(t);
    expect(over(t)).toMatchObject({ gold: 3, imps: 0, traps: ['kamikaze-imp'] });
  });

  it('[DL-RULING-54] a planned trap that can be paid must be paid: nobody is asked', () => {
    const t = duel({ party: line('warrior-3'), lays: ['poisoned-meal'], red: { food: 1 } });
    expect(t.asking()).toEqual([]);
    expect(over(t).food).toBe(0);
  });

  it('[DL-RULING-56] a card that everybody knew of already tells nobody of a second one', () => {
    const t = duel({
      party: line('warrior-3'),
      lays: ['cursed-ring'],
      red: { gold: 0, traps: ['cursed-ring', 'cursed-ring'], shownTraps: ['cursed-ring'] },
    });
    expect(over(t).shownTraps).toEqual(['cursed-ring']);
  });

  it('[DL-RULING-56] a known card that is sprung later is known no more', () => {
    const t = duel({
      party: line('warrior-3'),
      lays: ['rolling-stone'],
      red: { traps: ['rolling-stone', 'pendulum'], shownTraps: ['rolling-stone', 'pendulum'] },
    });
    expect(over(t)).toMatchObject({ traps: ['pendulum'], shownTraps: ['pendulum'] });
  });

  it('[DL-PLAN-1] until step 1 nobody else knows which trap it is', () => {
    // Red fights first; green's trap lies there face down while red is asked.
    const t = duel({
      party: line('warrior-3', 'thief-1'),
      lays: ['poisoned-dart'],
      green: { party: line('mage-1'), traps: ['trap-door'], plan: plan('c1', [], ['trap-door']) },
    });
    expect(t.view('red').game.players[1]!.plan).toEqual({ cell: 'c1', creatures: [], trapsLaid: 1 });
    expect(t.view('green').game.players[1]!.plan).toMatchObject({ traps: ['trap-door'] });
    expect(t.view('spectator').game.players[0]!.plan).toEqual({ cell: 'c1', creatures: [], trapsLaid: 0 });
    t.play('red', 'warrior-3:1');
    expect(t.state.usedTraps).toEqual(['poisoned-dart', 'trap-door']);
  });
});

describe('detection', () => {
  it('[DL-CLASS-3] [DL-FIGHT-4] each symbol stops a point, from the head backwards', () => {
    const t = duel({ party: line('warrior-1', 'thief-2a', 'mage-3'), lays: ['kamikaze-imp'] });
    expect(hits(t)).toEqual(['warrior-1 3 2 1 2', 'thief-2a 1 0 1 2', 'mage-3 1 0 1 3']);
    over(t);
  });

  it('[DL-EX-20] two to the head, one to the second, two detection: the head takes nothing, the thief one', () => {
    // A stand-in for the trap of the example: Wall of Fire on two deals 1 and 2; the head's point and one more are stopped.
    const wall = duel({ party: line('warrior-1', 'thief-2a'), lays: ['wall-of-fire'] });
    expect(hits(wall)).toEqual(['warrior-1 1 1 0 3', 'thief-2a 2 1 1 2']);
    const imp = duel({ party: line('warrior-1', 'thief-3'), lays: ['kamikaze-imp'], red: { imps: 1 } });
    expect(hits(imp)).toEqual(['warrior-1 3 2 1 2', 'thief-3 1 0 1 3']);
  });

  it('[DL-CLASS-6] [DL-CARD-65] the paladin’s symbols work like a thief’s', () => {
    const t = duel({ party: line('paladin-1', 'warrior-1'), lays: ['rolling-stone'], paladin: 0 });
    expect(hits(t)).toEqual(['paladin-1 3 2 1 4']);
  });

  it('[DL-FIGHT-4] symbols are there again for the next fight', () => {
    const again = () => duel({ party: line('thief-3'), lays: ['rolling-stone'] });
    expect(hits(again())).toEqual(['thief-3 3 2 1 3']);
    expect(hits(again())).toEqual(['thief-3 3 2 1 3']);
  });

  it('[DL-RULING-27] first everything is laid out, then it is dealt at once: whoever falls still protected the others', () => {
    // The thief's one symbol saves the warrior, though the fire takes the thief out.
    const t = duel({
      party: [hero('warrior-1', { wounds: 2 }), hero('thief-1', { wounds: 2 })],
      lays: ['wall-of-fire'],
    });
    expect(hits(t)).toEqual(['warrior-1 1 1 0 1', 'thief-1 2 0 1 0']);
    expect(over(t).prison).toEqual(['thief-1', 'warrior-1']); // the warrior of fatigue
  });

  it('[DL-RULING-27] what else a trap does is never prevented', () => {
    const t = duel({ party: line('thief-3', 'thief-2a'), lays: ['trap-door'] });
    expect(hits(t)).toEqual(['thief-3 2 2 0 4']);
    expect(player(t, 'red').map).toEqual(map({}));
    expect(standing(over(t))).toEqual(['thief-3', 'thief-2a']);
    const dart = duel({ party: line('thief-3', 'warrior-3'), lays: ['poisoned-dart'] });
    const told = fight(dart, 'warrior-3:2');
    expect(facts(told, 'trap-hits')).toMatchObject([{ stopped: 1, wounds: 0 }]);
    expect(facts(told, 'poisoned')).toMatchObject([{ hero: 'warrior-3', wounds: 2 }]);
  });
});

describe('each trap', () => {
  const three = () => line('warrior-3', 'priest-3', 'mage-3');

  it('[DL-CARD-34] [DL-CARD-90] Rolling Stone: three to the head, or four where the table says so', () => {
    expect(hits(duel({ party: three(), lays: ['rolling-stone'] }))).toEqual(['warrior-3 3 0 3 2']);
    expect(hits(duel({ party: three(), lays: ['rolling-stone'], options: { rollingStone: '4' } }))).toEqual([
      'warrior-3 4 0 4 1',
    ]);
  });

  it('[DL-CARD-35] Pendulum: three to the second; a lone adventurer is missed', () => {
    expect(hits(duel({ party: three(), lays: ['pendulum'] }))).toEqual(['priest-3 3 0 3 1']);
    const alone = duel({ party: line('warrior-3'), lays: ['pendulum'] });
    expect(facts(fight(alone), 'trap-misses')).toEqual([{ trap: 'pendulum' }]);
    expect(alone.state.usedTraps).toEqual(['pendulum']);
    expect(standing(over(alone))).toEqual(['warrior-3 1']);
  });

  it('[DL-CARD-35] [DL-CARD-65] Pendulum: behind the paladin, too', () => {
    // The paladin's two symbols stop two of the three.
    expect(hits(duel({ party: line('paladin-1', 'warrior-3'), lays: ['pendulum'], paladin: 0 }))).toEqual([
      'warrior-3 3 2 1 4',
    ]);
  });

  it('[DL-CARD-36] [DL-RULING-30] Trap Door: two to the head; no fatigue, no conquest, no evil lost', () => {
    const t = duel({ party: three(), lays: ['trap-door'] });
    const told = fight(t);
    expect(facts(told, 'conquest-blocked')).toEqual([{ by: 'trap-door' }]);
    expect(facts(told, 'not-conquered')).toEqual([{ cell: 'c1' }]);
    expect(typesOf(told)).not.toContain('fatigue');
    const red = over(t);
    expect([standing(red), red.map, red.evil]).toEqual([['warrior-3 2', 'priest-3', 'mage-3'], map({}), 5]);
  });

  it('[DL-CARD-37] Wall of Fire: one to each, one more to the last', () => {
    expect(hits(duel({ party: three(), lays: ['wall-of-fire'] }))).toEqual([
      'warrior-3 1 0 1 4',
      'priest-3 1 0 1 3',
      'mage-3 2 0 2 2',
    ]);
    expect(hits(duel({ party: line('warrior-3'), lays: ['wall-of-fire'] }))).toEqual(['warrior-3 2 0 2 3']);
  });

  it('[DL-CARD-38] [DL-FIGHT-20] Poisoned Dart: one to anybody, two more after the conquest', () => {
    const t = duel({ party: three(), lays: ['poisoned-dart'] });
    expect(t.options('red')).toEqual(['warrior-3:1', 'priest-3:2', 'mage-3:3']);
    const told = fight(t, 'priest-3:2');
    expect(facts(told, 'trap-hits')).toMatchObject([{ hero: 'priest-3', damage: 1, stopped: 0, wounds: 1, left: 3 }]);
    expect(facts(told, 'poisoned')).toEqual([{ hero: 'priest-3', place: 2, left: 1, absorbed: 0, wounds: 2 }]);
    const types = typesOf(told);
    expect(types.indexOf('poisoned')).toBeGreaterThan(types.indexOf('conquered'));
    expect(over(t).party).toEqual([hero('warrior-3', { wounds: 1 }), hero('priest-3', { wounds: 3 }), hero('mage-3')]);
  });

  it('[DL-CARD-39] Anti-magic Dart on a mage: no spell this round, however magic the others are', () => {
    const t = duel({ party: line('mage-3', 'mage-1'), card: 'detect-evil', lays: ['anti-magic-dart'] });
    const told = fight(t, 'mage-1:2');
    expect(facts(told, 'spells-blocked')).toEqual([{ hero: 'mage-1' }]);
    expect(facts(told, 'spell-stopped')).toEqual([{ card: 'detect-evil', by: 'anti-magic-dart' }]);
    expect(over(t).evil).toBe(4);
  });

  it('[DL-CARD-39] Anti-magic Dart on a priest: nobody heals this round, the paladin neither', () => {
    const t = duel({
      party: line('paladin-1', 'priest-3'),
      paladin: 0,
      lays: ['anti-magic-dart'],
      sends: ['goblin'],
    });
    const told = fight(t, 'priest-3:2', 'goblin:stab');
    expect(facts(told, 'healing-blocked')).toEqual([{ by: 'anti-magic-dart' }]);
    expect(typesOf(told)).not.toContain('healing');
    expect(standing(over(t))).toEqual(['paladin-1 3', 'priest-3']);
  });

  it('[DL-CARD-39] [DL-CARD-65] Anti-magic Dart on anybody else, or on the paladin, is only a dart', () => {
    const t = duel({
      party: line('paladin-1'),
      paladin: 0,
      card: 'detect-evil',
      lays: ['anti-magic-dart'],
    });
    const told = fight(t, 'paladin-1:1');
    expect(typesOf(told)).toContain('spell');
    expect(over(t).evil).toBe(6); // 2 gained, 1 lost with the tile
    const warrior = duel({ party: line('warrior-1', 'mage-1'), card: 'detect-evil', lays: ['anti-magic-dart'] });
    expect(typesOf(fight(warrior, 'warrior-1:1'))).toContain('spell');
  });

  it('[DL-CARD-39] [DL-RULING-27] a dart that detection stops still does its work', () => {
    const t = duel({ party: line('thief-1', 'mage-1'), card: 'detect-evil', lays: ['anti-magic-dart'] });
    const told = fight(t, 'mage-1:2');
    expect(facts(told, 'trap-hits')).toMatchObject([{ hero: 'mage-1', damage: 1, stopped: 1, wounds: 0 }]);
    expect(typesOf(told)).toContain('spell-stopped');
  });

  it('[DL-CARD-40] Cursed Ring: a gold, one to each, no conquest', () => {
    const t = duel({ party: three(), lays: ['cursed-ring'] });
    expect(hits(t)).toEqual(['warrior-3 1 0 1 4', 'priest-3 1 0 1 3', 'mage-3 1 0 1 3']);
    expect(over(t)).toMatchObject({ gold: 2, map: map({}), evil: 5 });
  });

  it('[DL-CARD-41] Kamikaze Imp: an imp, three to the head, one to each of the others', () => {
    const t = duel({ party: three(), lays: ['kamikaze-imp'] });
    expect(hits(t)).toEqual(['warrior-3 3 0 3 2', 'priest-3 1 0 1 3', 'mage-3 1 0 1 3']);
    expect(over(t).imps).toBe(2);
  });

  it('[DL-CARD-42] Poisoned Meal: a food, and as many as the head has hit points, gained ones included', () => {
    const t = duel({ party: [hero('warrior-3', { extra: 1, wounds: 2 }), hero('mage-3')], lays: ['poisoned-meal'] });
    expect(hits(t)).toEqual(['warrior-3 6 0 4 0']);
    expect(over(t)).toMatchObject({ food: 2, prison: ['warrior-3'] });
    // Two symbols stop two: he survives, if he was well.
    expect(hits(duel({ party: line('thief-3'), lays: ['poisoned-meal'] }))).toEqual(['thief-3 4 2 2 2']);
  });
});

describe('the Labyrinth', () => {
  const labyrinth = (lays: TrapId[], party: ReturnType<typeof line>, more = {}) =>
    duel({
      party,
      lays,
      year: 2,
      red: {
        map: map({ tunnels: ['c2'], rooms: ['c1'] }),
        rooms: [room('labyrinth', 'c1')],
        traps: lays.slice(),
        plan: plan('c1', [], lays.slice()),
        ...more,
      },
    });

  it('[DL-CARD-28] [DL-RULING-50] two traps, in the order the owner chooses now, at no extra gold', () => {
    const t = labyrinth(['rolling-stone', 'pendulum'], line('warrior-3', 'mage-3'));
    expect(t.options('red', 'first-trap')).toEqual(['rolling-stone', 'pendulum']);
    expect(hits(t, 'pendulum')).toEqual(['mage-3 3 0 3 1', 'warrior-3 3 0 3 2']);
    expect(over(t).gold).toBe(3);
    expect(t.state.usedTraps).toEqual(['pendulum', 'rolling-stone']);
  });

  it('[DL-RULING-50] two of a kind need no order', () => {
    const t = labyrinth(['pendulum', 'pendulum'], line('warrior-3', 'mage-3'));
    expect(hits(t)).toEqual(['mage-3 3 0 3 1', 'mage-3 3 0 1 0']);
    expect(over(t).prison).toEqual(['mage-3']);
  });

  it('[DL-RULING-50] the second meets the symbols that the first has left', () => {
    const t = labyrinth(['rolling-stone', 'pendulum'], line('warrior-3', 'thief-7', 'thief-4'));
    // Three of the five stop the stone, two are left for the pendulum.
    expect(hits(t, 'rolling-stone')).toEqual(['warrior-3 3 3 0 5', 'thief-7 3 2 1 5']);
  });

  it('[DL-RULING-50] symbols of those who fell are gone, used or not', () => {
    const t = labyrinth(
      ['poisoned-meal', 'wall-of-fire'],
      [hero('thief-7', { wounds: 4 }), hero('warrior-3'), hero('thief-4')],
    );
    // The meal: 6 to the thief, 5 symbols (his three first) stop 5, 1 wound. Then nothing is left for the fire.
    expect(hits(t, 'poisoned-meal')).toEqual([
      'thief-7 6 5 1 1',
      'thief-7 1 0 1 0',
      'warrior-3 1 0 1 4',
      'thief-4 2 0 2 2',
    ]);
    const u = labyrinth(
      ['pendulum', 'wall-of-fire'],
      [hero('thief-4'), hero('thief-5', { wounds: 4 }), hero('warrior-3')],
    );
    // The pendulum: 3 to the second; his own symbols and the head's stop all of it, two of the head and one of his.
    // He stands, and his other symbol stops a point of the fire.
    expect(hits(u, 'pendulum')).toEqual(['thief-5 3 3 0 1', 'thief-4 1 1 0 4', 'thief-5 1 0 1 0', 'warrior-3 2 0 2 3']);
  });

  it('[DL-RULING-50] who falls takes his used symbols along, and no others', () => {
    const t = labyrinth(['poisoned-meal', 'rolling-stone'], [hero('thief-4', { wounds: 3 }), hero('thief-1')]);
    // Three symbols stop three of four; he falls of the last one. The other thief's symbol is used.
    expect(hits(t, 'poisoned-meal')).toEqual(['thief-4 4 3 1 0', 'thief-1 3 0 3 0']);
    expect(over(t).prison).toEqual(['thief-4', 'thief-1']);
  });

  it('[DL-RULING-50] with the party gone the second stays unseen and returns to the hand', () => {
    const t = labyrinth(['rolling-stone', 'pendulum'], line('mage-1'));
    const told = fight(t, 'rolling-stone');
    expect(facts(told, 'party-gone')).toEqual([{ creatures: [], traps: 1 }]);
    const red = over(t);
    expect([red.prison, red.traps, red.shownTraps]).toEqual([['mage-1'], ['pendulum'], []]);
    expect(told.some((event) => JSON.stringify(event).includes('pendulum'))).toBe(false);
  });

  it('[DL-RULING-56] two of a kind, neither of them paid: both are known', () => {
    const t = labyrinth(['cursed-ring', 'cursed-ring'], line('warrior-3'), { gold: 0 });
    expect(facts(fight(t), 'trap-unpaid')).toHaveLength(2);
    expect(over(t)).toMatchObject({
      traps: ['cursed-ring', 'cursed-ring'],
      shownTraps: ['cursed-ring', 'cursed-ring'],
    });
  });
});
