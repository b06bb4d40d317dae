// The nine combat cards of year 1
import { expect, it } from 'vitest';
import type { CombatCardId } from '../../src/cards/cards.ts';
import { map, player, room } from '../table.ts';
import { type Duel, duel, facts, fight, hero, inRoom, lairIs, line, over, standing, typesOf } from './duel.ts';

/** A mage behind a strong warrior: enough magic in round 1, nobody falls of fatigue. */
const two = () => line('warrior-3', 'mage-1');
const cast = (card: CombatCardId, more: Partial<Duel> = {}) => duel({ party: two(), card, ...more });

it('[DL-CARD-43] Word of Peace: withdraw all monsters', () => {
  const t = cast('word-of-peace', { sends: ['goblin', 'troll', 'ghost'], red: inRoom('mint') });
  expect(t.options('red')).toEqual(['withdraw', 'evil']);
  const told = fight(t, 'withdraw');
  expect(facts(told, 'withdrawn')).toEqual([{ monster: 'goblin' }, { monster: 'troll' }]);
  expect(t.options('red')).toEqual(['ghost:chill']);
  fight(t, 'ghost:chill', 'mage-1:2');
  expect(lairIs(over(t))).toEqual(['goblin', 'troll', 'ghost:spent']);
});

it('[DL-CARD-43] Word of Peace: or gain two evil', () => {
  const t = cast('word-of-peace', { sends: ['goblin'] });
  fight(t, 'evil', 'goblin:stab');
  expect(over(t).evil).toBe(6); // 7, less 1 for the tile
});

it('[DL-CARD-43] Word of Peace: no effect on ghosts alone, or on nobody', () => {
  const ghosts = cast('word-of-peace', { sends: ['ghost'] });
  expect(ghosts.asked('red')).toEqual(['attack']);
  expect(facts(ghosts.events(), 'no-effect')).toEqual([{ card: 'word-of-peace' }]);
  expect(over(cast('word-of-peace')).evil).toBe(4);
});

it('[DL-RULING-47] Word of Peace: at 14 or 15 evil the two cannot be gained in full', () => {
  for (const [evil, can] of [
    [13, true],
    [14, false],
    [15, false],
  ] as const) {
    const t = cast('word-of-peace', { sends: ['goblin'], red: { evil }, paladin: 'gone' });
    expect(t.options('red')).toEqual(can ? ['withdraw', 'evil'] : ['withdraw']);
    if (!can) expect(t.refuses('red', 'evil')).toBe('DL-RULING-47');
  }
});

it('[DL-RULING-28] who was withdrawn did not attack: no healing', () => {
  const t = duel({
    party: [hero('priest-3', { wounds: 1 }), hero('mage-1')],
    card: 'word-of-peace',
    sends: ['goblin'],
  });
  expect(typesOf(fight(t, 'withdraw'))).not.toContain('healing');
  expect(standing(over(t))).toEqual(['priest-3 3', 'mage-1']); // 2 fatigue
});

it('[DL-CARD-44] Suggestion: each monster is paid again or withdrawn; ghosts are not asked', () => {
  const t = cast('suggestion', { sends: ['goblin', 'ghost', 'witch'], red: inRoom('mint') });
  expect(t.options('red', 'suggestion')).toEqual(['pay', 'withdraw']);
  expect(t.view('red').asks[0]!.about).toEqual({ monster: 'goblin' });
  fight(t, 'pay');
  expect(player(t, 'red').food).toBe(2);
  expect(t.view('red').asks[0]!.about).toEqual({ monster: 'witch' });
  fight(t, 'withdraw');
  expect(t.options('red')).toEqual(['goblin:stab', 'ghost:chill']);
  fight(t, 'goblin:stab', 'ghost:chill', 'mage-1:2');
  expect(lairIs(over(t))).toEqual(['goblin:spent', 'ghost:spent', 'witch']);
});

it('[DL-CARD-44] Suggestion: only what can be paid in full, evil too (DL-RULING-37)', () => {
  const hungry = cast('suggestion', { sends: ['goblin'], red: { food: 0 } });
  expect(hungry.options('red')).toEqual(['withdraw']);
  expect(hungry.refuses('red', 'pay')).toBe('DL-PAY-2');
  const evil = cast('suggestion', { sends: ['vampire'], red: { evil: 14 }, paladin: 'gone' });
  expect(evil.refuses('red', 'pay')).toBe('DL-RULING-37');
  const paid = cast('suggestion', { sends: ['vampire'] });
  fight(paid, 'pay', 'vampire:bite', 'warrior-3:1');
  expect(over(paid).evil).toBe(6);
});

