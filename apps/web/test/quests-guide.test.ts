// The notes of the first game of Quests and Betrayals: which ones, when, and that their texts exist.
import { knowledgeOf } from '@oubliette/bots';
import { enter, type Match, view } from '@oubliette/engine';
import { knowledge } from '@oubliette/quests-and-betrayals/bot';
import { texts } from '@oubliette/quests-and-betrayals/texts';
import { expect, it } from 'vitest';
import { newGame } from '../src/device/open-game.ts';
import { answerOf } from '../src/device/think.ts';
import { tableNow } from '../src/session/now.ts';
import { LOYAL, RIVALS, SECRET, SETTINGS, TREACHEROUS } from '../src/tables/quests-and-betrayals/guide/first-game.ts';
import { isLearned, lessonIds } from '../src/tables/quests-and-betrayals/guide/lessons.ts';
import { NOTES, type Note, noteFor } from '../src/tables/quests-and-betrayals/guide/notes.ts';
import { captions } from '../src/tables/quests-and-betrayals/locales/texts.ts';
import { gameOf } from '../src/tables/quests-and-betrayals/reading.ts';
import { PERSON, rulesOf } from './game-files.ts';
import { bring, isAsked, send } from './quests-moments.ts';

it('every note has its words in both languages, and its rules are in the book', () => {
  for (const lang of ['en', 'fr'] as const) {
    for (const { id, rules } of NOTES) {
      expect(captions[lang].message(`guide.${id}`), id).toBeDefined();
      expect(captions[lang].message(`guide.${id}.text`), id).toBeDefined();
      for (const rule of rules) expect(texts[lang].rule(rule), rule).toBeDefined();
    }
  }
});

const NAMES = ['Malvina', ...RIVALS.map(({ name }) => name)];

/** The first game with its fixed secret and settings. */
function firstGame() {
  const rules = rulesOf('quests-and-betrayals');
  if (rules === undefined) throw new Error('it is not in the catalogue');
  const usual = Object.fromEntries(Object.entries(rules.settings).map(([name, { default: one }]) => [name, one]));
  return newGame(
    rules,
    { names: NAMES, chairs: NAMES.map(() => PERSON), settings: { ...usual, ...SETTINGS }, lesson: true },
    SECRET,
  ).match;
}

/** Bots that follow the lesson and answer at random otherwise; returns whether one of them acted. */
function botsAnswer(match: Match): boolean {
  const told = match.entries.length;
  for (let seat = 1; seat < NAMES.length; seat++) {
    const seen = view(match.game, match.state, seat);
    const input = { seat, level: 'random', lesson: true, seen, dice: `${told} ${seat}` } as const;
    const choice = answerOf(match.game, { knowledge: knowledgeOf(knowledge) }, input);
    if (choice === undefined) continue;
    expect(enter(match, { seat, verb: 'answer', ...choice, n: seen.answered })).toBeUndefined();
    return true;
  }
  return false;
}

const PROMISE = { part: 'promise', piece: 'gems:1:this-turn' } as const;

/** A player who does what the note asks for, and nothing else. */
function follow(match: Match, note: Note | undefined): void {
  const now = tableNow(match, 0);
  const ask = now.asks.find(({ optional }) => !optional);
  if (note?.id === 'offer' || note?.id === 'promise-again') {
    bring(match, 0, { to: `seat:${LOYAL}`, pieces: [PROMISE] });
    send(match, 0);
  } else if (note?.id === 'arena-talk') {
    bring(match, 0, { to: `seat:${TREACHEROUS}`, about: 'fist', pieces: [] });
    send(match, 0);
  } else {
    const wanted = [note?.does, note?.id === 'buy' ? 'buy:' : undefined, 'dungeon', 'end', 'fight', 'done'];
    const option =
      wanted.flatMap((one) => ask?.options.find((each) => one !== undefined && each.startsWith(one)) ?? [])[0] ??
      ask?.options[0];
    if (ask === undefined || option === undefined) throw new Error('nothing is asked');
    enter(match, { seat: 0, verb: 'answer', kind: ask.kind, option, n: now.seen.answered });
  }
}

