// The nine combat cards of year 2
import { expect, it } from 'vitest';
import type { CombatCardId, MonsterId } from '../../src/cards/cards.ts';
import { lair, map, player } from '../table.ts';
import { type Duel, duel, facts, fight, hero, inRoom, lairIs, line, over, plan, standing, typesOf } from './duel.ts';

const party = () => line('warrior-7', 'mage-4');
const cast = (card: CombatCardId, more: Partial<Duel> = {}) => duel({ party: party(), card, year: 2, ...more });

it('[DL-CARD-52] Aura of Fear: one monster of the owner’s choice is withdrawn', () => {
  const t = cast('aura-of-fear', { sends: ['goblin', 'ghost', 'troll'], red: inRoom('mint') });
  expect(t.options('red')).toEqual(['goblin', 'troll']);
  expect(t.refuses('red', 'ghost')).toBe('DL-CARD-52');
  fight(t, 'troll');
  expect(t.options('red')).toEqual(['goblin:stab', 'ghost:chill']);
  fight(t, 'goblin:stab', 'ghost:chill', 'mage-4:2');
  expect(lairIs(over(t))).toEqual(['goblin:spent', 'ghost:spent', 'troll']);
  expect(facts(cast('aura-of-fear', { sends: ['ghost'] }).events(), 'no-effect')).toHaveLength(1);
});

it('[DL-CARD-53] [DL-RULING-52] Metamorphosis: one to the head, nothing else, done afterwards, no bonus of the room', () => {
  for (const id of ['golem', 'vampire', 'goblin', 'dragon', 'demon'] as const) {
    const t = cast('metamorphosis', { sends: [id], red: inRoom('training-room') });
    expect(t.options('red')).toEqual([id]);
    fight(t, id);
    expect(t.options('red')).toEqual([`${id}:bleat`]);
    const told = fight(t, `${id}:bleat`);
    expect(facts(told, 'hit')).toMatchObject([{ hero: 'warrior-7', damage: 1, bonus: 0, wounds: 1 }]);
    expect(typesOf(told)).toContain('conquered');
    expect(typesOf(told)).not.toContain('healing-blocked');
    expect(lairIs(over(t))).toEqual([`${id}:spent`]);
  }
});

it('[DL-CARD-53] Metamorphosis: only one of two, and its twin is no sheep', () => {
  const t = cast('metamorphosis', { sends: ['goblin', 'goblin', 'ghost'], red: inRoom('mint') });
  expect(t.options('red')).toEqual(['goblin']);
  expect(t.refuses('red', 'ghost')).toBe('DL-CARD-53');
  fight(t, 'goblin');
  expect(t.options('red')).toEqual(['goblin:bleat', 'goblin:stab', 'ghost:chill']);
  fight(t, 'goblin:stab');
  expect(t.options('red')).toEqual(['goblin:bleat', 'ghost:chill']);
  expect(t.refuses('red', 'goblin:stab')).toBe('DL-CARD-53');
  fight(t, 'goblin:bleat', 'ghost:chill', 'mage-4:2');
  expect(lairIs(over(t))).toEqual(['goblin:spent', 'goblin:spent', 'ghost:spent']);
  const first = cast('metamorphosis', { sends: ['goblin', 'goblin'], red: inRoom('mint') });
  fight(first, 'goblin', 'goblin:bleat');
  expect(first.options('red')).toEqual(['goblin:stab']);
});

it('[DL-CARD-54] [DL-RULING-49] Blind Rage: each monster hits the head with its highest free number', () => {
  const rage: readonly (readonly [MonsterId, string, number, string])[] = [
    ['goblin', 'stab', 2, 'goblin:spent'],
    ['slime', 'splash', 1, 'slime:spent'],
    ['troll', 'club', 3, 'troll:spent'],
    ['witch', 'curse', 4, 'witch:spent'],
    ['vampire', 'bite', 3, 'vampire:spent'],
    ['golem', 'fist', 4, 'golem'],
    ['dragon', 'breath', 2, 'dragon:spent'],
    ['demon', 'gore', 7, 'demon:spent'],
  ];
  for (const [id, attack, damage, after] of rage) {
    const t = cast('blind-rage', { sends: [id] });
    expect(t.options('red')).toEqual([`${id}:${attack}`]);
    const told = fight(t, `${id}:${attack}`);
    expect(facts(told, 'hit')).toMatchObject([{ hero: 'warrior-7', damage }]);
    expect(lairIs(over(t))).toEqual([after]);
    expect(typesOf(told).includes('healing-blocked')).toBe(id === 'dragon');
    expect(typesOf(told).includes('conquered')).toBe(id !== 'demon');
  }
});