it('[DL-CARD-44] Suggestion: a golem wants a trap, a demon another monster, even one sent along', () => {
  const golem = duel({
    party: line('warrior-7', 'mage-4'),
    card: 'suggestion',
    sends: ['golem'],
    red: { traps: ['pendulum', 'trap-door'] },
  });
  fight(golem, 'pay', 'pendulum', 'golem:fist');
  expect(over(golem)).toMatchObject({ gold: 2, traps: ['trap-door'], buriedTraps: ['pendulum'] });
  const demon = duel({
    party: line('warrior-7', 'mage-4'),
    card: 'suggestion',
    sends: ['demon', 'goblin'],
    red: inRoom('mint'),
  });
  fight(demon, 'pay', 'goblin');
  expect(demon.asked('red')).toEqual(['attack']); // nobody asks the goblin any more
  expect(demon.options('red')).toEqual(['demon:gore']);
  fight(demon, 'demon:gore', 'mage-4:2');
  expect(lairIs(over(demon))).toEqual(['demon:spent']);
});

it('[DL-CARD-44] Suggestion: no effect without monsters', () => {
  expect(facts(cast('suggestion', { sends: ['ghost'] }).events(), 'no-effect')).toEqual([{ card: 'suggestion' }]);
});

it('[DL-CARD-45] Magic Shield: the next point from a monster', () => {
  const t = cast('magic-shield', { sends: ['goblin'] });
  const told = fight(t, 'goblin:stab');
  expect(facts(told, 'hit')).toMatchObject([{ hero: 'warrior-3', damage: 2, absorbed: 1, wounds: 1 }]);
  expect(facts(told, 'tired')).toMatchObject([{ absorbed: 0, wounds: 1 }]);
  expect(standing(over(t))).toEqual(['warrior-3 2', 'mage-1']);
});

it('[DL-CARD-45] Magic Shield: of a hit on everybody the head’s; else of fatigue; ghosts’ too', () => {
  const slime = cast('magic-shield', { sends: ['slime'] });
  expect(facts(fight(slime, 'slime:splash'), 'hit')).toMatchObject([
    { hero: 'warrior-3', absorbed: 1, wounds: 0 },
    { hero: 'mage-1', absorbed: 0, wounds: 1 },
  ]);
  const tired = cast('magic-shield');
  expect(facts(tired.events(), 'tired')).toMatchObject([{ absorbed: 1, wounds: 0 }]);
  const ghost = cast('magic-shield', { sends: ['ghost'] });
  expect(facts(fight(ghost, 'ghost:chill', 'mage-1:2'), 'hit')).toMatchObject([{ absorbed: 1, wounds: 1 }]);
});

it('[DL-CARD-45] Magic Shield: a point of late poison, but no trap, which comes before it', () => {
  const t = cast('magic-shield', {
    lays: ['poisoned-dart', 'trap-door'],
    red: { ...inRoom('mint'), rooms: [room('labyrinth', 'c1')] },
  });
  const told = fight(t, 'poisoned-dart', 'mage-1:2');
  expect(facts(told, 'trap-hits')).toMatchObject([
    { hero: 'mage-1', wounds: 1 },
    { hero: 'warrior-3', wounds: 2 },
  ]);
  expect(facts(told, 'poisoned')).toMatchObject([{ hero: 'mage-1', absorbed: 1, wounds: 1, left: 1 }]);
  expect(over(t).map).toEqual(inRoom('mint').map); // blocked by the door
});

it('[DL-CARD-46] [DL-RULING-48] Invisibility: mages go to the end, and are no target', () => {
  const t = duel({
    party: line('mage-1', 'priest-3', 'mage-3', 'warrior-3'),
    card: 'invisibility',
    sends: ['slime', 'ghost', 'witch'],
    red: inRoom('mint'),
  });
  expect(standing(player(t, 'red'))).toEqual(['priest-3', 'warrior-3', 'mage-1', 'mage-3']);
  t.play('red', 'slime:splash');
  expect(facts(t.events(), 'hit')).toMatchObject([{ hero: 'priest-3' }, { hero: 'warrior-3' }]);
  t.play('red', 'ghost:chill');
  expect(t.options('red')).toEqual(['warrior-3:2']);
  expect(t.refuses('red', 'mage-1:3')).toBe('DL-CARD-46');
  t.play('red', 'warrior-3:2');
  fight(t, 'witch:curse');
  // priest: 1 + 3 of 4 is out; healing has no heart left; 2 fatigue on the warrior with 3 wounds: out
  const red = over(t);
  expect(red.prison).toEqual(['priest-3', 'warrior-3']);
  expect(standing(red)).toEqual(['mage-1', 'mage-3']); // for good
  expect(red.map).toEqual(map({ tunnels: ['c2', 'c3'], conqueredRooms: ['c1'] })); // they still conquer
});

it('[DL-RULING-48] Invisibility: fatigue passes them by and is lost with nobody else there', () => {
  const t = duel({ party: line('mage-1', 'mage-3'), card: 'invisibility', sends: ['goblin'] });
  expect(t.asking()).toEqual([]);
  const told = fight(t);
  expect(facts(told, 'cannot-attack')).toEqual([{ monster: 'goblin', stays: false }]);
  expect(facts(told, 'fatigue-lost')).toEqual([{ points: 2 }]);
  const red = over(t);
  expect([standing(red), red.evil]).toEqual([['mage-1', 'mage-3'], 4]);
});

