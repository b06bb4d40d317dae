// DL-PAL-8, DL-PAL-9, DL-RULING-33 to DL-RULING-35, DL-RULING-45: the paladin walks in the middle of a fight
import { expect, it } from 'vitest';
import { type Given, lair, map, player, room, table, types } from '../table.ts';
import { duel, facts, fight, fighter, hero, lairIs, line, standing } from './duel.ts';

const fights = (given: Partial<Given>) => table({ at: { proc: 'fights', at: 0 }, season: 4, combatShown: 1, ...given });
const rounds = (given: Partial<Given>) => table({ at: { proc: 'combat', at: 0 }, season: 4, ...given });
const paladin = (wounds = 0) => hero('paladin-1', { wounds });

it('[DL-PAL-8] [DL-PAL-9] he leaves because his holder’s evil drops, with his wounds', () => {
  const t = fights({
    paladin: 0,
    red: fighter([paladin(3), hero('warrior-3')], [], { evil: 11 }),
    green: { evil: 11 },
  });
  // Red is conquered, falls to 10, and green is strictly worse.
  expect(types(t)).toContain('paladin-moves');
  expect(standing(player(t, 'red'))).toEqual(['warrior-3']);
  expect(standing(player(t, 'green'))).toEqual(['paladin-1 4']);
  expect(t.state.paladin).toBe(1);
});

it('[DL-PAL-8] a mere tie does not move him', () => {
  const t = fights({ paladin: 0, red: fighter([paladin()], [], { evil: 11 }), green: { evil: 10 } });
  expect(player(t, 'red').evil).toBe(10);
  expect(t.state.paladin).toBe(0);
});

it('[DL-RULING-33] who planned and has not fought yet meets him at the head, with the plan already made', () => {
  const t = fights({
    paladin: 0,
    red: fighter([paladin(), hero('warrior-3')], [], { evil: 11 }),
    green: fighter(line('mage-1'), ['troll'], { evil: 11 }),
  });
  expect(t.asking()).toEqual(['green']);
  expect(standing(player(t, 'green'))).toEqual(['paladin-1 1', 'mage-1']);
  t.play('green', 'troll:club');
  expect(facts(t.events(), 'hit')).toMatchObject([{ hero: 'paladin-1', damage: 3, left: 1 }]);
});

it('[DL-RULING-33] he may fight in several dungeons in one round', () => {
  const t = fights({
    paladin: 0,
    year: 2,
    combatCards: ['detect-evil', 'fireball', 'fireball', 'fireball'],
    red: fighter([hero('paladin-2')], [], {
      evil: 15,
      map: map({ tunnels: ['c2'], rooms: ['c1'] }),
      rooms: [room('anti-magic-room', 'c1')],
    }),
    green: fighter(line('warrior-3'), [], { evil: 15 }),
    blue: fighter(line('warrior-3', 'mage-1'), [], { evil: 14 }),
  });
  // Red: no spell, 14. Green, 15: he comes; no worse by the spell, 14. Blue, 14: 15 by the spell, and he comes in the middle.
  expect(facts(t.events(), 'paladin-moves')).toMatchObject([{ toSeat: 1 }, { toSeat: 2 }]);
  expect(['red', 'green', 'blue'].map((name) => player(t, name as 'red').evil)).toEqual([14, 14, 14]);
  expect(standing(player(t, 'blue'))).toEqual(['paladin-2 6', 'warrior-3', 'mage-1']); // 2 fatigue in each of them
  expect(standing(player(t, 'green'))).toEqual(['warrior-3']);
});

