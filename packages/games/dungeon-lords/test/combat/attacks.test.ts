// DL-FIGHT-9 to DL-FIGHT-13, and each of the nine creatures
import { describe, expect, it } from 'vitest';
import type { MonsterId } from '../../src/cards/cards.ts';
import { creature, lair, map, room } from '../table.ts';
import { type Duel, duel, facts, fight, hero, inRoom, lairIs, line, over, plan, standing, typesOf } from './duel.ts';

/** `who damage wounds left`, one for each hit. */
const hits = (t: ReturnType<typeof duel>, ...options: string[]) =>
  facts(fight(t, ...options), 'hit').map(({ hero: who, damage, wounds, left }) =>
    [who, damage, wounds, left].join(' '),
  );
const three = () => line('warrior-3', 'priest-3', 'mage-3');

describe('attacking', () => {
  it('[DL-FIGHT-9] one at a time, in the order the owner chooses', () => {
    const sends: MonsterId[] = ['goblin', 'ghost', 'witch'];
    const t = duel({ party: three(), sends, red: inRoom('mint') });
    expect(t.options('red')).toEqual(['goblin:stab', 'ghost:chill', 'witch:curse', 'witch:hexes']);
    t.play('red', 'witch:curse');
    expect(t.options('red')).toEqual(['goblin:stab', 'ghost:chill']);
    t.play('red', 'ghost:chill');
    t.play('red', 'mage-3:3');
    expect(t.options('red')).toEqual(['goblin:stab']);
    t.play('red', 'goblin:stab');
    // 4 of 5 to the warrior; the goblin takes him out and has another go at the priest.
    const red = over(t);
    expect(red.prison).toEqual(['warrior-3']);
    expect(lairIs(red)).toEqual(['goblin:spent', 'ghost:spent', 'witch:spent']);
  });

  it('[DL-FIGHT-9] who was not sent, has attacked or was never there cannot attack', () => {
    const t = duel({ party: three(), sends: ['goblin'], red: { lair: lair('goblin', 'troll') } });
    expect(t.refuses('red', 'troll:club')).toBe('DL-FIGHT-9');
    expect(t.refuses('red', 'dragon:breath')).toBe('ENG-NOT-OFFERED');
    t.play('red', 'goblin:stab');
    expect(lairIs(over(t))).toEqual(['goblin:spent', 'troll']);
  });

  it('[DL-FIGHT-9] twins are one option, each attacks once', () => {
    const t = duel({ party: three(), sends: ['goblin', 'goblin'], red: inRoom('mint') });
    expect(t.options('red')).toEqual(['goblin:stab']);
    t.play('red', 'goblin:stab');
    expect(t.options('red')).toEqual(['goblin:stab']);
    t.play('red', 'goblin:stab');
    expect(lairIs(over(t))).toEqual(['goblin:spent', 'goblin:spent']);
  });

  it('[DL-FIGHT-10] the head, unless the tile says otherwise', () => {
    const t = duel({ party: three(), sends: ['goblin'] });
    expect(hits(t, 'goblin:stab')).toEqual(['warrior-3 2 2 3']);
    expect(standing(over(t))).toEqual(['warrior-3 1', 'priest-3', 'mage-3']); // two hearts healed, 1 fatigue
  });

  it('[DL-FIGHT-11] of two attacks the one its owner picks', () => {
    expect(duel({ party: three(), sends: ['troll'] }).options('red')).toEqual(['troll:club', 'troll:feast']);
    expect(duel({ party: three(), sends: ['slime'] }).options('red')).toEqual(['slime:splash', 'slime:clog']);
    expect(duel({ party: three(), sends: ['vampire'] }).options('red')).toEqual(['vampire:bite', 'vampire:sip']);
  });

  it('[DL-FIGHT-12] damage beyond his hit points is lost', () => {
    const t = duel({ party: line('mage-1', 'warrior-3'), sends: ['witch'] });
    expect(hits(t, 'witch:curse')).toEqual(['mage-1 4 3 0']);
    const red = over(t);
    expect(red.prison).toEqual(['mage-1']);
    expect(standing(red)).toEqual(['warrior-3 1']);
  });

  it('[DL-FIGHT-13] [DL-COMBAT-3] out of play afterwards; whoever has no hit points left is in prison at once', () => {
    const t = duel({ party: line('mage-1', 'warrior-1'), sends: ['witch', 'ghost'] });
    const told = fight(t, 'witch:curse');
    expect(facts(told, 'captured')).toEqual([{ hero: 'mage-1', prisoners: 1 }]);
    expect(t.state.players[0]!.prison).toEqual(['mage-1']);
    expect(lairIs(over(t))).toEqual(['witch:spent', 'ghost:spent']);
  });

  it('[DL-RULING-28] who has nobody to attack is not asked, and is spent all the same', () => {
    const t = duel({ party: line('warrior-3'), sends: ['ghost'] });
    expect(t.asking()).toEqual([]);
    expect(facts(fight(t), 'cannot-attack')).toEqual([{ monster: 'ghost', stays: false }]);
    expect(lairIs(over(t))).toEqual(['ghost:spent']);
  });

  it('[DL-RULING-28] who can attack must, but the order may leave nobody for a ghost', () => {
    const t = duel({ party: line('mage-1', 'warrior-3'), sends: ['witch', 'ghost'] });
    expect(t.options('red')).toEqual(['witch:curse', 'witch:hexes', 'ghost:chill']);
    const told = fight(t, 'witch:curse'); // the mage falls, and only the head is left
    expect(facts(told, 'cannot-attack')).toEqual([{ monster: 'ghost', stays: false }]);
    expect(lairIs(over(t))).toEqual(['witch:spent', 'ghost:spent']);
  });

  it('[DL-RULING-44] when the party is gone, who has not attacked yet stays ready', () => {
    const t = duel({ party: line('mage-1'), sends: ['troll', 'goblin'], red: inRoom('mint') });
    const told = fight(t, 'troll:club');
    expect(facts(told, 'party-gone')).toEqual([{ creatures: ['goblin'], traps: 0 }]);
    expect(lairIs(over(t))).toEqual(['troll:spent', 'goblin']);
  });

  it('[DL-FIGHT-13] one that lies face down already is not sent in its twin’s place', () => {
    const t = duel({
      party: three(),
      sends: ['goblin'],
      red: { lair: [creature('goblin', { spent: true }), creature('goblin')] },
    });
    t.play('red', 'goblin:stab');
    expect(lairIs(over(t))).toEqual(['goblin:spent', 'goblin:spent']);
  });
});

