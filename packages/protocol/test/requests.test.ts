import { expect, it } from 'vitest';
import { LIMITS, readBody, readRequest } from '../src/index.ts';

const table = 'abcdefgh12345678';
const answer = { t: 'answer', id: 'x-1', table, kind: 'plan', option: 'gold', n: 0 };

it('reads what it knows', () => {
  expect(readRequest(JSON.stringify(answer))).toEqual(answer);
  expect(readRequest(JSON.stringify({ t: 'chat', id: 'a', table, text: '  Grüße 😀 ' }))).toMatchObject({
    text: 'Grüße 😀',
  });
});

it.each([
  ['no JSON', '{'],
  ['nothing', 'null'],
  ['a field too many', JSON.stringify({ ...answer, more: 1 })],
  ['a prototype', `{"__proto__":{},${JSON.stringify(answer).slice(1)}`],
  ['a number that is none', JSON.stringify({ ...answer, n: '0' })],
  ['a number below zero', JSON.stringify({ ...answer, n: -1 })],
  ['a word too long', JSON.stringify({ ...answer, option: 'x'.repeat(LIMITS.word + 1) })],
  ['an id with spaces', JSON.stringify({ ...answer, id: 'a b' })],
  ['a verb of its own', JSON.stringify({ ...answer, t: 'win' })],
  ['an empty word of chat', JSON.stringify({ t: 'chat', id: 'a', table, text: '   ' })],
  ['half a character', JSON.stringify({ t: 'chat', id: 'a', table, text: '\ud800' })],
])('refuses %s', (_, text) => {
  expect(readRequest(text)).toBeUndefined();
});

it.each([
  ['an id too long', { id: 'x'.repeat(41) }],
  ['no id', { id: undefined }],
  ['a table by another name', { table: 'ABCDEFGH12345678' }],
  ['an empty word', { kind: '' }],
  ['a word that is none', { option: 7 }],
  ['half a number', { n: 0.5 }],
  ['a number beyond counting', { n: 2 ** 60 }],
])('refuses an answer with %s', (_, wrong) => {
  expect(readRequest(JSON.stringify({ ...answer, ...wrong }))).toBeUndefined();
});

it('[SRV-CONT-11] hello of a later version is read without what this one does not know; what it knows must be right', () => {
  const hello = { t: 'hello', v: 1, table, token: 'a'.repeat(32) };
  expect(readRequest(JSON.stringify(hello))).toEqual(hello);
  expect(readRequest(JSON.stringify({ ...hello, colours: true }))).toEqual(hello);
  expect(readRequest(JSON.stringify({ ...hello, between: 'yes' }))).toBeUndefined();
  expect(readRequest(`{"__proto__":{"between":true},${JSON.stringify(hello).slice(1)}`)).not.toHaveProperty('between');
});

it('an answer may carry a sentence, within bounds', () => {
  expect(readRequest(JSON.stringify({ ...answer, text: 'By my beard!' }))).toMatchObject({ text: 'By my beard!' });
  for (const text of [7, null, 'x'.repeat(561)])
    expect(readRequest(JSON.stringify({ ...answer, text }))).toBeUndefined();
});

it('an answer is read from its own fields alone', () => {
  const { n: _, ...short } = answer;
  expect(readRequest(`{"__proto__":{"n":0},${JSON.stringify(short).slice(1)}`)).toBeUndefined();
  expect(readRequest(JSON.stringify({ ...answer, option: 'x'.repeat(LIMITS.word), n: 2 ** 53 - 1 }))).toBeDefined();
});

it('a body says where it is wrong, and gets the usual settings', () => {
  expect(readBody('newTable', { game: 'dungeonette', seats: 4 })).toEqual({
    body: {
      game: 'dungeonette',
      seats: 4,
      options: {},
      bots: {},
      names: [],
      title: '',
      undo: 'free',
      spectators: true,
      timer: { kind: 'none' },
      standInAfter: 0,
      standInLevel: 'steward',
    },
  });
  expect(readBody('newTable', { game: 'x', seats: 4, timer: { kind: 'move', seconds: 1 } })).toEqual({
    where: 'timer.seconds',
  });
  expect(readBody('newTable', { game: 'x', seats: 4, surprise: 1 })).toEqual({ where: 'surprise' });
});

it('bots are seats with a level, or a list of seats with the usual one', () => {
  const bots = (given: unknown) => {
    const read = readBody('newTable', { game: 'x', seats: 4, bots: given });
    return 'body' in read ? read.body.bots : read.where;
  };
  expect(bots({ 1: 'lord', 3: 'random' })).toEqual({ 1: 'lord', 3: 'random' });
  expect(bots([1, 2])).toEqual({ 1: 'steward', 2: 'steward' });
  for (const bad of [
    { 1: 'god' },
    { 8: 'lord' },
    { x: 'lord' },
    [8],
    ['1'],
    ['lord'],
    'lord',
    [1, 1, 1, 1, 1, 1, 1, 1, 1],
  ])
    expect(bots(bad)).toMatch(/^bots/);
  for (const kind of ['ownSeat', 'nothing', 'bot'] as const) expect(readBody(kind, [])).toEqual({ where: 'body' });
  expect(readBody('bot', { bot: 'lord' })).toEqual({ body: { bot: 'lord' } });
  expect(readBody('bot', { bot: 'god' })).toEqual({ where: 'bot' });
});