it('[DL-RULING-33] who has fought already, or had no plan, waits with him for the next round', () => {
  const t = rounds({
    paladin: 2,
    combatCards: ['fireball', 'fireball', 'fireball', 'fireball'],
    red: { party: line('warrior-7'), evil: 11, map: map({ tunnels: ['c1', 'b1', 'd1', 'c2', 'c3'] }) },
    green: { evil: 9 },
    blue: { party: [paladin(), hero('warrior-7')], evil: 11 },
  });
  t.play('red', 'c1');
  t.play('blue', 'c1');
  // Red fought first and fell to 10; blue fell to 10: he stays where he is.
  expect(t.state.paladin).toBe(2);
  const u = rounds({
    paladin: 2,
    combatCards: ['detect-evil', 'fireball', 'fireball', 'fireball'],
    red: { party: line('warrior-7', 'mage-1'), evil: 11 },
    blue: { party: [paladin(), hero('warrior-7')], evil: 13 },
  });
  u.play('red', 'c1'); // 13 by the spell: a tie; 12 after the conquest
  u.play('blue', 'c1'); // 15 by the spell, 14 after the conquest
  expect(u.state.paladin).toBe(2);
  const v = rounds({
    paladin: 2,
    combatCards: ['fireball', 'fireball', 'fireball', 'fireball'],
    red: { party: line('warrior-7'), evil: 12 },
    green: { evil: 11 },
    blue: { party: [paladin(), hero('warrior-7')], evil: 11 },
  });
  v.play('red', 'c1');
  v.play('blue', 'c1');
  // Red has fought and stands at 11, blue falls to 10: of red and green, both at 11, green is later. He had no plan.
  expect(v.state.paladin).toBe(1);
  expect(standing(player(v, 'green'))).toEqual(['paladin-1 1']);
  expect(v.asking()).toEqual(['red', 'green', 'blue']); // DL-RULING-35: now green plans
});

it('[DL-RULING-34] he leaves an empty party behind by a conquest: the conquest stands', () => {
  const t = fights({
    paladin: 0,
    red: fighter([paladin()], [], { evil: 11 }),
    green: { evil: 11 },
  });
  expect(player(t, 'red').map).toEqual(map({ tunnels: ['c2', 'c3'], conquered: ['c1'] }));
  expect(player(t, 'red').party).toEqual([]);
  expect(t.asking()).toEqual([]);
});

it('[DL-RULING-34] a plan without anybody to fight is dropped: creatures stay ready, traps unseen', () => {
  const t = fights({
    paladin: 1,
    combatCards: ['detect-evil', 'fireball', 'fireball', 'fireball'],
    red: fighter(line('warrior-3', 'mage-1'), [], { evil: 10 }),
    green: fighter([paladin()], ['troll'], {
      evil: 11,
      traps: ['trap-door'],
      plan: { cell: 2, creatures: ['troll'], traps: ['trap-door'] },
    }),
  });
  // Red gains 2 by the spell: 12 is more than 11, and he comes to red in the middle of that fight. Conquered, red has 11.
  expect(t.state.paladin).toBe(0);
  expect(standing(player(t, 'red'))).toEqual(['paladin-1 2', 'warrior-3', 'mage-1']);
  const green = player(t, 'green');
  expect([lairIs(green), green.traps, green.shownTraps, green.map]).toEqual([['troll'], ['trap-door'], [], map({})]);
  expect(facts(t.events(), 'party-gone')).toEqual([{ creatures: ['troll'], traps: 1 }]);
});

it('[DL-RULING-45] drawn by the fighting owner’s own evil he joins at once and meets the remaining steps', () => {
  const t = duel({
    party: line('warrior-3', 'mage-1'),
    card: 'word-of-peace',
    sends: ['troll'],
    red: { evil: 9 },
  });
  t.play('red', 'evil');
  expect(standing(player(t, 'red'))).toEqual(['paladin-1', 'warrior-3', 'mage-1']);
  t.play('red', 'troll:club');
  expect(facts(t.events(), 'hit')).toMatchObject([{ hero: 'paladin-1', damage: 3 }]);
  expect(facts(t.events(), 'healed')).toMatchObject([{ hero: 'paladin-1', wounds: 2 }]); // his own hearts
  expect(standing(player(t, 'red'))).toEqual(['paladin-1 3', 'warrior-3', 'mage-1']);
});

it('[DL-RULING-45] a price paid in evil draws him, too, and the payment is finished (DL-RULING-34)', () => {
  const t = duel({
    party: line('warrior-3', 'mage-1'),
    card: 'suggestion',
    sends: ['witch'],
    red: { evil: 9, food: 1 },
  });
  t.play('red', 'pay');
  expect(player(t, 'red')).toMatchObject({ evil: 10, food: 0 });
  expect(standing(player(t, 'red'))).toEqual(['paladin-1', 'warrior-3', 'mage-1']);
});

