// DJ-XP, DJ-GOLD, DJ-RECOV: what lasts between two games, and what the town sells.
import { newGame, tableFaults } from '@oubliette/engine';
import { type Speaker, speaker } from '@oubliette/text';
import { describe, expect, it } from 'vitest';
import { texts } from '../locales/texts.ts';
import { questNamed } from '../src/cards/quests.ts';
import { donjon } from '../src/game.ts';
import { given, type Legacy, legacy, readLegacy, TRAINING, visitTown } from '../src/legacy.ts';
import { readyMade } from '../src/rules/setup.ts';
import { table } from './table.ts';

const party = readyMade('classic', 4);
const rich = party.map((hero) => ({ ...hero, xp: 1000, gold: 200 }));
const name = party[0]!.name;
const buy = (...what: string[]) => visitTown(rich, { town: what.map((one) => ({ hero: name, buy: one })) });
const first = (visited: ReturnType<typeof visitTown>) => ('party' in visited ? visited.party[0]! : visited.rule);

it('[DJ-XP-5] [DJ-XP-6] [DJ-XP-7] [DJ-XP-8] [DJ-XP-9] [DJ-XP-10] [DJ-XP-11] [DJ-SKILL-2] training at its prices', () => {
  expect(TRAINING).toEqual({ stat: 300, skill: 200, life: 200, fatigue: 200, fate: 200, draw: 100 });
  expect(first(buy('stat:FOR'))).toMatchObject({ xp: 700, stats: [5, 5, 5, 3, 3, 2] });
  expect(first(buy('skill:sweep'))).toMatchObject({ xp: 800, skills: ['mighty-blow', 'parry', 'sweep'] });
  expect(first(buy('life'))).toMatchObject({ xp: 800, maxLife: 21 });
  expect(first(buy('fatigue'))).toMatchObject({ xp: 800, maxFatigue: 6 });
  expect(first(buy('fate'))).toMatchObject({ xp: 800, fate: 3 });
  expect(first(buy('draw', 'draw'))).toMatchObject({ xp: 800, draws: 2 });
  expect(first(visitTown([{ ...rich[0]!, xp: 199 }], { town: [{ hero: name, buy: 'life' }] }))).toBe('DJ-XP-5');
});

it('[DJ-RULING-51] nobody owns a skill twice, nor one of another class', () => {
  expect(first(buy('skill:parry'))).toBe('DJ-RULING-51');
  expect(first(buy('skill:sleep'))).toBe('DJ-XP-7');
});

it('[DJ-GOLD-1] the shop at the prices of creation', () => {
  expect(first(buy('shop:great-sword', 'shop:torches', 'shop:arrows'))).toMatchObject({
    gold: 182,
    shots: [10, 0, 0, 0, 0, 0],
  });
  expect(first(visitTown([{ ...rich[0]!, gold: 15 }], { town: [{ hero: name, buy: 'shop:great-sword' }] }))).toBe(
    'DJ-GOLD-1',
  );
});

it('[DJ-GOLD-2] [DJ-RULING-50] rare treasures at their value, any number, unless the table allows one a visit; none that is owned, none that is gold', () => {
  expect(first(buy('treasure:clan-axe', 'treasure:healing-potion'))).toMatchObject({ gold: 130 });
  expect(first(buy('treasure:clan-axe', 'treasure:clan-axe'))).toBe('DJ-RULING-50');
  expect(first(buy('treasure:gem'))).toBe('DJ-RULING-50');
  // A scroll is bought unread, an old weapon unseen: the next game rolls the spell and asks for the weapon.
  const unread = first(buy('treasure:spell-scroll', 'treasure:old-arms'));
  expect(unread).toMatchObject({ gold: 176 });
  const s = newGame(donjon, { seats: 2, seed: 'town', given: { party: [unread], veterans: [name] } });
  expect(s.heroes[0]!.items.filter((item) => item.startsWith('scroll:'))).toHaveLength(1);
  expect(s.heroes[0]!.items).not.toContain('spell-scroll');
  expect(s.treasureDeck.filter((card) => card === 'spell-scroll')).toHaveLength(2);
  expect(s.core.stack.at(-1)).toMatchObject({ proc: 'choose', todo: [{ hero: 0, what: 'arms' }] });
  expect(first(buy(...new Array<string>(4).fill('treasure:spell-scroll')))).toBe('DJ-RULING-50');
  const one = visitTown(rich, {
    oneRareTreasure: true,
    town: [
      { hero: name, buy: 'treasure:antidote' },
      { hero: name, buy: 'treasure:clan-axe' },
    ],
  });
  expect(one).toEqual({ at: 1, rule: 'DJ-GOLD-2' });
});