it('[DL-RULING-48] Invisibility: a goblin’s other go does not reach them; slimes may still clog, golems return', () => {
  const goblin = duel({
    party: [hero('mage-1'), hero('warrior-1', { wounds: 2 })],
    card: 'invisibility',
    sends: ['goblin'],
  });
  expect(facts(fight(goblin, 'goblin:stab'), 'hit')).toMatchObject([{ hero: 'warrior-1' }]);
  expect(standing(over(goblin))).toEqual(['mage-1']);
  const slime = duel({ party: line('mage-1'), card: 'invisibility', sends: ['slime', 'golem'], red: inRoom('mint') });
  expect(slime.options('red')).toEqual(['slime:clog']);
  expect(slime.refuses('red', 'slime:splash')).toBe('DL-CARD-46');
  expect(slime.refuses('red', 'golem:fist')).toBe('DL-CARD-46');
  fight(slime, 'slime:clog');
  expect(lairIs(over(slime))).toEqual(['slime:spent', 'golem']);
});

it('[DL-RULING-48] Invisibility: late poison passes to the next who can be harmed, or is lost', () => {
  const t = duel({ party: line('mage-1', 'warrior-3'), card: 'invisibility', lays: ['poisoned-dart'] });
  const told = fight(t, 'mage-1:1');
  expect(facts(told, 'poisoned')).toMatchObject([{ hero: 'warrior-3', place: 1, wounds: 2, left: 1 }]);
  expect(standing(over(t))).toEqual(['warrior-3 4', 'mage-1 1']);
  const alone = duel({ party: line('mage-1'), card: 'invisibility', lays: ['poisoned-dart'] });
  expect(typesOf(fight(alone, 'mage-1:1'))).not.toContain('poisoned');
  expect(over(alone).party).toEqual([hero('mage-1', { wounds: 1 })]);
});

it('[DL-CARD-46] Invisibility: cast by a paladin alone it hides nobody', () => {
  const t = duel({ party: line('paladin-1'), paladin: 0, card: 'invisibility' });
  expect(facts(t.events(), 'no-effect')).toEqual([{ card: 'invisibility' }]);
  expect(standing(over(t))).toEqual(['paladin-1 2']);
});

it('[DL-CARD-47] Detect Evil: two evil, as far as the Evilometer goes', () => {
  expect(over(cast('detect-evil')).evil).toBe(6);
  const t = cast('detect-evil', { red: { evil: 14 }, paladin: 'gone' });
  expect(facts(t.events(), 'evil')).toMatchObject([
    { by: 1, evil: 15 },
    { by: -1, evil: 14 },
  ]);
  const top = cast('detect-evil', { red: { evil: 15 }, paladin: 'gone' });
  expect(facts(top.events(), 'evil')[0]).toMatchObject({ by: 0, evil: 15 });
});

it('[DL-CARD-48] Fist of Justice: an imp, if there is one', () => {
  const t = cast('fist-of-justice');
  expect(facts(t.events(), 'imps-lost')).toEqual([{ imps: 1, left: 2 }]);
  expect(over(t).imps).toBe(2);
  const none = cast('fist-of-justice', { red: { imps: 0 } });
  expect(facts(none.events(), 'no-effect')).toEqual([{ card: 'fist-of-justice' }]);
  expect(over(none).imps).toBe(0);
});

it('[DL-CARD-49] [DL-RULING-54] Detect Treasure: a gold, else a food, else a trap of the owner’s choice, else nothing', () => {
  expect(over(cast('detect-treasure'))).toMatchObject({ gold: 2, food: 3 });
  expect(over(cast('detect-treasure', { red: { gold: 0 } }))).toMatchObject({ gold: 0, food: 2 });
  const poor = { gold: 0, food: 0 };
  const t = cast('detect-treasure', { red: { ...poor, traps: ['pendulum', 'trap-door'] } });
  expect(t.options('red', 'discard-trap')).toEqual(['pendulum', 'trap-door']);
  fight(t, 'trap-door');
  expect(over(t)).toMatchObject({ traps: ['pendulum'], buriedTraps: ['trap-door'] });
  expect(t.heard('green').some((event) => JSON.stringify(event).includes('trap-door'))).toBe(false);
  expect(facts(cast('detect-treasure', { red: poor }).events(), 'no-effect')).toEqual([{ card: 'detect-treasure' }]);
});

it('[DL-CARD-50] Graffiti: a trap of the owner’s choice, else an evil', () => {
  const t = cast('graffiti', { red: { traps: ['pendulum', 'pendulum'] } });
  expect(t.options('red', 'discard-trap')).toEqual(['pendulum']);
  fight(t, 'pendulum');
  expect(over(t)).toMatchObject({ traps: ['pendulum'], evil: 4 });
  const none = cast('graffiti');
  expect(facts(none.events(), 'evil')).toEqual([
    { before: 5, by: 1, evil: 6 },
    { before: 6, by: -1, evil: 5 },
  ]);
});

it('[DL-CARD-51] Fireball: nothing at all', () => {
  const t = cast('fireball');
  expect(facts(t.events(), 'no-effect')).toEqual([{ card: 'fireball' }]);
  expect(over(t)).toMatchObject({ gold: 3, food: 3, imps: 3, evil: 4 });
});
