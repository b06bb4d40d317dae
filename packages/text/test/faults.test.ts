import { type Catalogue, catalogueFaults, defineTexts, type Expected } from '@oubliette/text';
import { describe, expect, test } from 'vitest';
import { ownWords } from '../src/own-words.ts';
import { en, fr, rules, texts } from './cellar.ts';

type Messages = Readonly<Record<string, string>>;

/** The cellar with some messages planted; `undefined` takes one out. */
function planted(
  change: { en?: Record<string, string | undefined>; fr?: Record<string, string | undefined> },
  books: Partial<typeof rules> | Partial<Record<'en' | 'fr', string>> = {},
) {
  const mix = (base: Messages, with_: Record<string, string | undefined> = {}) =>
    Object.fromEntries(Object.entries({ ...base, ...with_ }).filter((entry) => entry[1] !== undefined)) as Messages;
  return defineTexts({ en: mix(en, change.en), fr: mix(fr, change.fr), rules: { ...rules, ...books } });
}

const both = (key: string, message: string) => ({ en: { [key]: message }, fr: { [key]: message } });

test('the cellar has no fault, nor have the words of this package', () => {
  expect(catalogueFaults(texts)).toEqual([]);
  expect(catalogueFaults(defineTexts({ ...ownWords, rules: { en: '', fr: '' } }))).toEqual([]);
});

describe('each fault is found, and alone', () => {
  test.each<[string, Parameters<typeof planted>[0], string[]]>([
    ['a key missing in French', { fr: { 'view.gold': undefined } }, ['fr view.gold: is missing']],
    ['a key missing in English', { en: { 'view.gold': undefined } }, ['en view.gold: is missing']],
    [
      'other parameters',
      { fr: { 'ask.dig.other': '{toSeat_of}' } },
      ['ask.dig.other: parameters differ, en {seat} and fr {toSeat}'],
    ],
    [
      'a note without a rule',
      both('about.view.gold', 'Shines.'),
      [
        'en about.view.gold: names no rule, write rule.view.gold',
        'fr about.view.gold: names no rule, write rule.view.gold',
      ],
    ],
    [
      'a note with a rule that nobody wrote',
      {
        en: { 'about.view.gold': 'Shines.', 'rule.view.gold': 'CE-DIG-1 CE-GONE-7' },
        fr: { 'about.view.gold': 'Brille.', 'rule.view.gold': 'CE-DIG-1' },
      },
      ['en rule.view.gold: there is no rule CE-GONE-7'],
    ],
    [
      'a rule of nothing',
      both('rule.view.dust', 'CE-DIG-1'),
      ['en rule.view.dust: nothing is said about it', 'fr rule.view.dust: nothing is said about it'],
    ],
    ['no ICU', { fr: { 'view.gold': 'Or {' } }, ['fr view.gold: does not compile, EXPECT_ARGUMENT_CLOSING_BRACE']],
    [
      'no other branch',
      { en: { 'event.lit': '{lit, plural, one {a}}' } },
      ['en event.lit: a plural or select has no other branch'],
    ],
    [
      'a strange branch',
      { en: { 'event.lit': '{lit, plural, ones {a} =2 {c} other {b}}' } },
      ['en event.lit: plural branch ones is never taken in this language'],
    ],
    ['an empty message', { fr: { 'view.gold': ' ' } }, ['fr view.gold: is empty']],
    ['a straight apostrophe', { fr: { 'view.gold': "L'or" } }, ['fr view.gold: has a straight apostrophe, write ’']],
    [
      'an unknown form',
      both('event.lit', '{lit_teh}'),
      ['en event.lit: {lit_teh} has an unknown form', 'fr event.lit: {lit_teh} has an unknown form'],
    ],
    [
      'a name with a parameter',
      both('name.orc', 'orc {size}'),
      ['en name.orc: a name takes no parameters', 'fr name.orc: a name takes no parameters'],
    ],
    [
      'a form without its name',
      { fr: { 'name.rat.of': 'du rat' } },
      ['fr name.rat.of: is a form of a name that is missing'],
    ],
  ])('%s', (_, change, faults) => {
    expect(catalogueFaults(planted(change))).toEqual(faults);
  });

  test('a plural branch may belong to one language only', () => {
    const many = '{lit, plural, one {a} many {b} other {c}}';
    expect(catalogueFaults(planted(both('event.lit', many)))).toEqual([
      'en event.lit: plural branch many is never taken in this language',
    ]);
  });

  test('a rule missing, twice or without text', () => {
    const fewer = rules.fr.replace('- **CE-END-1** La partie finit à l’aube.', '- **CE-DIG-1** Encore.');
    expect(catalogueFaults(planted({}, { fr: fewer }))).toEqual([
      'fr rules: CE-END-1 is missing',
      'fr rules: CE-DIG-1 is there twice',
    ]);
    expect(catalogueFaults(planted({}, { en: rules.en.replace('The game ends at dawn.', '') }))).toEqual([
      'en rules: CE-END-1 has no text',
    ]);
  });
});