it('[DJ-RECOV-2] [DJ-RECOV-4] [DJ-RECOV-5] [DJ-RULING-40] life and fatigue are whole in the next game, spent fate is not, the dead are gone', () => {
  const t = table({
    heroes: [
      { at: [0, 0], life: 3, fatigue: 1, fate: 1, venom: 2, items: ['crown', 'rope'] },
      { at: [1, 0], gone: 'dead', life: 0 },
    ],
  });
  const handed = legacy(t.state);
  expect([handed.heroes.map((h) => h.name), handed.fallen]).toEqual([['Ada'], ['Bo']]);
  const next = newGame(donjon, { seats: 2, seed: 'next', given: given(handed, {}) });
  expect(next.heroes[0]).toMatchObject({ life: 20, fatigue: 5, fate: 1, venom: 0, items: ['rope'] });
});

it('[DJ-XP-11] a card paid for in town is drawn when the next game is laid out', () => {
  const handed: Legacy = { heroes: [rich[0]!], fallen: [], quests: [] };
  const s = newGame(donjon, { seats: 2, seed: 'drawn', given: given(handed, { town: [{ hero: name, buy: 'draw' }] }) });
  expect(
    s.treasureDeck.length +
      s.treasureDiscard.length +
      s.heroes[0]!.items.filter((item) => !rich[0]!.items.includes(item)).length,
  ).toBe(61);
  expect(s.treasureDeck.length).toBe(60);
});

it('[DJ-GOLD-3] unspent gold is what names one hero first', () => {
  const t = table({
    heroes: [
      { at: [0, 0], gold: 30 },
      { at: [1, 0], gold: 12 },
    ],
    seats: 3,
    now: [{ proc: 'play', at: 0 }],
    and: (s) => Object.assign(s, { ended: 'won', won: true }),
  });
  const score = donjon.score(t.state);
  expect([1, 2].map((seat) => score[seat]!.lines.find((line) => line.key === 'gold')!.points)).toEqual([30, 12]);
});

