// A hint tells the chances with their exact numbers, and its texts say them in both languages.
import { reasonsFor } from '@oubliette/bots';
import { thinking } from '@oubliette/engine';
import { speaker, type Texts } from '@oubliette/text';
import { expect, it } from 'vitest';
import { texts } from '../locales/texts.ts';
import { knowledge } from '../src/bot/knowledge.ts';
import { weaponOdds } from '../src/bot/odds.ts';
import { donjon } from '../src/game.ts';
import { type Given, HEROES, passAll, skilled, type T, table } from './table.ts';

const fight: Given = {
  heroes: [{ at: [2, 2], weapon: 'long-sword', items: ['long-sword'], ...skilled('mighty-blow') }],
  monsters: [
    { kind: 'goblin', at: [2, 3] },
    { kind: 'orc', at: [3, 2] },
  ],
  now: 'fight',
};
const hints = (t: T, kind: string, option: string) =>
  reasonsFor(donjon, knowledge, t.view(HEROES), HEROES, { kind, option }, thinking('hint'));
const said = (t: T, kind: string, option: string, lang: 'en' | 'fr') =>
  hints(t, kind, option).map(({ key, params, points }) =>
    speaker(texts as Texts, lang).say(`reason.${key}`, { points, ...params }),
  );

it('[DJ-COMBAT-9] [DJ-COMBAT-11] the chance that a hint tells is the share of all throws that hit and that kill', () => {
  const sword = { at: [2, 2] as const, weapon: 'long-sword', items: ['long-sword'] };
  const kinds = [
    { hero: sword, life: 3 },
    { hero: { ...sword, marks: ['blessed' as const] }, life: 3 },
    { hero: { ...sword, weapon: 'blade-of-dawn', items: ['blade-of-dawn'] }, life: 5 },
  ];
  for (const { hero, life: start } of kinds) {
    const given = (rolls?: Given['rolls']): Given => ({
      heroes: [hero],
      monsters: [{ kind: 'zombie', at: [2, 3], life: start }],
      now: 'fight',
      ...(rolls === undefined ? {} : { rolls }),
    });
    const before = table(given());
    const odds = weaponOdds(before.state, 'h0', 'm1');
    let hit = 0;
    let kill = 0;
    for (let mine = 1; mine <= 10; mine++)
      for (let theirs = 1; theirs <= 10; theirs++) {
        const t = table(
          given([
            [10, mine],
            [10, theirs],
          ]),
        );
        const { life } = t.state.monsters[0]!;
        t.play(HEROES, 'attack:m1:zombie');
        passAll(t);
        const left = t.state.monsters[0]?.life ?? 0;
        if (left < life) hit++;
        if (left === 0) kill++;
      }
    expect([percent(odds.hit), percent(odds.kill)]).toEqual([hit, kill]);
  }
});
const percent = (share: number): number => Math.round(100 * share);

it('a sleeping enemy rolls no die: the hint counts with that', () => {
  const t = table({ ...fight, monsters: [{ kind: 'orc', at: [2, 3], marks: ['asleep'] }] });
  const awake = table({ ...fight, monsters: [{ kind: 'orc', at: [2, 3] }] });
  expect(weaponOdds(t.state, 'h0', 'm1').damage).toBeGreaterThan(weaponOdds(awake.state, 'h0', 'm1').damage);
});

it('a hint to strike tells hit, kill and damage, and whether there is a better target', () => {
  const t = table(fight);
  const [numbers, best] = hints(t, 'act', 'attack:m1:goblin');
  const odds = weaponOdds(t.state, 'h0', 'm1');
  expect(numbers).toMatchObject({ key: 'odds', params: { hit: percent(odds.hit), kill: percent(odds.kill) } });
  expect(best).toMatchObject({ key: 'best-target' });
  expect(hints(t, 'act', 'attack:m2:orc').map(({ key }) => key)).toEqual(['odds']);
  for (const lang of ['en', 'fr'] as const) {
    const [sentence] = said(t, 'act', 'attack:m1:goblin', lang);
    expect(sentence!.match(/\d+/g)!.slice(0, 2).map(Number)).toEqual([percent(odds.hit), percent(odds.kill)]);
  }
});

it('a hint in a window tells what the skill changes', () => {
  const t = table(fight);
  t.play(HEROES, 'attack:m2:orc');
  expect(t.asked(HEROES)).toEqual(['declared']);
  const [with_, without] = hints(t, 'declared', 'mighty-blow');
  expect([with_!.key, without!.key]).toEqual(['odds', 'instead-of']);
  expect(Number(with_!.params!.kill)).toBeGreaterThan(Number(without!.params!.kill));
  for (const lang of ['en', 'fr'] as const) expect(said(t, 'declared', 'mighty-blow', lang).join()).not.toMatch(/[‹{]/);
});

it('what the appraisal names has words in both languages', () => {
  for (const lang of ['en', 'fr'] as const)
    for (const { key } of knowledge.appraise(table(fight).state, HEROES))
      expect([key, speaker(texts as Texts, lang).has(`reason.${key}`)]).toEqual([key, true]);
});
