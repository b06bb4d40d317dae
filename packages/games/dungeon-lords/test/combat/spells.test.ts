// DL-FIGHT-6 to DL-FIGHT-8, DL-FIGHT-14, DL-FIGHT-15, and each of the eighteen combat cards
import { describe, expect, it } from 'vitest';
import type { CombatCardId, MonsterId } from '../../src/cards/cards.ts';
import { lair, map, player, room } from '../table.ts';
import { type Duel, duel, facts, fight, hero, lairIs, line, over, plan, standing, typesOf } from './duel.ts';

const inRoom = (id: 'mint' | 'anti-magic-room' | 'dark-room' | 'training-room') => ({
  map: map({ tunnels: ['c2', 'c3'], rooms: ['c1'] }),
  rooms: [room(id, 'c1')],
});
/** A mage behind a strong warrior: enough magic in round 1, nobody falls of fatigue. */
const two = () => line('warrior-3', 'mage-1');
const cast = (card: CombatCardId, more: Partial<Duel> = {}) => duel({ party: two(), card, ...more });
const casts = (t: ReturnType<typeof duel>) => typesOf(t.events()).includes('spell');

describe('casting', () => {
  it('[DL-FIGHT-6] [DL-FIGHT-7] as much magic as the number of the round', () => {
    for (const round of [1, 2, 3, 4] as const) {
      const enough = { 1: line('mage-1'), 2: line('mage-2a'), 3: line('mage-6'), 4: line('mage-6', 'mage-1') }[round];
      const short = { 1: line('thief-1'), 2: line('mage-1'), 3: line('mage-2a'), 4: line('mage-6') }[round];
      const yes = duel({ party: [hero('warrior-7'), ...enough], card: 'magic-shield', round });
      expect(facts(yes.events(), 'spell')).toMatchObject([{ card: 'magic-shield', magic: round, needed: round }]);
      const no = duel({ party: [hero('warrior-7'), ...short], card: 'magic-shield', round });
      expect(facts(no.events(), 'no-spell')).toMatchObject([{ card: 'magic-shield', magic: round - 1, needed: round }]);
      expect(casts(no)).toBe(false);
    }
  });

  it('[DL-FIGHT-8] [DL-EX-28] magic 2 casts in rounds 1 and 2, and not in round 3', () => {
    const t = (round: 1 | 2 | 3) => duel({ party: line('warrior-3', 'mage-3'), card: 'detect-evil', round });
    expect([1, 2, 3].map((round) => casts(t(round as 1)))).toEqual([true, true, false]);
  });

  it('[DL-CLASS-5] gems of several mages and of the paladin add up', () => {
    const t = duel({ party: line('paladin-1', 'mage-1'), paladin: 0, card: 'detect-evil', round: 3 });
    expect(facts(t.events(), 'spell')).toEqual([{ card: 'detect-evil', magic: 3, needed: 3 }]);
  });

  it('[DL-FIGHT-6] [DL-FIGHT-14] [DL-FIGHT-2] fast before the monsters, slow after them', () => {
    const order = (card: CombatCardId) =>
      typesOf(fight(cast(card, { sends: ['goblin'] }), 'goblin:stab')).filter((type) =>
        ['spell', 'attack'].includes(type),
      );
    expect(order('magic-shield')).toEqual(['spell', 'attack']);
    expect(order('detect-evil')).toEqual(['attack', 'spell']);
  });

  it('[DL-FIGHT-15] [DL-RULING-29] the magic for a slow spell is counted then, on those still present', () => {
    const t = duel({ party: line('mage-1', 'warrior-3'), card: 'detect-evil', sends: ['troll'] });
    const told = fight(t, 'troll:club'); // out with the mage
    expect(facts(told, 'no-spell')).toEqual([{ card: 'detect-evil', magic: 0, needed: 1 }]);
    expect(over(t).evil).toBe(4);
    const same = duel({ party: line('warrior-3', 'mage-1'), card: 'detect-evil', round: 2 });
    expect(facts(same.events(), 'no-spell')).toEqual([{ card: 'detect-evil', magic: 1, needed: 2 }]);
  });

  it('[DL-FIGHT-6] a trap may take the magic away before the fast spell', () => {
    const t = duel({ party: line('mage-1', 'warrior-3'), card: 'magic-shield', lays: ['rolling-stone'] });
    expect(facts(fight(t), 'no-spell')).toEqual([{ card: 'magic-shield', magic: 0, needed: 1 }]);
  });

  it('[DL-CARD-29] in the Anti-magic Room no spell is cast, fast or slow', () => {
    for (const card of ['word-of-peace', 'detect-evil'] as const) {
      const t = cast(card, { year: 2, red: inRoom('anti-magic-room') });
      expect(facts(t.events(), 'spell-stopped')).toEqual([{ card, by: 'anti-magic-room' }]);
      expect(over(t).evil).toBe(4);
    }
  });
});

