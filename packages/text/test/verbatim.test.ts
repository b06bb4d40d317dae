import { defineTexts, speaker } from '@oubliette/text';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { texts } from './cellar.ts';

const numRuns = process.env.OUBLIETTE_FULL === '1' ? 20_000 : 500;
const hostile = [
  '{seat}',
  "{x, plural, other {'",
  "O'Neill '{'",
  '<b>Bob</b>',
  '</seat>',
  '#',
  '‹›',
  'goblin',
  '',
  'é',
  '__proto__',
];
const anyName = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }), fc.constantFrom(...hostile));

describe('names of people come out as they were typed', () => {
  test('alone, at the start of a sentence, and in a list', () => {
    fc.assert(
      fc.property(anyName, anyName, (a, b) => {
        const t = speaker(texts, 'en', { seats: [a, b] });
        expect(t.seat(0)).toBe(a);
        expect(t.event({ type: 'paid', rule: 'CE-PAY-1', seat: 0, gold: 2 })).toBe(`${a} pays 2 coins.`);
        expect(t.event({ type: 'gift', rule: 'CE-2', monster: 'orc', fromSeat: 1, toSeats: [0, 1, 0] })).toBe(
          `${b} gives the treasure of the orc to ${a}, ${b} and ${a}.`,
        );
        expect(t.option('give', '1')).toBe(`Give to ${b}`);
      }),
      { seed: 7, numRuns },
    );
  });

  test('after a French preposition', () => {
    fc.assert(
      fc.property(anyName, (a) => {
        const t = speaker(texts, 'fr', { seats: ['Malvina', a] });
        expect(t.event({ type: 'gift', rule: 'CE-2', monster: 'orc', fromSeat: 0, toSeats: [1] })).toBe(
          `Malvina donne le trésor de l’orc à ${a}.`,
        );
      }),
      { seed: 7, numRuns },
    );
  });
});

describe('messages themselves', () => {
  const odd = { 'event.odd': "l'or de '{seat_of}' <b> & ''" } as const;
  const { fr } = defineTexts({ en: odd, fr: odd, rules: { en: '', fr: '' } });

  test('an apostrophe quotes nothing and < opens no tag', () => {
    const t = speaker({ en: fr, fr }, 'fr', { seats: ['Yves', 'Yoann', 'Élise'] });
    expect(t.event({ type: 'odd', seat: 0 })).toBe("l'or de 'd’Yves' <b> & ''");
    expect(t.event({ type: 'odd', seat: 1 })).toBe("l'or de 'de Yoann' <b> & ''");
    expect(t.event({ type: 'odd', seat: 2 })).toBe("l'or de 'd’Élise' <b> & ''");
  });
});
