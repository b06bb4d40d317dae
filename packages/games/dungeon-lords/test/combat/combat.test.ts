// DL-COMBAT: four rounds, who takes part, how it ends; DL-PLAN-7: nothing left to conquer
import { describe, expect, it } from 'vitest';
import { beginner, creature, type Given, lair, map, player, table, types } from '../table.ts';
import { facts, fight, fighter, hero, lairIs, line, standing } from './duel.ts';

const combat = (given: Partial<Given>) => table({ at: { proc: 'combat', at: 0 }, season: 4, ...given });
const five = () => map({ tunnels: ['c1', 'c2', 'c3', 'b1', 'd1'] });

describe('rounds', () => {
  it('[DL-COMBAT-1] [DL-COMBAT-2] [DL-CONQ-4] four rounds, one card each, in their order', () => {
    const t = combat({
      combatCards: ['fireball', 'graffiti', 'detect-treasure', 'magic-shield'],
      red: { party: line('warrior-7'), map: five() },
    });
    const cards: unknown[] = [];
    for (const tile of ['c1', 'b1', 'd1', 'c2']) {
      t.play('red', tile);
      cards.push(...facts(t.events(), 'combat-card'));
    }
    expect(cards).toMatchObject([
      { round: 1, card: 'fireball' },
      { round: 2, card: 'graffiti' },
      { round: 3, card: 'detect-treasure' },
      { round: 4, card: 'magic-shield' },
    ]);
    expect(t.asking()).toEqual([]);
    expect(player(t, 'red').map).toEqual(map({ tunnels: ['c3'], conquered: ['c1', 'b1', 'd1', 'c2'] }));
  });

  it('[DL-COMBAT-4] it is over for a player whose party is empty, while others go on', () => {
    const t = combat({
      red: { party: [hero('thief-1', { wounds: 2 })] },
      green: { party: line('warrior-7'), map: five() },
    });
    t.play('red', 'c1');
    t.play('green', 'c1');
    expect(player(t, 'red').prison).toEqual(['thief-1']);
    expect(t.asking()).toEqual(['green']);
  });

  it('[DL-COMBAT-4] it is over for all when no adventurer is left', () => {
    const t = combat({ red: { party: [hero('thief-1', { wounds: 2 })] } });
    t.play('red', 'c1');
    expect(t.asking()).toEqual([]);
    expect(t.state.combatShown).toBe(1);
    expect(types(t)).toContain('combat-over');
  });

  it('[DL-COMBAT-8] without any adventurer there is no combat', () => {
    const t = combat({ red: { lair: [creature('goblin', { spent: true })] } });
    expect(t.asking()).toEqual([]);
    expect([t.state.combatShown, lairIs(player(t, 'red'))]).toEqual([0, ['goblin']]);
  });

  it('[DL-COMBAT-7] [DL-FIGHT-2] planning, reveal, fight; and the six steps of it', () => {
    const t = combat({
      combatCards: ['detect-evil', 'fireball', 'fireball', 'fireball'],
      red: { party: line('priest-3', 'mage-3'), lair: lair('goblin'), traps: ['rolling-stone'] },
    });
    for (const step of ['c1', 'rolling-stone', 'goblin', 'goblin:stab']) t.play('red', step);
    // The stone has left the priest one hit point, the goblin took it and hit the mage.
    expect(types(t).filter((type) => type !== 'combat-round')).toEqual([
      'attack',
      'hit',
      'captured',
      'hit',
      'spell',
      'evil',
      'fatigue',
      'tired',
      'conquered',
      'evil',
    ]);
    const calm = combat({
      combatCards: ['magic-shield', 'fireball', 'fireball', 'fireball'],
      red: { party: line('priest-3', 'mage-3'), lair: lair('goblin'), traps: ['rolling-stone'] },
    });
    for (const step of ['c1', 'rolling-stone']) calm.play('red', step);
    calm.play('red', 'goblin');
    expect(types(calm)).toEqual(['plan-shown', 'combat-card', 'fight', 'trap-sprung', 'trap-hits', 'spell', 'shield']);
    calm.play('red', 'goblin:stab');
    expect(types(calm).slice(0, 3)).toEqual(['attack', 'hit', 'captured']);
  });
});

describe('the order of fights', () => {
  it('[DL-FIGHT-1] one after another, in turn order from the first player', () => {
    const t = table({
      at: { proc: 'fights', at: 0 },
      season: 4,
      first: 'blue',
      combatShown: 1,
      red: fighter(line('warrior-3'), ['goblin']),
      green: fighter(line('warrior-3'), ['goblin']),
      blue: fighter(line('warrior-3'), ['goblin']),
    });
    const order: string[] = [];
    while (t.asking().length > 0) {
      const [who] = t.asking();
      order.push(who!);
      t.play(who!, 'goblin:stab');
    }
    expect(order).toEqual(['blue', 'red', 'green']);
    expect(player(t, 'yellow')).toEqual(beginner());
  });

  it('[DL-FIGHT-1] the fight of one touches nobody else', () => {
    const t = table({
      at: { proc: 'fights', at: 0 },
      season: 4,
      combatShown: 1,
      red: fighter(line('warrior-3'), ['goblin']),
      green: fighter(line('mage-1', 'warrior-3'), ['goblin']),
    });
    const before = structuredClone(player(t, 'green'));
    t.play('red', 'goblin:stab');
    expect(player(t, 'green')).toEqual(before);
  });
});