describe('year 1', () => {
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
    expect(facts(top.events(), 'no-effect')).toEqual([{ card: 'detect-evil' }]);
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
      { by: 1, evil: 6 },
      { by: -1, evil: 5 },
    ]);
  });

  it('[DL-CARD-51] Fireball: nothing at all', () => {
    const t = cast('fireball');
    expect(facts(t.events(), 'no-effect')).toEqual([{ card: 'fireball' }]);
    expect(over(t)).toMatchObject({ gold: 3, food: 3, imps: 3, evil: 4 });
  });
});

describe('year 2', () => {
  const party = () => line('warrior-7', 'mage-4');
  const cast2 = (card: CombatCardId, more: Partial<Duel> = {}) => duel({ party: party(), card, year: 2, ...more });

  it('[DL-CARD-52] Aura of Fear: one monster of the owner’s choice is withdrawn', () => {
    const t = cast2('aura-of-fear', { sends: ['goblin', 'ghost', 'troll'], red: inRoom('mint') });
    expect(t.options('red')).toEqual(['goblin', 'troll']);
    expect(t.refuses('red', 'ghost')).toBe('DL-CARD-52');
    fight(t, 'troll');
    expect(t.options('red')).toEqual(['goblin:stab', 'ghost:chill']);
    fight(t, 'goblin:stab', 'ghost:chill', 'mage-4:2');
    expect(lairIs(over(t))).toEqual(['goblin:spent', 'ghost:spent', 'troll']);
    expect(facts(cast2('aura-of-fear', { sends: ['ghost'] }).events(), 'no-effect')).toHaveLength(1);
  });

  it('[DL-CARD-53] [DL-RULING-52] Metamorphosis: one to the head, nothing else, done afterwards, no bonus of the room', () => {
    for (const id of ['golem', 'vampire', 'goblin', 'dragon', 'demon'] as const) {
      const t = cast2('metamorphosis', { sends: [id], red: inRoom('training-room') });
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
    const t = cast2('metamorphosis', { sends: ['goblin', 'goblin', 'ghost'], red: inRoom('mint') });
    expect(t.options('red')).toEqual(['goblin']);
    expect(t.refuses('red', 'ghost')).toBe('DL-CARD-53');
    fight(t, 'goblin');
    expect(t.options('red')).toEqual(['goblin:bleat', 'goblin:stab', 'ghost:chill']);
    fight(t, 'goblin:stab');
    expect(t.options('red')).toEqual(['goblin:bleat', 'ghost:chill']);
    expect(t.refuses('red', 'goblin:stab')).toBe('DL-CARD-53');
    fight(t, 'goblin:bleat', 'ghost:chill', 'mage-4:2');
    expect(lairIs(over(t))).toEqual(['goblin:spent', 'goblin:spent', 'ghost:spent']);
    const first = cast2('metamorphosis', { sends: ['goblin', 'goblin'], red: inRoom('mint') });
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
      const t = cast2('blind-rage', { sends: [id] });
      expect(t.options('red')).toEqual([`${id}:${attack}`]);
      const told = fight(t, `${id}:${attack}`);
      expect(facts(told, 'hit')).toMatchObject([{ hero: 'warrior-7', damage }]);
      expect(lairIs(over(t))).toEqual([after]);
      expect(typesOf(told).includes('healing-blocked')).toBe(id === 'dragon');
      expect(typesOf(told).includes('conquered')).toBe(id !== 'demon');
    }
  });

  it('[DL-RULING-49] Blind Rage: no second option, and nobody but the head', () => {
    const slime = cast2('blind-rage', { sends: ['slime'] });
    expect(slime.refuses('red', 'slime:clog')).toBe('DL-CARD-54');
    const troll = cast2('blind-rage', { sends: ['troll'] });
    expect(troll.refuses('red', 'troll:feast')).toBe('DL-CARD-54');
    const goblin = cast2('blind-rage', {
      sends: ['goblin'],
      party: [hero('warrior-7', { wounds: 7 }), hero('mage-4')],
    });
    expect(facts(fight(goblin, 'goblin:stab'), 'hit')).toMatchObject([
      { hero: 'warrior-7' },
      { hero: 'mage-4', damage: 1 },
    ]);
  });

  it('[DL-RULING-49] Blind Rage: a vampire never bites a priest, and waits for another head', () => {
    const t = cast2('blind-rage', {
      sends: ['vampire', 'witch'],
      party: line('priest-4', 'mage-4'),
      red: inRoom('mint'),
    });
    expect(t.options('red')).toEqual(['witch:curse']);
    expect(t.refuses('red', 'vampire:bite')).toBe('DL-CARD-14');
    expect(t.refuses('red', 'vampire:sip')).toBe('DL-CARD-54');
    fight(t, 'witch:curse');
    expect(t.options('red')).toEqual(['vampire:bite']);
    const alone = cast2('blind-rage', { sends: ['vampire'], party: line('priest-4', 'mage-4') });
    expect(facts(alone.events(), 'cannot-attack')).toEqual([{ monster: 'vampire', stays: false }]);
    expect(lairIs(over(alone))).toEqual(['vampire:spent']);
  });

  it('[DL-RULING-49] Blind Rage: ghosts are not monsters; rooms still help', () => {
    const ghosts = cast2('blind-rage', { sends: ['ghost'] });
    expect(facts(ghosts.events(), 'no-effect')).toHaveLength(1);
    const mixed = cast2('blind-rage', { sends: ['ghost', 'vampire'], red: inRoom('dark-room') });
    fight(mixed, 'ghost:chill');
    expect(mixed.options('red')).toEqual(['mage-4:2']);
    fight(mixed, 'mage-4:2');
    mixed.play('red', 'vampire:bite');
    expect(facts(mixed.events(), 'hit')).toMatchObject([{ hero: 'warrior-7', damage: 4, bonus: 1 }]);
  });

  it('[DL-CARD-55] Create Food: the head has a hit point more for the rest of this combat', () => {
    const t = cast2('create-food');
    expect(facts(t.events(), 'fattened')).toEqual([{ hero: 'warrior-7', points: 1, health: 9 }]);
    expect(over(t).party).toEqual([hero('warrior-7', { extra: 1, wounds: 2 }), hero('mage-4')]);
    // It saves him from the eighth wound, and counts before the monsters attack.
    const saved = cast2('create-food', { party: [hero('warrior-7', { wounds: 6 }), hero('mage-4')] });
    expect(standing(over(saved))).toEqual(['warrior-7 8', 'mage-4']);
  });

  it('[DL-CARD-56] Illusion: an image with one hit point leads, before the paladin too; ghosts may hit him then', () => {
    const t = cast2('illusion', { party: line('paladin-2', 'warrior-7'), paladin: 0, sends: ['ghost'] });
    expect(standing(player(t, 'red'))).toEqual(['illusion', 'paladin-2', 'warrior-7']);
    fight(t, 'ghost:chill');
    expect(t.options('red')).toEqual(['paladin-2:2', 'warrior-7:3']);
    fight(t, 'paladin-2:2');
    // Healed; the illusion takes the first point of fatigue and is gone, the paladin the second.
    const red = over(t);
    expect([standing(red), red.prison]).toEqual([['paladin-2 1', 'warrior-7'], []]);
  });

  it('[DL-RULING-51] Illusion: taking it out gives the goblin another go, and no prisoner', () => {
    const t = cast2('illusion', { sends: ['goblin'] });
    const told = fight(t, 'goblin:stab');
    expect(facts(told, 'hit')).toMatchObject([
      { hero: 'illusion', wounds: 1, left: 0 },
      { hero: 'warrior-7', damage: 1 },
    ]);
    expect(over(t).prison).toEqual([]);
  });

  it('[DL-RULING-51] Illusion: alone it is an empty party, and conquers nothing', () => {
    const t = cast2('illusion', { party: [hero('mage-4', { wounds: 3 })], sends: ['ghost'] });
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
    const t = cast2('song-of-courage');
    expect(facts(t.events(), 'fatigue')).toEqual([{ printed: 3, less: 2, points: 1 }]);
    expect(standing(over(t))).toEqual(['warrior-7 1', 'mage-4']);
    const unsung = cast2('song-of-courage', { party: line('warrior-7') });
    expect(standing(over(unsung))).toEqual(['warrior-7 3']);
  });

  it('[DL-CARD-58] Regeneration: two wounds, the head’s first, whatever a dragon says', () => {
    const t = cast2('regeneration', {
      party: [hero('warrior-7'), hero('mage-4')],
      sends: ['dragon'],
    });
    const told = fight(t, 'dragon:breath');
    expect(facts(told, 'healed')).toEqual([{ hero: 'warrior-7', place: 1, left: 8, wounds: 2 }]);
    expect(standing(over(t))).toEqual(['warrior-7 2', 'mage-4 2']); // 2 fatigue
    const split = cast2('regeneration', { party: [hero('warrior-7', { wounds: 1 }), hero('mage-4', { wounds: 3 })] });
    expect(facts(split.events(), 'healed')).toMatchObject([
      { hero: 'warrior-7', wounds: 1 },
      { hero: 'mage-4', wounds: 1 },
    ]);
    expect(facts(cast2('regeneration').events(), 'no-effect')).toHaveLength(1);
  });

  it('[DL-CARD-59] [DL-RULING-54] Magic Key: a prisoner of the owner’s choice, never a paladin', () => {
    const t = cast2('magic-key', { red: { prison: ['mage-1', 'paladin-1', 'warrior-2', 'warrior-2'] } });
    expect(t.options('red', 'lose-prisoner')).toEqual(['mage-1', 'warrior-2']);
    expect(t.refuses('red', 'paladin-1')).toBe('DL-CARD-59');
    fight(t, 'warrior-2');
    expect(over(t).prison).toEqual(['mage-1', 'paladin-1', 'warrior-2']);
    expect(t.state.farLands).toEqual(['warrior-2']);
    const safe = cast2('magic-key', { red: { prison: ['paladin-1'] } });
    expect(facts(safe.events(), 'no-effect')).toHaveLength(1);
    expect(over(safe).prison).toEqual(['paladin-1']);
  });

  it('[DL-CARD-60] Dimensional Gate: a gold, or one of the monsters sent is gone for good', () => {
    const sent = () => cast2('dimensional-gate', { sends: ['goblin', 'golem', 'ghost'], red: inRoom('mint') });
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
    const t = cast2('dimensional-gate', { sends: ['troll'], red: { gold: 0 } });
    fight(t, 'troll:club');
    expect(t.options('red')).toEqual(['troll:spent']);
    expect(t.refuses('red', 'pay')).toBe('DL-PAY-2');
    fight(t, 'troll:spent');
    expect(over(t).lair).toEqual([]); // its token is gone with it
    const ghosts = cast2('dimensional-gate', { sends: ['ghost'] });
    expect(facts(fight(ghosts, 'ghost:chill', 'mage-4:2'), 'no-effect')).toHaveLength(1);
  });

  it('[DL-CARD-60] Dimensional Gate: of twins, the one that was there', () => {
    const t = cast2('dimensional-gate', {
      sends: ['goblin'],
      red: { lair: lair('goblin', 'goblin'), plan: plan('c1', ['goblin']) },
    });
    fight(t, 'goblin:stab');
    expect(t.options('red')).toEqual(['pay', 'goblin:spent']);
    fight(t, 'goblin:spent');
    expect(lairIs(over(t))).toEqual(['goblin']);
  });
});