describe('each creature', () => {
  it('[DL-CARD-9] Goblin: two to the head, and one more to the new head if he falls', () => {
    const falls = duel({ party: [hero('warrior-1', { wounds: 1 }), hero('mage-3')], sends: ['goblin'] });
    expect(hits(falls, 'goblin:stab')).toEqual(['warrior-1 2 2 0', 'mage-3 1 1 3']);
    over(falls);
    const stands = duel({ party: line('warrior-1', 'mage-3'), sends: ['goblin'] });
    expect(hits(stands, 'goblin:stab')).toEqual(['warrior-1 2 2 1']);
    const last = duel({ party: [hero('warrior-1', { wounds: 1 })], sends: ['goblin'] });
    expect(hits(last, 'goblin:stab')).toEqual(['warrior-1 2 2 0']);
    // The other go is no attack of its own: whoever it takes out brings no third.
    const both = duel({
      party: [hero('warrior-1', { wounds: 1 }), hero('mage-3', { wounds: 3 }), hero('thief-1')],
      sends: ['goblin'],
    });
    expect(hits(both, 'goblin:stab')).toEqual(['warrior-1 2 2 0', 'mage-3 1 1 0']);
  });

  it('[DL-CARD-10] Slime: one to each', () => {
    const t = duel({ party: line('warrior-3', 'thief-1', 'mage-3'), sends: ['slime'] });
    expect(hits(t, 'slime:splash')).toEqual(['warrior-3 1 1 4', 'thief-1 1 1 2', 'mage-3 1 1 3']);
    expect(standing(over(t))).toEqual(['warrior-3 2', 'thief-1 1', 'mage-3 1']);
  });

  it('[DL-CARD-10] [DL-RULING-30] Slime: or no attack and no conquest, and so no healing either', () => {
    const t = duel({ party: [hero('warrior-3', { wounds: 2 }), hero('priest-3')], sends: ['slime'] });
    const told = fight(t, 'slime:clog');
    expect(facts(told, 'conquest-blocked')).toEqual([{ by: 'slime' }]);
    expect(typesOf(told)).not.toContain('healing');
    expect(facts(told, 'no-healing')).toEqual([{ hearts: 2 }]);
    const red = over(t);
    expect([standing(red), red.map, red.evil, lairIs(red)]).toEqual([
      ['warrior-3 2', 'priest-3'],
      map({}),
      5,
      ['slime:spent'],
    ]);
  });

  it('[DL-CARD-11] Ghost: two to anybody but the head', () => {
    const t = duel({ party: three(), sends: ['ghost'] });
    t.play('red', 'ghost:chill');
    expect(t.options('red')).toEqual(['priest-3:2', 'mage-3:3']);
    expect(t.refuses('red', 'warrior-3:1')).toBe('DL-CARD-11');
    t.play('red', 'mage-3:3');
    expect(facts(t.events(), 'hit')).toMatchObject([{ hero: 'mage-3', damage: 2, wounds: 2, left: 2 }]);
    expect(lairIs(over(t))).toEqual(['ghost:spent']);
  });

  it('[DL-CARD-11] [DL-CARD-65] Ghost: not the paladin while he leads', () => {
    const t = duel({ party: line('paladin-1', 'warrior-1'), paladin: 0, sends: ['ghost'] });
    t.play('red', 'ghost:chill');
    expect(t.options('red')).toEqual(['warrior-1:2']);
  });

  it('[DL-CARD-12] Troll: three to the head, or four for a food', () => {
    const club = duel({ party: three(), sends: ['troll'] });
    expect(hits(club, 'troll:club')).toEqual(['warrior-3 3 3 2']);
    expect(over(club).food).toBe(3);
    const feast = duel({ party: three(), sends: ['troll'] });
    expect(hits(feast, 'troll:feast')).toEqual(['warrior-3 4 4 1']);
    expect(over(feast).food).toBe(2);
    const hungry = duel({ party: three(), sends: ['troll'], red: { food: 0 } });
    expect(hungry.options('red')).toEqual(['troll:club']);
    expect(hungry.refuses('red', 'troll:feast')).toBe('DL-PAY-2');
  });

  it('[DL-RULING-24] [DL-MONTYPE-3] Troll: it fights whether or not its token has worked', () => {
    const t = duel({ party: three(), sends: ['troll'], red: { lair: [creature('troll', { worked: true })] } });
    expect(hits(t, 'troll:club')).toEqual(['warrior-3 3 3 2']);
    expect(over(t).lair).toEqual([creature('troll', { worked: true, spent: true })]);
  });

  it('[DL-CARD-13] Witch: four to the head, or one and one to anybody', () => {
    const curse = duel({ party: three(), sends: ['witch'] });
    expect(hits(curse, 'witch:curse')).toEqual(['warrior-3 4 4 1']);
    const hexes = duel({ party: three(), sends: ['witch'] });
    hexes.play('red', 'witch:hexes');
    expect(hexes.options('red')).toEqual(['warrior-3:1', 'priest-3:2', 'mage-3:3']);
    hexes.play('red', 'mage-3:3');
    expect(hexes.options('red')).toEqual(['warrior-3:1', 'priest-3:2', 'mage-3:3']);
    hexes.play('red', 'warrior-3:1');
    expect(standing(over(hexes))).toEqual(['warrior-3 1', 'priest-3', 'mage-3']); // two hearts healed, 1 fatigue
    const same = duel({ party: [hero('mage-1', { wounds: 1 }), hero('warrior-3')], sends: ['witch'] });
    fight(same, 'witch:hexes', 'mage-1:1', 'mage-1:1');
    expect(over(same).prison).toEqual(['mage-1']);
  });

  it('[DL-CARD-13] Witch: the second hex is lost when nobody is left', () => {
    const t = duel({ party: [hero('mage-1', { wounds: 2 })], sends: ['witch'] });
    fight(t, 'witch:hexes', 'mage-1:1');
    expect(over(t).prison).toEqual(['mage-1']);
  });

  it('[DL-CARD-14] Vampire: three to anybody but a priest; or two, and ready again', () => {
    const bite = duel({ party: three(), sends: ['vampire'] });
    bite.play('red', 'vampire:bite');
    expect(bite.options('red')).toEqual(['warrior-3:1', 'mage-3:3']);
    expect(bite.refuses('red', 'priest-3:2')).toBe('DL-CARD-14');
    bite.play('red', 'mage-3:3');
    expect(facts(bite.events(), 'hit')).toMatchObject([{ hero: 'mage-3', damage: 3, left: 1 }]);
    expect(lairIs(over(bite))).toEqual(['vampire:spent']);
    const sip = duel({ party: three(), sends: ['vampire'] });
    const told = fight(sip, 'vampire:sip', 'warrior-3:1');
    expect(facts(told, 'hit')).toMatchObject([{ hero: 'warrior-3', damage: 2, left: 3 }]);
    expect(facts(told, 'returns')).toEqual([{ monster: 'vampire' }]);
    expect(lairIs(over(sip))).toEqual(['vampire']);
  });

  it('[DL-CARD-14] [DL-RULING-28] Vampire: with only priests to bite it cannot attack, and is kept ready', () => {
    const t = duel({ party: line('priest-3', 'priest-1'), sends: ['vampire'] });
    const told = fight(t);
    expect(facts(told, 'cannot-attack')).toEqual([{ monster: 'vampire', stays: true }]);
    expect(typesOf(told)).not.toContain('healing');
    expect(lairIs(over(t))).toEqual(['vampire']);
  });

  it('[DL-CARD-14] [DL-CARD-65] Vampire: the paladin is no priest', () => {
    const t = duel({ party: line('paladin-1'), paladin: 0, sends: ['vampire'] });
    t.play('red', 'vampire:bite');
    expect(t.options('red')).toEqual(['paladin-1:1']);
  });

  it('[DL-CARD-15] Golem: four to the head, and always ready again', () => {
    const t = duel({ party: three(), sends: ['golem'], year: 2 });
    expect(t.options('red')).toEqual(['golem:fist']);
    expect(hits(t, 'golem:fist')).toEqual(['warrior-3 4 4 1']);
    expect(lairIs(over(t))).toEqual(['golem']);
  });

  it('[DL-CARD-16] Dragon: two to each, and nobody heals, the paladin neither', () => {
    const t = duel({ party: line('paladin-2', 'priest-7', 'mage-4'), paladin: 0, sends: ['dragon'], year: 2 });
    const told = fight(t, 'dragon:breath');
    expect(facts(told, 'healing-blocked')).toEqual([{ by: 'dragon' }]);
    expect(typesOf(told)).not.toContain('healing');
    expect(standing(over(t))).toEqual(['paladin-2 3', 'priest-7 2', 'mage-4 2']);
  });

  it('[DL-CARD-17] [DL-RULING-30] Demon: seven to anybody, and no conquest', () => {
    const t = duel({ party: line('paladin-2', 'warrior-7'), paladin: 0, sends: ['demon'], year: 2 });
    t.play('red', 'demon:gore');
    expect(t.options('red')).toEqual(['paladin-2:1', 'warrior-7:2']);
    t.play('red', 'warrior-7:2');
    expect(facts(t.events(), 'hit')).toMatchObject([{ hero: 'warrior-7', damage: 7, left: 1 }]);
    const red = over(t);
    expect([standing(red), red.map, lairIs(red)]).toEqual([['paladin-2', 'warrior-7 4'], map({}), ['demon:spent']]);
  });
});