describe('nothing left to conquer', () => {
  const bare = { map: map({ tunnels: [], conquered: ['c1', 'c2', 'c3'] }) };

  it('[DL-PLAN-7] [DL-EX-24] [DL-RULING-22] no planning and no fight; a prisoner is lost each round, while there is one', () => {
    const t = combat({
      combatShown: 2,
      red: { ...bare, party: line('warrior-3', 'mage-1'), prison: ['thief-1'], evil: 7 },
    });
    expect(t.asked('red')).toEqual(['lose-prisoner']);
    expect(t.options('red')).toEqual(['thief-1']);
    t.play('red', 'thief-1');
    expect(t.asking()).toEqual([]);
    const red = player(t, 'red');
    expect([red.prison, red.evil, t.state.combatShown]).toEqual([[], 7, 4]);
    expect(t.state.farLands).toEqual(['thief-1', 'warrior-3', 'mage-1']);
    expect(types(t)).not.toContain('fatigue');
  });

  it('[DL-RULING-22] a prisoner of either year, a paladin too, by the owner’s choice', () => {
    const t = combat({
      combatShown: 3,
      year: 2,
      red: { ...bare, party: line('warrior-4'), prison: ['paladin-1', 'thief-1', 'warrior-5', 'thief-1'] },
    });
    expect(t.options('red')).toEqual(['paladin-1', 'thief-1', 'warrior-5']);
    t.play('red', 'thief-1');
    expect(player(t, 'red').prison).toEqual(['paladin-1', 'warrior-5', 'thief-1']);
  });

  it('[DL-RULING-22] this year’s paladin, once lost from the prison, is gone; last year’s says nothing of this year’s', () => {
    const lose = (year: 1 | 2) => {
      const prison = ['paladin-1', 'thief-1'] as const;
      const t = combat({
        combatShown: 3,
        year,
        paladin: year === 1 ? 'prison' : 'tent',
        red: { ...bare, party: line('warrior-4'), prison: [...prison] },
      });
      t.play('red', 'paladin-1');
      return t.state;
    };
    expect(lose(1)).toMatchObject({ paladin: 'gone', farLands: expect.arrayContaining(['paladin-1']) });
    expect(lose(2).paladin).toBe('tent');
  });

  it('[DL-RULING-22] with an empty party nothing is lost', () => {
    const t = combat({ red: { ...bare, prison: ['thief-1'] }, green: { party: line('warrior-3') } });
    expect(t.asking()).toEqual(['green']);
    expect(t.asked('green')).toEqual(['plan-tile']);
    expect(player(t, 'red').prison).toEqual(['thief-1']);
  });

  it('[DL-PLAN-7] others plan and fight as ever', () => {
    const t = combat({
      red: { ...bare, party: line('warrior-3') },
      green: { party: line('warrior-3') },
    });
    expect(t.asking()).toEqual(['green']);
    expect(facts(t.events(), 'no-tile')).toEqual([{ prisoners: 0 }]);
  });
});

describe('the end', () => {
  it('[DL-COMBAT-5] [DL-COMBAT-6] survivors are discarded, creatures are ready again', () => {
    const t = combat({
      combatShown: 3,
      red: { party: line('warrior-3', 'mage-1'), lair: lair('goblin', 'ghost') },
      blue: { lair: [creature('troll', { spent: true })] },
    });
    fight(t, 'c1', 'goblin', 'ghost', 'goblin:stab', 'ghost:chill', 'mage-1:2');
    expect(t.asking()).toEqual([]);
    expect(player(t, 'red').party).toEqual([]);
    expect(t.state.farLands).toEqual(['warrior-3', 'mage-1']);
    expect(lairIs(player(t, 'red'))).toEqual(['goblin', 'ghost']);
    expect(lairIs(player(t, 'blue'))).toEqual(['troll']);
  });

  it('[DL-RULING-44] not before round 4 is over, even for those whose combat is', () => {
    const t = combat({
      red: { party: [hero('thief-1', { wounds: 1 })], lair: lair('goblin') },
      green: { party: line('warrior-7'), map: five() },
    });
    for (const step of ['c1', 'goblin']) t.play('red', step);
    t.play('green', 'c1');
    t.play('red', 'goblin:stab');
    expect(lairIs(player(t, 'red'))).toEqual(['goblin:spent']);
    for (const tile of ['b1', 'd1', 'c2']) t.play('green', tile);
    expect(lairIs(player(t, 'red'))).toEqual(['goblin']);
  });

  it('[DL-CARD-56] an illusion vanishes with the combat', () => {
    const t = combat({ combatShown: 3, year: 2, red: { party: [hero('illusion', { extra: 3 }), hero('warrior-7')] } });
    t.play('red', 'c1');
    expect(t.state.farLands).toEqual(['warrior-7']);
  });

  it('[DL-COMBAT-3] wounds stay from round to round, prisoners in prison', () => {
    const t = combat({ red: { party: line('warrior-3', 'mage-1'), map: five(), prison: ['thief-1'] } });
    t.play('red', 'c1');
    expect(standing(player(t, 'red'))).toEqual(['warrior-3 1', 'mage-1']);
    t.play('red', 'c2');
    expect(standing(player(t, 'red'))).toEqual(['warrior-3 2', 'mage-1']);
    expect(player(t, 'red').prison).toEqual(['thief-1']);
  });

  it('[DL-RULING-44] [DL-FIGHT-13] what was used in one round is not there in the next', () => {
    const t = combat({
      red: { party: line('warrior-7'), lair: lair('goblin', 'vampire'), traps: ['pendulum'], map: five() },
    });
    fight(t, 'c1', 'pendulum', 'goblin', 'goblin:stab', 'c2');
    expect(t.asked('red')).toEqual(['plan-creature']); // no trap left
    expect(t.options('red')).toEqual(['vampire', 'done']);
    fight(t, 'vampire', 'vampire:sip', 'warrior-7:1', 'b1');
    expect(t.options('red')).toEqual(['vampire', 'done']); // ready again
  });
});
