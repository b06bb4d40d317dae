// A manifest says what its game says, and every game is listed.
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { knownShare, termFor } from '@oubliette/bots';
import { apply, awaited, isOver, newGame, options, thinking, view } from '@oubliette/engine';
import { type Lang, languages } from '@oubliette/text';
import { describe, expect, it } from 'vitest';
import { botContextOf, layout, manifestOf, manifests, wholeTexts } from '../src/index.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const foldersOf = (below: string): string[] =>
  readdirSync(`${root}/${below}`).filter((folder) => existsSync(`${root}/${below}/${folder}/src/manifest.ts`));

it('every game folder with a manifest is in the list, once', () => {
  const folders = [...foldersOf('packages/games'), ...foldersOf('packages/testing/games')];
  expect(manifests.map(({ id }) => id).toSorted()).toEqual(folders.toSorted());
});

it('a game is found by its id, and nothing else is', () => {
  for (const manifest of manifests) expect(manifestOf(manifest.id)).toBe(manifest);
  for (const id of ['', 'chess', '__proto__', 'constructor']) expect(manifestOf(id)).toBeUndefined();
});

describe.each(manifests)('the manifest of $id', (manifest) => {
  it('says what the rules say', async () => {
    const { id, seats, settings, besides } = await manifest.rules();
    expect(manifest).toMatchObject({ id, seats, optionalAsks: besides.length > 0 });
    expect(manifest.settings).toEqual(settings);
  });

  it('names places that the view has, one for each seat or each with its seat', async () => {
    const game = await manifest.rules();
    const [seats] = game.seats;
    const { game: seen } = view(game, newGame(game, { seats, seed: 'places' }), 'spectator');
    const { places } = layout(seen, seats, manifest.places);
    expect(places).toHaveLength(seats);
    expect(places.some((place) => Object.keys(place).length > 0)).toBe(true);
  });

  it('has words for every policy and role that a form offers', async () => {
    const { policies = {}, roles, settings } = await manifest.rules();
    const standard = Object.fromEntries(Object.entries(settings).map(([name, { default: value }]) => [name, value]));
    const keys = [
      ...Object.keys(policies).map((name) => `policy.${name}`),
      ...(roles?.({ settings: standard, given: {} }) ?? []).map(({ key }) => `role.${key}`),
    ];
    for (const lang of languages) expect(keys.filter((key) => !manifest.box[lang].has(key))).toEqual([]);
  });

  it('has knowledge that values a state, or none', async () => {
    const known = await manifest.knowledge?.();
    if (known === undefined) return expect(manifest.knowledge).toBeUndefined();
    expect(known).toMatchObject({ evaluate: expect.any(Function), appraise: expect.any(Function) });
    expect(known.lead).toBeGreaterThan(0);
  });

  it('has weights that fit what is seen of it, or none', async () => {
    const { knowledge, weights } = await botContextOf(manifest);
    expect(weights !== undefined).toBe(manifest.weights !== undefined);
    expect(knowledge !== undefined).toBe(manifest.knowledge !== undefined);
    if (weights === undefined) return;
    const game = await manifest.rules();
    const [least, most] = game.seats;
    for (let seats = least; seats <= most; seats++) {
      const s = newGame(game, { seats, seed: 'weights' });
      for (let seat = 0; seat < seats; seat++)
        expect(knownShare(game, weights, s, seat, knowledge)).toBeGreaterThan(80);
    }
  });

  it('has a sentence for every reason that its weights can give', async () => {
    const { knowledge, weights } = await botContextOf(manifest);
    const whole = await wholeTexts(manifest);
    const keys = new Set((weights?.features ?? []).map((feature) => `reason.${termFor(feature, knowledge)}`));
    expect(keys.size > 0).toBe(manifest.weights !== undefined);
    for (const lang of languages) expect([...keys].filter((key) => !whole[lang].has(key))).toEqual([]);
  });

  it('has a sentence for every reason that its evaluation can give', async () => {
    const knowledge = await manifest.knowledge?.();
    if (knowledge === undefined) return;
    const game = await manifest.rules();
    const whole = await wholeTexts(manifest);
    const [seats] = game.seats;
    const s = newGame(game, { seats, seed: 'reasons' });
    const pick = thinking('reasons');
    const keys = new Set<string>();
    for (let played = 0; played < 200 && !isOver(s); played++) {
      const ask = awaited(game, s)[0]!;
      if (played % 10 === 0) for (const { key } of knowledge.appraise(s, ask.seat)) keys.add(`reason.${key}`);
      const offered = options(game, s, ask);
      apply(game, s, ask, offered[pick(offered.length)]!);
    }
    expect(keys.size).toBeGreaterThan(0);
    for (const lang of languages) expect([...keys].filter((key) => !whole[lang].has(key))).toEqual([]);
  });

  it('loads the texts and the rule book of each language', async () => {
    const whole = await wholeTexts(manifest);
    const lines = (lang: Lang): string[] => whole[lang].chapters.flatMap(({ rules }) => rules.map(({ id }) => id));
    for (const lang of languages) {
      expect(whole[lang].lang).toBe(lang);
      expect(whole[lang].has('game.name')).toBe(true);
      expect(manifest.box[lang].has('game.name')).toBe(true);
      expect(lines(lang).length).toBeGreaterThan(0);
    }
    expect(lines('fr')).toEqual(lines('en'));
  });

  it('has a cover that is drawn inside its frame', () => {
    const { light, cloth, dark, prints } = manifest.cover;
    for (const colour of [light, cloth, dark, ...prints.flatMap(({ colour, shades = [] }) => [colour, ...shades])])
      expect(colour).toMatch(/^#[0-9a-f]{6}$/);
    for (const shape of prints.filter((print) => 'path' in print)) expect(shape.path).toMatch(/^M[-\d\s.A-Za-z]+Z$/);
    const outlines = prints.filter((print) => 'icon' in print);
    expect(outlines.length).toBeGreaterThan(0);
    for (const { x, y, width } of outlines) {
      expect(x - width / 2).toBeGreaterThanOrEqual(0);
      expect(x + width / 2).toBeLessThanOrEqual(190);
      expect(y + width / 2).toBeLessThanOrEqual(236);
    }
  });
});