it('whoever follows the notes has bought, offered, won an ally, fought in the Arena, betrayed and been betrayed', () => {
  const match = firstGame();
  const said: string[] = [];
  const at = () => {
    const now = tableNow(match, 0);
    const ask = now.asks.find(({ optional }) => !optional);
    return { ask, game: gameOf(now), me: 0, told: now.told, showing: false, over: false };
  };
  for (let answers = 0; answers < 400 && !said.includes('learned'); answers++) {
    if (botsAnswer(match)) continue;
    const note = noteFor(at(), said);
    if (note !== undefined) said.push(note.id);
    // A note without a task is read, and the next one comes.
    if (note === undefined || note.does !== undefined || note.until !== undefined) follow(match, note);
  }
  expect(lessonIds.filter((id) => !isLearned(at(), id))).toEqual([]);
  expect(said.at(-1)).toBe('learned');
  // In order, and the first two in the first round.
  const order = ['welcome', 'buy', 'offer', 'together', 'settle', 'i-broke', 'arena', 'arena-talk', 'they-broke'];
  expect(said.filter((id, i) => order.includes(id) && said.indexOf(id) === i)).toEqual(order);
  const { ledger } = at().game;
  expect(ledger).toContainEqual(expect.objectContaining({ giver: 0, receiver: LOYAL, round: 1, state: 'broken' }));
  expect(ledger).toContainEqual(expect.objectContaining({ giver: TREACHEROUS, receiver: 0, state: 'broken' }));
});

it('what is to be done comes again until it is done', () => {
  const match = firstGame();
  const seen = ['village', 'tempers'];
  const notes = new Set<string | undefined>();
  for (let answers = 0; answers < 60; answers++) {
    if (botsAnswer(match)) continue;
    const now = tableNow(match, 0);
    const ask = now.asks.find(({ optional }) => !optional);
    const note = noteFor({ ask, game: gameOf(now), me: 0, told: now.told, showing: false, over: false }, seen);
    if (ask?.kind === 'village' && ask.options.some((option) => option.startsWith('buy:'))) notes.add(note?.id);
    if (note !== undefined && note.until === undefined) seen.push(note.id);
    follow(match, undefined);
  }
  expect([...notes].filter((id) => id !== 'wounds')).toEqual(['buy']);
});

it('whoever was betrayed refuses the next offer, and says why', () => {
  const match = firstGame();
  const said: string[] = [];
  const refusals = () =>
    tableNow(match, 0).told.filter(({ type, seat, toSeat }) => type === 'refused' && seat === LOYAL && toSeat === 0);
  for (let answers = 0; answers < 400 && refusals().length === 0; answers++) {
    if (botsAnswer(match)) continue;
    const now = tableNow(match, 0);
    const ask = now.asks.find(({ optional }) => !optional);
    const at = { ask, game: gameOf(now), me: 0, told: now.told, showing: false, over: false };
    const note = noteFor(at, said);
    if (note !== undefined && note.until === undefined) said.push(note.id);
    const again = ask?.kind === 'confront' && isLearned(at, 'broke') && isAsked(match, 0, 'talk-to');
    follow(match, again ? NOTES.find(({ id }) => id === 'offer') : note);
  }
  expect(refusals()[0]).toMatchObject({ reason: 'trust' });
});

it('those whom one meets in a first game have the tempers that the guide tells', () => {
  const match = firstGame();
  const { players } = match.state as unknown as { players: readonly { temper: string }[] };
  expect(players.slice(1).map(({ temper }) => temper)).toEqual(RIVALS.map(({ temper }) => temper));
  expect([RIVALS[LOYAL - 1]?.temper, RIVALS[TREACHEROUS - 1]?.temper]).toEqual(['loyal', 'treacherous']);
});
