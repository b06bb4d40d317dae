import type { AskSeen, Seen } from '@oubliette/engine';
import { defineTexts, speaker } from '@oubliette/text';
import { describe, expect, it } from 'vitest';
import { menuOf, parseInput } from '../src/play/menu.ts';

const words = { 'name.orc': 'Orc à l’œil', 'option.pass': 'Pass', 'option.s': 'South', 'option.save': 'Save the orc' };
const texts = defineTexts({ en: words, fr: words, rules: { en: '', fr: '' } });
const t = speaker(texts, 'en');

const ask = (kind: string, options: string[], optional = false): AskSeen => ({ kind, options, optional, rules: [] });
const menu = (...asks: AskSeen[]) => {
  const seen: Seen = { game: {}, seats: 1, frames: [], waiting: [], asks, mine: [], answered: 0 };
  return menuOf(seen, t);
};
const numbers = (...asks: AskSeen[]) => menu(...asks).asks.map(({ choices }) => choices.map(({ number }) => number));

describe('the menu', () => {
  it('counts on from what is awaited to what is optional', () => {
    expect(numbers(ask('b', ['x', 'y'], true), ask('a', ['orc', 'pass']))).toEqual([
      [1, 2],
      [3, 4],
    ]);
  });

  it('leaves options that are numbers what they are', () => {
    expect(numbers(ask('bid', ['0', '1', '3']), ask('b', ['1', '2'], true))).toEqual([
      [0, 1, 3],
      [4, 5],
    ]);
    expect(numbers(ask('bid', ['0', '1', 'pass']))).toEqual([[1, 2, 3]]);
  });
});

describe('words of the player’s own', () => {
  const promised = menu({ ...ask('promise', ['orc', 'pass']), sentence: true }, ask('b', ['x'], true));
  it('go with an answer that takes them, behind a colon', () => {
    expect(parseInput('2: Not today, Orc: never!', promised, [])).toMatchObject({
      do: 'answer',
      choice: { kind: 'promise', option: 'pass' },
      text: 'Not today, Orc: never!',
    });
    expect(parseInput('pass:  maybe', promised, [])).toMatchObject({ do: 'answer', text: 'maybe' });
    expect(parseInput('2', promised, [])).not.toHaveProperty('text');
  });

  it('go with no other', () => {
    expect(parseInput('3: words', promised, [])).toEqual({ do: 'unclear' });
    expect(parseInput('9: words', promised, [])).toEqual({ do: 'unclear' });
    expect(parseInput('2:', promised, [])).toEqual({ do: 'unclear' });
  });
});

describe('a typed line', () => {
  const one = menu(
    ask('a', ['orc', 'pass', 's', 'save']),
    ask('b', ['pass', 'orc:1'], true),
    ask('c', ['orc:1'], true),
  );
  const impossible = [{ refusal: { rule: 'X-1', option: 'troll' }, label: 'Troll' }];
  const says = (line: string) => {
    const said = parseInput(line, one, impossible);
    return said.do === 'answer' ? `${said.choice.kind} ${said.choice.option}` : said;
  };

  it('is a number, an option, or what is written on it, whatever the capitals and accents', () => {
    expect(says(' 1 ')).toBe('a orc');
    expect(says('01')).toBe('a orc');
    expect(says('ORC')).toBe('a orc');
    expect(says("orc a l'œil")).toBe('a orc');
    expect(says('5')).toBe('b pass');
  });

  it('means what is awaited before what is optional, and asks back when it cannot know', () => {
    expect(says('pass')).toBe('a pass');
    expect(says('orc:1')).toEqual({ do: 'ambiguous' });
  });

  it('is a command before it is an option of the same letter; the option has its number', () => {
    expect(says('s')).toEqual({ do: 'save', path: '', replace: false });
    expect(says('3')).toBe('a s');
    expect(says('s! My Games/x')).toEqual({ do: 'save', path: 'My Games/x', replace: true });
  });

  it('is why not, with a word or without', () => {
    expect(says('?')).toEqual({ do: 'why', about: '' });
    expect(says('?DN-1')).toEqual({ do: 'why', about: 'DN-1' });
    expect(says('Troll')).toMatchObject({ do: 'refused', label: 'Troll' });
  });

  it.each([
    ['r', 'rules'],
    ['U', 'back'],
    ['quit', 'quit'],
    ['aide', 'help'],
    ['Journal', 'log'],
    ['v', 'view'],
    ['', 'nothing'],
    ['9', 'unclear'],
    ['1e3', 'unclear'],
    ['99999999999999999999', 'unclear'],
    ['constructor', 'unclear'],
  ])('%j is %s', (line, what) => {
    expect(says(line)).toEqual({ do: what });
  });

  it('is a step where the compass is offered, before it is a command', () => {
    const texts = defineTexts({
      en: { 'option.n': 'North', 'option.w': 'West', 'option.s': 'South', 'option.nw': 'North-west' },
      fr: { 'option.n': 'Nord', 'option.w': 'Ouest', 'option.s': 'Sud', 'option.nw': 'Nord-ouest' },
      rules: { en: '', fr: '' },
    });
    const compass = ask('act', ['n', 's', 'w', 'nw', 'end']);
    const seen: Seen = { game: {}, seats: 1, frames: [], waiting: [], asks: [compass], mine: [], answered: 0 };
    const typed = (lang: 'en' | 'fr', line: string) => {
      const meant = parseInput(line, menuOf(seen, speaker(texts, lang)), []);
      return meant.do === 'answer' ? meant.choice.option : meant.do;
    };
    expect(['s', 'w', 'NW', 'l'].map((line) => typed('en', line))).toEqual(['s', 'w', 'nw', 'log']);
    expect(['s', 'o', 'no', 'w', 'q'].map((line) => typed('fr', line))).toEqual(['s', 'w', 'nw', 'w', 'quit']);
    expect(typed('en', 'save')).toBe('save');
  });
});