it('[DL-RULING-45] behind an illusion, which stands before everybody', () => {
  const t = duel({
    party: [hero('illusion'), hero('warrior-7'), hero('mage-7')],
    year: 2,
    round: 3,
    card: 'detect-evil',
    red: { evil: 9 },
  });
  expect(types(t)).toContain('paladin-comes');
  expect(standing(player(t, 'red'))).toEqual(['paladin-2 1', 'warrior-7', 'mage-7']); // fatigue took the image first
});

it('[DL-RULING-35] he comes to a dungeon whose combat was over, and it resumes, with what is still ready (DL-RULING-44)', () => {
  const t = rounds({
    paladin: 1,
    combatCards: ['fireball', 'fireball', 'fireball', 'fireball'],
    red: { party: [hero('thief-1', { wounds: 1 })], evil: 11, lair: lair('goblin', 'troll') },
    green: { party: [paladin(), hero('warrior-7')], evil: 11, map: map({ tunnels: ['c1', 'b1', 'd1', 'c2', 'c3'] }) },
  });
  for (const step of ['c1', 'goblin']) t.play('red', step);
  t.play('green', 'c1');
  t.play('red', 'goblin:stab'); // red's party is gone; green falls to 10, red has 11
  expect(t.state.paladin).toBe(0);
  expect(t.asking()).toEqual(['red', 'green']);
  t.play('red', 'c1');
  expect(t.options('red')).toEqual(['troll', 'done']);
  expect(t.refuses('red', 'goblin')).toBe('DL-FIGHT-13');
});

it('[DL-RULING-35] after round 4 a free paladin is discarded like anybody', () => {
  const t = rounds({ combatShown: 3, paladin: 0, red: { party: [paladin()], evil: 11 } });
  t.play('red', 'c1');
  expect([t.state.paladin, t.state.farLands, player(t, 'red').party]).toEqual(['gone', ['paladin-1'], []]);
});

it('[DL-COMBAT-3] [DL-RULING-21] beaten he is in prison, and never moves again that year', () => {
  const t = fights({
    paladin: 0,
    combatCards: ['detect-evil', 'fireball', 'fireball', 'fireball'],
    red: fighter([paladin(3), hero('warrior-3')], ['troll'], { evil: 11 }),
    green: fighter(line('warrior-3', 'mage-1'), [], { evil: 13 }),
  });
  t.play('red', 'troll:club');
  expect(player(t, 'red').prison).toEqual(['paladin-1']);
  expect(t.state.paladin).toBe('prison');
  expect(standing(player(t, 'green'))).toEqual(['warrior-3 2', 'mage-1']);
});

it('[DL-FIGHT-20] poisoned he gets away if he moves before the poison works', () => {
  const t = fights({
    paladin: 0,
    red: fighter([paladin(), hero('warrior-3')], [], {
      evil: 11,
      traps: ['poisoned-dart'],
      plan: { cell: 2, creatures: [], traps: ['poisoned-dart'] },
    }),
    green: fighter(line('warrior-3'), [], { evil: 11 }),
  });
  const told = fight(t, 'paladin-1:1');
  expect(told.filter(({ type }) => type === 'poisoned')).toEqual([]);
  // The dart was detected; 1 fatigue at red's, 1 at green's.
  expect(player(t, 'green').party).toEqual([hero('paladin-1', { wounds: 2 }), hero('warrior-3')]);
});

it('[DL-RULING-46] [DL-RULING-51] an illusion he leaves behind alone is gone', () => {
  const t = fights({
    paladin: 1,
    year: 2,
    combatCards: ['detect-evil', 'fireball', 'fireball', 'fireball'],
    red: fighter(line('warrior-7', 'mage-4'), [], { evil: 10 }),
    green: fighter([hero('illusion'), hero('paladin-2')], [], { evil: 11 }),
  });
  expect(t.state.paladin).toBe(0);
  expect(player(t, 'green').party).toEqual([]);
});