it('[DL-RULING-49] Blind Rage: no second option, and nobody but the head', () => {
  const slime = cast('blind-rage', { sends: ['slime'] });
  expect(slime.refuses('red', 'slime:clog')).toBe('DL-CARD-54');
  const troll = cast('blind-rage', { sends: ['troll'] });
  expect(troll.refuses('red', 'troll:feast')).toBe('DL-CARD-54');
  const goblin = cast('blind-rage', {
    sends: ['goblin'],
    party: [hero('warrior-7', { wounds: 7 }), hero('mage-4')],
  });
  expect(facts(fight(goblin, 'goblin:stab'), 'hit')).toMatchObject([
    { hero: 'warrior-7' },
    { hero: 'mage-4', damage: 1 },
  ]);
});

it('[DL-RULING-49] Blind Rage: a vampire never bites a priest, and waits for another head', () => {
  const t = cast('blind-rage', {
    sends: ['vampire', 'witch'],
    party: line('priest-4', 'mage-4'),
    red: inRoom('mint'),
  });
  expect(t.options('red')).toEqual(['witch:curse']);
  expect(t.refuses('red', 'vampire:bite')).toBe('DL-CARD-14');
  expect(t.refuses('red', 'vampire:sip')).toBe('DL-CARD-54');
  fight(t, 'witch:curse');
  expect(t.options('red')).toEqual(['vampire:bite']);
  const alone = cast('blind-rage', { sends: ['vampire'], party: line('priest-4', 'mage-4') });
  expect(facts(alone.events(), 'cannot-attack')).toEqual([{ monster: 'vampire', stays: false }]);
  expect(lairIs(over(alone))).toEqual(['vampire:spent']);
});

it('[DL-RULING-49] Blind Rage: ghosts are not monsters; rooms still help', () => {
  const ghosts = cast('blind-rage', { sends: ['ghost'] });
  expect(facts(ghosts.events(), 'no-effect')).toHaveLength(1);
  const mixed = cast('blind-rage', { sends: ['ghost', 'vampire'], red: inRoom('dark-room') });
  fight(mixed, 'ghost:chill');
  expect(mixed.options('red')).toEqual(['mage-4:2']);
  fight(mixed, 'mage-4:2');
  mixed.play('red', 'vampire:bite');
  expect(facts(mixed.events(), 'hit')).toMatchObject([{ hero: 'warrior-7', damage: 4, bonus: 1 }]);
});

it('[DL-CARD-55] Create Food: the head has a hit point more for the rest of this combat', () => {
  const t = cast('create-food');
  expect(facts(t.events(), 'fattened')).toEqual([{ hero: 'warrior-7', points: 1, health: 9 }]);
  expect(over(t).party).toEqual([hero('warrior-7', { extra: 1, wounds: 2 }), hero('mage-4')]);
  // It saves him from the eighth wound, and counts before the monsters attack.
  const saved = cast('create-food', { party: [hero('warrior-7', { wounds: 6 }), hero('mage-4')] });
  expect(standing(over(saved))).toEqual(['warrior-7 8', 'mage-4']);
});

it('[DL-CARD-56] Illusion: an image with one hit point leads, before the paladin too; ghosts may hit him then', () => {
  const t = cast('illusion', { party: line('paladin-2', 'warrior-7'), paladin: 0, sends: ['ghost'] });
  expect(standing(player(t, 'red'))).toEqual(['illusion', 'paladin-2', 'warrior-7']);
  fight(t, 'ghost:chill');
  expect(t.options('red')).toEqual(['paladin-2:2', 'warrior-7:3']);
  fight(t, 'paladin-2:2');
  // Healed; the illusion takes the first point of fatigue and is gone, the paladin the second.
  const red = over(t);
  expect([standing(red), red.prison]).toEqual([['paladin-2 1', 'warrior-7'], []]);
});

it('[DL-RULING-51] Illusion: taking it out gives the goblin another go, and no prisoner', () => {
  const t = cast('illusion', { sends: ['goblin'] });
  const told = fight(t, 'goblin:stab');
  expect(facts(told, 'hit')).toMatchObject([
    { hero: 'illusion', wounds: 1, left: 0 },
    { hero: 'warrior-7', damage: 1 },
  ]);
  expect(over(t).prison).toEqual([]);
});

it('[DL-RULING-51] Illusion: alone it is an empty party, and conquers nothing', () => {
  const t = cast('illusion', { party: [hero('mage-4', { wounds: 3 })], sends: ['ghost'] });
  const told = fight(t, 'ghost:chill', 'mage-4:2');
  expect(facts(told, 'illusion-gone')).toHaveLength(1);
  const red = over(t);
  expect([red.party, red.prison, red.evil, red.map]).toEqual([[], ['mage-4'], 5, map({})]);
});

it('[DL-CARD-56] [DL-CARD-55] Illusion: it may live into later rounds, be hit by traps, and be fed', () => {
  const t = duel({
    party: [hero('illusion'), hero('warrior-7'), hero('mage-4')],
    round: 2,
    card: 'create-food',
    year: 2,
    lays: ['pendulum'],
  });
  expect(facts(t.events(), 'trap-hits')).toMatchObject([{ hero: 'warrior-7', damage: 3 }]);
  expect(facts(t.events(), 'fattened')).toEqual([{ hero: 'illusion', points: 1, health: 2 }]);
  expect(standing(over(t))).toEqual(['warrior-7 3', 'mage-4']); // 2 fatigue took the image
});