describe('what a table brings along', () => {
  const faults = (given: unknown) =>
    tableFaults(donjon, { seats: 2, settings: {}, given }).map((fault) => `${fault.where} ${fault.code}`);

  it('[DJ-CHAR-5] [DJ-CHAR-6] [DJ-CHAR-1] a party is read hero by hero, and a fault names the field', () => {
    expect(faults({ party })).toEqual([]);
    expect(faults({ party: [{ ...party[2]!, class: 'priest' }] })[0]).toBe('given.party[0].class not-for-this-race');
    expect(faults({ party: [{ ...party[0]!, skills: ['sleep'] }] })).toEqual([
      'given.party[0].skills not-skills-of-the-class',
    ]);
    expect(faults({ party: [] })).toEqual(['given.party one-to-six-heroes']);
    expect(faults({ party: [party[0]!, party[0]!] })).toEqual(['given.party[1].name same-name']);
    expect(faults({ nonsense: 1 })).toEqual(['given.nonsense unknown-field']);
  });

  it('[DJ-CHAR-11] [DJ-CHAR-12] [DJ-CHAR-13] [DJ-EX-2] nobody brings arms above the power of the class, nor things that do not exist', () => {
    const armed = (i: number, weapon: string) =>
      faults({ party: [{ ...party[i]!, items: [weapon], weapon, body: 'none', shield: 'none', gold: 0 }] });
    expect([armed(2, 'staff'), armed(2, 'short-sword')]).toEqual([[], ['given.party[0].weapon too-powerful']]);
    expect(armed(1, 'great-sword')).toEqual(['given.party[0].weapon too-powerful']);
    expect([armed(3, 'short-sword'), armed(3, 'long-sword')]).toEqual([[], ['given.party[0].weapon too-powerful']]);
    const mail = { ...party[2]!, items: ['mail-coat'], weapon: 'none', body: 'mail-coat', shots: [0, 0, 0, 0, 0, 0] };
    expect(faults({ party: [mail] })).toEqual(['given.party[0].body too-powerful']);
    expect(faults({ party: [{ ...party[0]!, items: [...party[0]!.items, 'vorpal-spoon'] }] })).toEqual([
      'given.party[0].items not-items',
    ]);
  });

  it('[DJ-SKILL-1] [DJ-SHOP-2] [DJ-SHOP-1] a new adventurer has two skills and has spent at most twenty gold; a veteran may have more', () => {
    const with_ = (change: object) => faults({ party: [{ ...party[0]!, ...change }] });
    expect(with_({ skills: ['mighty-blow', 'parry', 'sweep'] })).toEqual(['given.party[0].skills two-skills']);
    expect(with_({ gold: 1 })).toEqual(['given.party[0].gold over-twenty-gold']);
    expect(with_({ xp: 5 })).toEqual(['given.party[0].xp not-a-beginner']);
    expect(with_({ items: [...party[0]!.items, 'antidote'] })).toEqual(['given.party[0].items not-in-the-shop']);
    expect(faults({ party: readyMade('classic', 6) })).toEqual([]);
    const veteran = { ...party[0]!, gold: 900, xp: 50, skills: ['mighty-blow', 'parry', 'sweep'] };
    expect(faults(given({ heroes: [veteran as never], fallen: [], quests: [] }, {}))).toEqual([]);
    expect(faults(given(undefined, { recruits: [veteran as never] }))).toContain('given.party[0].skills two-skills');
  });

  it('[DJ-GM-7] a quest must stand on its room and be winnable', () => {
    const quest = questNamed('black-throne');
    expect(faults({ quest })).toEqual([]);
    expect(faults({ quest: { ...quest, room: 'corner' } })).toEqual(['given.quest.room not-an-objective-room']);
    expect(faults({ quest: { ...quest, monsters: quest.monsters.slice(1) } })).toEqual([
      'given.quest.main.monster no-such-leader',
    ]);
    expect(faults({ quest: { ...quest, monsters: [...quest.monsters, { monster: 'orc', at: [2, 8] }] } })).toEqual([
      'given.quest.monsters[7].at taken-twice',
    ]);
    expect(faults({ quest: { ...quest, pieces: [{ kind: 'chest', at: [[9, 9]] }], secondary: [] } })).toEqual([
      'given.quest.pieces[0].at[0] outside-the-room',
    ]);
    expect(faults({ quest: { ...quest, main: { goal: 'sing' } } })).toEqual(['given.quest.main not-a-goal']);
  });

  it('[DJ-XP-5] a purchase that is not possible is refused with its place', () => {
    const handed: Legacy = { heroes: [party[0]!], fallen: [], quests: [] };
    const refused = (buy: string) =>
      tableFaults(donjon, { seats: 2, settings: {}, given: given(handed, { town: [{ hero: name, buy }] }) });
    expect(refused('life')).toMatchObject([{ where: 'given.town[0]', code: 'not-for-sale', rule: 'DJ-XP-5' }]);
    expect(refused('shop:great-sword')).toMatchObject([{ where: 'given.town[0]', rule: 'DJ-GOLD-1' }]);
    expect(readLegacy(handed)).toEqual({ value: handed });
    expect('faults' in readLegacy({ heroes: 3 })).toBe(true);
  });
});

it('[DJ-XP-5] between two games everybody reads who lives, with what, and who fell', () => {
  const [hero] = readyMade('classic', 1);
  const { name, gold, xp, fate } = { ...hero!, gold: 7, xp: 300 };
  const after: Legacy = { heroes: [{ ...hero!, gold, xp }], fallen: ['Osric'], quests: [] };
  const told = (lang: 'en' | 'fr'): string[] =>
    donjon.campaign!.summary!(after).map(({ key, params }) =>
      (speaker(texts, lang) as Speaker).say(`campaign.${key}`, params).replaceAll('\u00a0', ' '),
    );
  expect(told('en')).toEqual([
    'The last quest was left to others.',
    `${name}, warrior: 7 gold, 300 experience, ${fate} fate`,
    'Osric stayed below.',
  ]);
  expect(told('fr')[1]).toBe(`${name}, guerrier : 7 d’or, 300 d’expérience, ${fate} de destin`);
});
