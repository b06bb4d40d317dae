// What views and questions tell of a fight before it happens: the numbers that the rules will use.
import { expect, it } from 'vitest';
import type { CombatCardId } from '../../src/cards/cards.ts';
import { noFight } from '../../src/rules/combat/no-fight.ts';
import type { Fight } from '../../src/state.ts';
import { lair, map, room, type Table, table } from '../table.ts';
import { duel, facts, fight, fighter, hero, inRoom, line, plan } from './duel.ts';

const ahead = (t: Table, seat = 0) => t.view('green').game.players[seat]!.forecast;

/** Red's creatures are about to attack, after this has happened in the fight. */
const during = (card: CombatCardId, so: Partial<Fight>): Table =>
  table({
    at: { proc: 'attack', todo: [0], at: 0 },
    season: 4,
    combatCards: [card, 'fireball', 'fireball', 'fireball'],
    combatShown: 1,
    fight: { ...noFight(0), ...so },
    red: { party: line('priest-1', 'mage-1'), lair: lair('troll'), plan: plan('c1', ['troll']) },
    green: fighter(line('priest-1')),
  });

it('[DL-FIGHT-7] [DL-FIGHT-17] the magic of the party, the magic needed in this round, and the hearts', () => {
  const t = duel({ party: line('mage-1', 'priest-1'), round: 2, sends: ['troll'] });
  expect(ahead(t)).toEqual({ round: 2, magic: 1, needed: 2, hearts: 1, fatigue: 1 });
  // Nobody stands at green's door.
  expect(ahead(t, 1)).toBeUndefined();
});

it('[DL-FIGHT-18] [DL-CARD-57] fatigue is what comes, not what is printed, and only in the fight that a spell was cast in', () => {
  const t = during('song-of-courage', { courage: 2 });
  expect([ahead(t)?.fatigue, ahead(t, 1)?.fatigue]).toEqual([1, 3]);
  expect(ahead(during('fireball', { courage: 2 }))?.fatigue).toBe(0);
});

it('[DL-RULING-30] no conquest, no fatigue; no healing, no hearts', () => {
  const t = during('song-of-courage', { noConquest: true, noHealing: true });
  expect(ahead(t)).toMatchObject({ fatigue: 0, hearts: 0 });
  expect(ahead(t, 1)).toMatchObject({ fatigue: 3, hearts: 1 });
});

it('[DL-REVEAL-1] while plans are made, the next round is told of without its fatigue', () => {
  const t = table({
    at: { proc: 'planning', drafts: [[], [], [], []] },
    season: 4,
    combatShown: 1,
    red: { party: line('mage-1') },
  });
  expect(ahead(t)).toEqual({ round: 2, magic: 1, needed: 2, hearts: 0 });
});

it('[DL-COMBAT-1] before the combat nothing is told of it', () => {
  expect(
    ahead(table({ at: { proc: 'get-food', todo: [0], at: 0 }, season: 3, red: { party: line('mage-1') } })),
  ).toBeUndefined();
});

it('[DL-CARD-26] [DL-CARD-53] each attack is asked with the damage that it deals, in its room and as a sheep', () => {
  const about = (t: Table) => t.view('red').asks[0]!.about;
  const trained = duel({
    party: [hero('warrior-7')],
    sends: ['troll', 'ghost'],
    red: { map: map({ tunnels: ['c2', 'c3'], rooms: ['c1'] }), rooms: [room('training-room', 'c1')] },
  });
  const { attacks = [], damages = [] } = about(trained) as { attacks?: string[]; damages?: number[] };
  expect(trained.options('red').every((option) => attacks.includes(option))).toBe(true);
  expect(damages[attacks.indexOf('troll:club')]).toBe(4);
  expect(facts(fight(trained, 'troll:club'), 'hit')).toMatchObject([{ damage: 4 }]);

  const sheep = duel({
    party: line('warrior-7', 'mage-4'),
    card: 'metamorphosis',
    year: 2,
    sends: ['goblin', 'goblin'],
    red: inRoom('training-room'),
  });
  fight(sheep, 'goblin');
  expect(about(sheep)).toEqual({ attacks: ['goblin:bleat', 'goblin:stab'], damages: [1, 3] });
});
