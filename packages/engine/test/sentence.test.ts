import {
  answerText,
  enter,
  entryText,
  hear,
  play,
  readAnswer,
  readEntry,
  readSentence,
  type Viewer,
  view,
} from '@oubliette/engine';
import { describe, expect, it } from 'vitest';
import { give, table } from './hardest-moments/at-expedition.ts';
import { expedition, type State } from './hardest-moments/expedition.ts';

describe('sentences', () => {
  it('[ENG-TEXT-1] a sentence is trimmed, at most 140 characters long, and holds nothing that disturbs a screen', () => {
    expect(readSentence('  By my beard! ')).toBe('By my beard!');
    expect(readSentence('e\u0301te\u0301')).toBe('été');
    expect(readSentence('👨‍👩‍👧'.repeat(10))).toBe('👨‍👩‍👧'.repeat(10));
    expect(readSentence('x'.repeat(140))).toBe('x'.repeat(140));
    const refused = [
      '',
      '   ',
      'x'.repeat(141),
      'a\u0000b',
      'a\nb',
      'a\tb',
      'a\u202eb',
      'a\u2066b',
      'a\u200fb',
      'a\u2028b',
      '\ud800',
      7,
      null,
      {},
    ];
    for (const text of refused) expect(readSentence(text), JSON.stringify(text)).toBeUndefined();
  });

  it('[ENG-TEXT-1] an answer with a sentence that cannot be shown is no answer', () => {
    const { state } = table({ seats: 3 });
    const answer = { kind: 'promise-to', option: '1', n: 0 };
    for (const text of ['a\u202eb', '', 5]) {
      expect(play(expedition, state, 2, { ...answer, text })).toEqual({ refused: { rule: 'ENG-MALFORMED' } });
    }
  });

  it('[ENG-TEXT-2] a sentence comes only with an answer whose ask allows one', () => {
    const { state } = table({ seats: 3 });
    const answer = { kind: 'command', option: 'hold', n: 0 };
    expect(play(expedition, state, 0, { ...answer, text: 'Ha!' })).toEqual({ refused: { rule: 'ENG-TEXT-2' } });
    expect(play(expedition, state, 0, answer)).toHaveProperty('state');
    expect(view(expedition, state, 0).asks[0]).not.toHaveProperty('sentence');
  });

  it('[ENG-TEXT-3] it is handed to the rule that carries the answer out, and kept in the log', () => {
    const m = table({ seats: 3 });
    give(m, 1, '2');
    expect(view(expedition, m.state, 1).asks.find(({ kind }) => kind === 'promise-what')).toMatchObject({
      sentence: true,
    });
    expect(give(m, 1, 'gold', ' All of "it", by my beard. ')).toBeUndefined();
    expect(m.state.promises).toEqual([{ from: 1, to: 2, what: 'gold', text: 'All of "it", by my beard.' }]);
    expect(give(m, 1, '2')).toBeUndefined();
    expect(give(m, 1, 'help')).toBeUndefined();
    expect(m.state.promises[1]).toEqual({ from: 1, to: 2, what: 'help' });
    give(m, 0, 'hold');
    expect(give(m, 1, 'sing', 'Ho!')).toBeUndefined();
    expect(m.state.told).toEqual(['Ho!']);
    const texts = m.entries.map(entryText);
    expect(texts[1]).toBe('@1 1 promise-what gold "All of \\"it\\", by my beard."');
    expect(texts.map(readEntry)).toEqual(m.entries);
    expect(m.entries[1]).toMatchObject({ text: 'All of "it", by my beard.' });
  });

  it('[ENG-TEXT-3] what is written wrongly behind an answer is no entry', () => {
    expect(readAnswer('3 act sing "Ho ho!"')).toEqual({ n: 3, kind: 'act', option: 'sing', text: 'Ho ho!' });
    expect(answerText({ n: 3, kind: 'act', option: 'sing', text: 'Ho ho!' })).toBe('3 act sing "Ho ho!"');
    for (const text of [
      '3 act sing Ho',
      '3 act sing "Ho',
      '3 act sing ""',
      '3 act sing "\\u202e"',
      '3 act sing "a" "b"',
      '3 act sing  "a"',
    ])
      expect(readAnswer(text), text).toBeUndefined();
    for (const text of ['@1 3 undo "why"', '@1 3 take-back now'])
      expect(readEntry(text)?.verb ?? 'none', text).not.toMatch(/undo|take-back/);
  });

  it('[ENG-TEXT-3] an undone sentence is gone, and one that stays is carried out again', () => {
    const m = table({ seats: 3 });
    give(m, 1, '2');
    give(m, 1, 'gold', 'First.');
    give(m, 2, '1');
    give(m, 2, 'help', 'Second.');
    expect(enter(m, { seat: 2, verb: 'undo', n: 2 })).toBeUndefined();
    expect(m.state.promises).toEqual([{ from: 1, to: 2, what: 'gold', text: 'First.' }]);
  });

  it('[ENG-TEXT-5] others see a sentence where the game shows it, and nowhere else', () => {
    const m = table({ seats: 3 });
    const shown = (viewer: Viewer) => JSON.stringify(view(expedition, m.state, viewer)).includes('By my beard!');
    give(m, 1, '2');
    give(m, 1, 'gold', 'By my beard!');
    for (const viewer of [0, 1, 2, 'spectator'] as const) expect(shown(viewer)).toBe(true);
    const silent = {
      ...expedition,
      view: (s: State, viewer: Viewer) => ({ ...expedition.view(s, viewer), promises: [] }),
    };
    const hidden = view(silent, m.state, 2);
    expect(JSON.stringify(hidden)).not.toContain('beard');
    expect(JSON.stringify(m.moves.flatMap(({ events }) => events.map((event) => hear(event, 2))))).not.toContain(
      'beard',
    );
  });
});