describe('what the game declares', () => {
  const expected = {
    keys: [
      'ask.dig',
      'ask.rest',
      'event.paid',
      'event.bitten',
      'event.fled',
      'event.gift',
      'event.feast',
      'event.lit',
      'event.dawn',
      'event.won',
      'refuse.CE-DIG-2',
    ],
    params: { 'event.paid': ['seat', 'gold'], 'event.gift': ['fromSeat', 'toSeats', 'monster'] },
    exact: true,
  } satisfies Expected;

  test('is all there', () => {
    expect(catalogueFaults(texts, expected)).toEqual([]);
  });

  test('a key that leads to a sentence by a fallback is there', () => {
    const keys = [
      'refuse.CE-DIG-1',
      'refuse.ENG-LATE',
      'option.rest.pass',
      'option.rest.orc',
      'option.hire.orc:2',
      'option.pass',
    ];
    expect(catalogueFaults(texts, { keys })).toEqual([]);
  });

  test('a key without words is named in each language', () => {
    expect(catalogueFaults(texts, { keys: ['event.slept', 'refuse.CE-DIG-9', 'option.rest.c3', 'name.wyrm'] })).toEqual(
      [
        'en event.slept: is missing',
        'fr event.slept: is missing',
        'en refuse.CE-DIG-9: is missing',
        'fr refuse.CE-DIG-9: is missing',
        'en option.rest.c3: is missing',
        'fr option.rest.c3: is missing',
        'en name.wyrm: is missing',
        'fr name.wyrm: is missing',
      ],
    );
    expect(catalogueFaults(planted({ fr: { 'event.lit': undefined } }), { keys: ['event.lit'] })).toEqual([
      'fr event.lit: is missing',
    ]);
  });

  test('a parameter that nobody gives', () => {
    expect(catalogueFaults(texts, { keys: [], params: { 'event.lit': [], 'event.paid': ['seat'] } })).toEqual([
      'en event.lit: nobody gives {lit}',
      'fr event.lit: nobody gives {lit}',
      'en event.paid: nobody gives {gold}',
      'fr event.paid: nobody gives {gold}',
      'en event.paid.mine: nobody gives {gold}',
      'fr event.paid.mine: nobody gives {gold}',
    ]);
    const params = { 'event.paid': ['seat', 'gold'], 'event.paid.mine': ['seat'] };
    expect(catalogueFaults(texts, { keys: [], params })).toEqual([
      'en event.paid.mine: nobody gives {gold}',
      'fr event.paid.mine: nobody gives {gold}',
    ]);
  });

  test('exactly: no ask, event or refusal that nobody uses; a game may reword the engine', () => {
    const more = planted(both('refuse.ENG-LATE', 'Non.'));
    expect(catalogueFaults(more, expected)).toEqual([]);
    const keys = expected.keys.filter((key) => key !== 'ask.dig' && key !== 'event.lit');
    expect(catalogueFaults(more, { keys, exact: true })).toEqual([
      'ask.dig: nobody uses it',
      'ask.dig.hint: nobody uses it',
      'ask.dig.other: nobody uses it',
      'event.lit: nobody uses it',
    ]);
  });
});

test('the compiler finds a key too few and a key too many, and lets each language have its forms', () => {
  const first = { 'game.name': 'x', 'name.orc': 'orc', 'name.orc.a': 'an orc' } as const;
  const good: Catalogue<typeof first> = { 'game.name': 'x', 'name.orc': 'orc', 'name.orc.of': 'de l’orc' };
  // @ts-expect-error: `name.orc` is missing
  const fewer: Catalogue<typeof first> = { 'game.name': 'x' };
  // @ts-expect-error: `game.nmae` is too many
  const more: Catalogue<typeof first> = { 'game.name': 'x', 'name.orc': 'orc', 'game.nmae': 'x' };
  // @ts-expect-error: there is no name.rat
  const strange: Catalogue<typeof first> = { 'game.name': 'x', 'name.orc': 'orc', 'name.rat.of': 'du rat' };
  const missing = [good, fewer, more, strange].map((catalogue) =>
    catalogueFaults(defineTexts({ en: first as Messages, fr: catalogue, rules: { en: '', fr: '' } })),
  );
  expect(missing).toEqual([
    [],
    ['fr name.orc: is missing'],
    ['en game.nmae: is missing'],
    ['fr name.rat.of: is a form of a name that is missing'],
  ]);
});