it('[DL-CARD-57] Song of Courage: two less of this round’s fatigue', () => {
  const t = cast('song-of-courage');
  expect(facts(t.events(), 'fatigue')).toEqual([{ printed: 3, less: 2, points: 1 }]);
  expect(standing(over(t))).toEqual(['warrior-7 1', 'mage-4']);
  const unsung = cast('song-of-courage', { party: line('warrior-7') });
  expect(standing(over(unsung))).toEqual(['warrior-7 3']);
});

it('[DL-CARD-58] Regeneration: two wounds, the head’s first, whatever a dragon says', () => {
  const t = cast('regeneration', {
    party: [hero('warrior-7'), hero('mage-4')],
    sends: ['dragon'],
  });
  const told = fight(t, 'dragon:breath');
  expect(facts(told, 'healed')).toEqual([{ hero: 'warrior-7', place: 1, left: 8, wounds: 2 }]);
  expect(standing(over(t))).toEqual(['warrior-7 2', 'mage-4 2']); // 2 fatigue
  const split = cast('regeneration', { party: [hero('warrior-7', { wounds: 1 }), hero('mage-4', { wounds: 3 })] });
  expect(facts(split.events(), 'healed')).toMatchObject([
    { hero: 'warrior-7', wounds: 1 },
    { hero: 'mage-4', wounds: 1 },
  ]);
  expect(facts(cast('regeneration').events(), 'no-effect')).toHaveLength(1);
});

it('[DL-CARD-59] [DL-RULING-54] Magic Key: a prisoner of the owner’s choice, never a paladin', () => {
  const t = cast('magic-key', { red: { prison: ['mage-1', 'paladin-1', 'warrior-2', 'warrior-2'] } });
  expect(t.options('red', 'lose-prisoner')).toEqual(['mage-1', 'warrior-2']);
  expect(t.refuses('red', 'paladin-1')).toBe('DL-CARD-59');
  fight(t, 'warrior-2');
  expect(over(t).prison).toEqual(['mage-1', 'paladin-1', 'warrior-2']);
  expect(t.state.farLands).toEqual(['warrior-2']);
  const safe = cast('magic-key', { red: { prison: ['paladin-1'] } });
  expect(facts(safe.events(), 'no-effect')).toHaveLength(1);
  expect(over(safe).prison).toEqual(['paladin-1']);
});

it('[DL-CARD-60] Dimensional Gate: a gold, or one of the monsters sent is gone for good', () => {
  const sent = () => cast('dimensional-gate', { sends: ['goblin', 'golem', 'ghost'], red: inRoom('mint') });
  const t = sent();
  fight(t, 'goblin:stab', 'golem:fist', 'ghost:chill', 'mage-4:2');
  expect(t.options('red', 'dimensional-gate')).toEqual(['pay', 'goblin:spent', 'golem']); // DL-RULING-52
  const told = fight(t, 'golem');
  expect(facts(told, 'gate-takes')).toEqual([{ monster: 'golem' }]);
  expect(lairIs(over(t))).toEqual(['goblin:spent', 'ghost:spent']);
  expect(t.state.discardedMonsters).toEqual(['golem']);
  const paid = sent();
  fight(paid, 'goblin:stab', 'golem:fist', 'ghost:chill', 'mage-4:2', 'pay');
  expect(over(paid)).toMatchObject({ gold: 2, lair: [{ id: 'goblin' }, { id: 'golem' }, { id: 'ghost' }] });
});

it('[DL-CARD-60] Dimensional Gate: who has no gold loses one; without monsters, nothing', () => {
  const t = cast('dimensional-gate', { sends: ['troll'], red: { gold: 0 } });
  fight(t, 'troll:club');
  expect(t.options('red')).toEqual(['troll:spent']);
  expect(t.refuses('red', 'pay')).toBe('DL-PAY-2');
  fight(t, 'troll:spent');
  expect(over(t).lair).toEqual([]); // its token is gone with it
  const ghosts = cast('dimensional-gate', { sends: ['ghost'] });
  expect(facts(fight(ghosts, 'ghost:chill', 'mage-4:2'), 'no-effect')).toHaveLength(1);
});

it('[DL-CARD-60] Dimensional Gate: of twins, the one that was there', () => {
  const t = cast('dimensional-gate', {
    sends: ['goblin'],
    red: { lair: lair('goblin', 'goblin'), plan: plan('c1', ['goblin']) },
  });
  fight(t, 'goblin:stab');
  expect(t.options('red')).toEqual(['pay', 'goblin:spent']);
  fight(t, 'goblin:spent');
  expect(lairIs(over(t))).toEqual(['goblin']);
});
