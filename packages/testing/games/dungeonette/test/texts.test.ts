import { newGame, view } from '@oubliette/engine';
import { catalogueFaults, languages, speaker } from '@oubliette/text';
import { describe, expect, it } from 'vitest';
import { texts } from '../locales/texts.ts';
import { MONSTERS, ORDERS, TRAPS } from '../src/cards/cards.ts';
import { dungeonette } from '../src/game.ts';
import { DIG, FURNISH } from '../src/options.ts';
import { asks, BRAM, fresh, table, trap } from './table.ts';

const cards = [...MONSTERS, ...TRAPS].map((card) => card.id);
/** What each event tells. */
const events = {
  round: ['round', 'seat'],
  ordered: ['seat', 'order', 'slot'],
  gained: ['seat', 'what', 'amount'],
  'in-vain': ['seat', 'order'],
  hired: ['seat', 'monster', 'cost'],
  'too-dear': ['seat', 'monster', 'cost', 'gold'],
  armed: ['seat', 'trap'],
  whitewashed: ['seat', 'evil'],
  dug: ['seat', 'cell'],
  furnished: ['seat', 'cell', 'points'],
  visited: ['seat', 'visitors'],
  struck: ['seat', 'card', 'power', 'beaten', 'points'],
  conquered: ['seat', 'cell', 'points'],
  paid: ['seat', 'imps', 'gold'],
};
const expected = {
  keys: [
    ...Object.keys(dungeonette.asks).flatMap((kind) => [`ask.${kind}`, `ask.${kind}.other`]),
    ...ORDERS.map((order) => `option.plan.${order}`),
    ...[...DIG, ...FURNISH, 'pass'].map((option) => `option.build.${option}`),
    ...[...cards, 'pass'].map((option) => `option.fight.${option}`),
    ...Object.keys(events).map((type) => `event.${type}`),
    ...['PLAN-2', 'PLAN-3', 'BUILD-2', 'BUILD-3', 'BUILD-4', 'BUILD-5', 'FIGHT-3'].map((rule) => `refuse.DN-${rule}`),
    ...[...cards, ...ORDERS, 'warrior', 'thief', 'priest', 'mage'].map((id) => `name.${id}`),
    ...['deeds', 'gold', 'imps', 'evil'].map((line) => `score.${line}`),
  ],
  params: {
    'ask.plan': ['seat', 'order'],
    'ask.build': ['seat', 'dig', 'rooms'],
    'ask.fight': ['seat', 'visitors'],
    'score.gold': ['gold'],
    ...Object.fromEntries(Object.entries(events).map(([type, params]) => [`event.${type}`, params])),
  },
  exact: true,
};

describe('texts', () => {
  it('say everything that can be said, in both languages, and nothing else', () => {
    expect(catalogueFaults(texts, expected)).toEqual([]);
  });

  it.each(languages)('label every field of a view (%s)', (lang) => {
    const t = speaker(texts, lang);
    const shown = view(dungeonette, newGame(dungeonette, { seats: 4, seed: 'labels' }), 0).game;
    const rich = table({
      at: asks('fight', BRAM),
      players: [{}, { monsters: [fresh('igor')], traps: [trap('net')], party: [{ is: 'mage', health: 2 }] }],
    }).view(BRAM).game;
    const unlabelled = [...fieldsOf(shown), ...fieldsOf(rich)].filter((field) => t.label(`view.${field}`) === field);
    expect(unlabelled).toEqual([]);
  });

  it('speak of people and cards by their names', () => {
    const [en, fr] = languages.map((lang) => speaker(texts, lang, { seats: ['Ada', 'Élise', 'Cleo', 'Dorn'], me: 0 }));
    const hired = { type: 'hired', rule: 'DN-PLAN-7', seat: 1, monster: 'brenda', cost: 1 };
    expect(en!.event(hired)).toBe('Brenda the Wyvern joins Élise for 1 gold.');
    expect(fr!.event(hired)).toBe('Brenda la vouivre rejoint Élise pour 1 pièce d’or.');
    expect(fr!.event({ type: 'paid', rule: 'DN-FIGHT-8', seat: 1, imps: 4, gold: 2 })).toContain('trône d’Élise');
    expect(en!.option('fight', 'loose-plank')).toBe('Loose plank');
    expect(fr!.option('build', 'room:c2')).toBe('Meubler c2');
    expect(fr!.refusal({ rule: 'DN-FIGHT-3', option: 'echo' })).toBe('Écho dort sur la carpette.');
  });
});

/** Every name of a field, however deep. */
function fieldsOf(x: unknown): string[] {
  if (typeof x !== 'object' || x === null) return [];
  if (Array.isArray(x)) return x.flatMap(fieldsOf);
  return Object.entries(x).flatMap(([name, value]) => [name, ...fieldsOf(value)]);
}
