import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { texts as lords } from '@oubliette/dungeon-lords/texts';
import { texts as quests } from '@oubliette/quests-and-betrayals/texts';
import { type Book, catalogueFaults, speaker } from '@oubliette/text';
import { expect, it } from 'vitest';
import { en } from '../locales/en.ts';
import { en as taleEn } from '../locales/extras/en.ts';
import { extraTexts } from '../locales/extras/texts.ts';
import { en as onlineEn } from '../locales/online/en.ts';
import { onlineTexts } from '../locales/online/texts.ts';
import { shellTexts } from '../locales/texts.ts';
import { en as captionsEn } from '../src/tables/dungeon-lords/locales/en.ts';
import { captions } from '../src/tables/dungeon-lords/locales/texts.ts';
import { captions as questCaptions } from '../src/tables/quests-and-betrayals/locales/texts.ts';

const src = fileURLToPath(new URL('../src', import.meta.url));

it('says the same in both languages', () => {
  expect(catalogueFaults(shellTexts)).toEqual([]);
  expect(catalogueFaults(captions)).toEqual([]);
  expect(catalogueFaults(questCaptions)).toEqual([]);
  expect(catalogueFaults(extraTexts)).toEqual([]);
  expect(catalogueFaults(onlineTexts)).toEqual([]);
});

it.each<[string, Book, Book]>([
  ['Dungeon Lords', captions.en, lords.en],
  ['Quests and Betrayals', questCaptions.en, quests.en],
])('what the table of %s says of its pieces names rules of the book', (_, table, game) => {
  const keys = Object.keys(table.catalogue);
  const rules = keys.filter((key) => key.startsWith('rule.')).flatMap((key) => table.catalogue[key]!.split(' '));
  expect(rules.length).toBeGreaterThan(10);
  expect(rules.filter((rule) => game.rule(rule) === undefined)).toEqual([]);
  const spaces = ['about.space'];
  const notes = keys.filter((key) => key.startsWith('about.') && !spaces.includes(key));
  expect(notes.filter((key) => !keys.includes(key.replace('about.', 'rule.')))).toEqual([]);
});

it('French elides “de” before the names of people', () => {
  const table = { seats: ['Élise', 'Odile'] };
  const shell = speaker(shellTexts, 'fr', table);
  expect(shell.say('home.resume', { people: table.seats })).toBe('Reprendre la partie d’Élise et d’Odile');
  expect(shell.say('home.game', { people: ['Malvina'] })).toBe('La partie de Malvina');
  expect(speaker(onlineTexts, 'fr', table).say('join.device', { name: 'Élise' })).toMatch(/^C’est la place d’Élise,/);
  const quest = speaker(questCaptions, 'fr', table);
  expect(quest.say('expedition.title', { seat: 1 })).toBe('L’expédition d’Odile');
  expect(quest.say('standing.counter', { seat: 0 })).toBe('Contre-offre d’Élise');
  expect(quest.say('deal.allied', { ally: 0, seat: 1 })).toMatch(/^Élise combat aux côtés d’Odile\./);
});

const codeBelow = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => readFileSync(join(folder, path), 'utf8'))
    .join('\n');

/** The parameters that calls such as `c.say('race.note', { target })` pass to each phrase, if written as a literal. */
function givenIn(code: string): Readonly<Record<string, readonly string[]>> {
  const given: Record<string, readonly string[]> = {};
  for (const [, key = '', list = ''] of code.matchAll(/\bc\.say\(\s*'([^']+)'\s*,\s*\{([^{}]*)\}\s*\)/g)) {
    if (list.includes('...')) continue;
    const names = [...list.matchAll(/(?:^|,)\s*(\w+)/g)].map(([, name = '']) => name);
    given[key] = given[key]?.filter((name) => names.includes(name)) ?? names;
  }
  return given;
}

it.each([
  ['dungeon-lords', captions],
  ['quests-and-betrayals', questCaptions],
])('the table of %s gives its phrases what they speak of', (table, texts) => {
  const params = givenIn(codeBelow(join(src, 'tables', table)));
  expect(Object.keys(params).length).toBeGreaterThan(10);
  expect(catalogueFaults(texts, { keys: [], params })).toEqual([]);
});

it('has no phrase that nobody says', () => {
  const code = codeBelow(src);
  // `say(`pane.${name}`)` uses every phrase with that prefix.
  const beginnings = [...code.matchAll(/`([a-z.-]+\.)\$\{/g)].map(([, beginning]) => beginning ?? '');
  const said = (key: string): boolean =>
    code.includes(`'${key}'`) || beginnings.some((beginning) => key.startsWith(beginning));
  expect(Object.keys({ ...en, ...captionsEn, ...taleEn, ...onlineEn }).filter((key) => !said(key))).toEqual([]);
});