describe('rooms that help', () => {
  const here = (id: 'training-room' | 'dark-room', sends: MonsterId[], party = three()): Duel => ({
    party,
    sends,
    year: 2,
    red: inRoom(id),
  });

  it('[DL-CARD-26] the Training Room adds one to each number of goblins and trolls', () => {
    const goblin = duel(here('training-room', ['goblin'], [hero('warrior-1'), hero('mage-3')]));
    const told = fight(goblin, 'goblin:stab');
    expect(facts(told, 'hit')).toMatchObject([
      { hero: 'warrior-1', damage: 3, bonus: 1, wounds: 3 },
      { hero: 'mage-3', damage: 2, bonus: 1, wounds: 2 },
    ]);
    expect(hits(duel(here('training-room', ['troll'])), 'troll:club')).toEqual(['warrior-3 4 4 1']);
    expect(hits(duel(here('training-room', ['troll'])), 'troll:feast')).toEqual(['warrior-3 5 5 0']);
    expect(hits(duel(here('training-room', ['witch'])), 'witch:curse')).toEqual(['warrior-3 4 4 1']);
  });

  it('[DL-CARD-27] the Dark Room adds one to each number of witches and vampires', () => {
    expect(hits(duel(here('dark-room', ['witch'])), 'witch:curse')).toEqual(['warrior-3 5 5 0']);
    expect(hits(duel(here('dark-room', ['witch'])), 'witch:hexes', 'mage-3:3', 'priest-3:2')).toEqual([
      'mage-3 2 2 2',
      'priest-3 2 2 2',
    ]);
    expect(hits(duel(here('dark-room', ['vampire'])), 'vampire:sip', 'mage-3:3')).toEqual(['mage-3 3 3 1']);
    expect(hits(duel(here('dark-room', ['goblin'])), 'goblin:stab')).toEqual(['warrior-3 2 2 3']);
  });

  it('[DL-CARD-26] only for those who fight in it, and only while it stands', () => {
    const elsewhere = duel({
      ...here('training-room', ['goblin']),
      red: { map: map({ tunnels: ['c1', 'c2'], rooms: ['c3'] }), rooms: [room('training-room', 'c3')] },
    });
    expect(hits(elsewhere, 'goblin:stab')).toEqual(['warrior-3 2 2 3']);
  });

  it('[DL-CARD-28] the Labyrinth takes one monster and any ghosts', () => {
    const t = duel({
      party: three(),
      year: 2,
      red: {
        map: map({ tunnels: ['c2'], rooms: ['c1'] }),
        rooms: [room('labyrinth', 'c1')],
        lair: lair('goblin', 'ghost', 'ghost'),
        plan: plan('c1', ['goblin', 'ghost', 'ghost']),
      },
    });
    expect(t.options('red')).toEqual(['goblin:stab', 'ghost:chill']);
  });
});
