import { newMatch } from '@oubliette/engine';
import { seedFrom } from '@oubliette/records';
import { describe, expect, it } from 'vitest';
import { games, type Installed } from '../src/games.ts';
import { CARDS, canary, canaryTexts } from './canary.ts';
import { anybody, fromScript, numbersOn, playTable, runCli, tableAt } from './run-cli.ts';

const CURTAIN = /The curtain falls|Le rideau tombe/;

/** What each holder of the device could read, curtain after curtain. */
const turnsIn = (transcript: string) =>
  transcript
    .split(CURTAIN)
    .slice(1)
    .map((text) => ({ name: /Pass the device to (\S+)\./.exec(text)?.[1], text }));

const tableOf = (...names: readonly string[]) => tableAt(canary as unknown as Installed['game'], canaryTexts, names);

describe('several people at one device', () => {
  it('show each of them only their own secrets, from the first page to the last', async () => {
    const any = anybody('hot');
    // Between answers everything is asked for that could tell too much.
    const curious = ['?', 'l', 'r', 'v', '? CN-1', 'w'];
    let pages = 0;
    const { transcript } = await playTable(tableOf('Ann', 'Bob', 'Cid'), (page, all) => {
      if (!page.trimEnd().endsWith('▸')) return '';
      return curious[pages++ % 7] ?? (numbersOn(page).length > 0 ? any(page, all) : '1');
    });
    const read = turnsIn(transcript);
    expect(read.length).toBeGreaterThan(10);
    for (const { name, text } of read) {
      const seat = ['Ann', 'Bob', 'Cid'].indexOf(name ?? '');
      const own = CARDS.slice(2 * seat, 2 * seat + 2);
      expect(CARDS.filter((card) => text.includes(card) && !own.includes(card))).toEqual([]);
    }
    // The secrets were there to be told.
    for (const card of CARDS.slice(0, 6)) expect(transcript).toContain(card);
    expect(pages).toBeGreaterThan(30);
  });

  it('never tell who had nothing to answer: everybody in turn gets the device', async () => {
    const { transcript } = await playTable(tableOf('Ann', 'Bob'), (page) => (page.endsWith('▸ ') ? '2' : ''));
    const read = turnsIn(transcript);
    // Bob can only pass, Ann could have shouted. The curtain falls for both, and only Bob reads that he passed.
    expect(read.map(({ name }) => name)).toEqual(['Ann', 'Bob', 'Ann', 'Bob', 'Ann', 'Bob', 'Ann', 'Bob']);
    const forced = read.flatMap(({ name, text }) => (text.includes('Only one answer was possible') ? [name] : []));
    expect(forced).toEqual(['Bob']);
  });

  it('keep Crypt Sale hands apart: no relic is named before the curtain that its reader does not hold', async () => {
    const { game, texts } = games.find((one) => one.game.id === 'crypt-sale')!;
    const kinds = ['skull', 'candlestick', 'chalice', 'lucky-coin', 'light-fingers', 'cursed-urn'];
    const named = (text: string) => kinds.filter((kind) => text.includes(String(texts.en.catalogue[`name.${kind}`])));
    let apart = 0;
    for (let i = 0; i < 12; i++) {
      const seed = seedFrom(`hands ${i}`, ['', '']);
      const { state } = newMatch(game, { seats: 2, seed, settings: { rounds: 3, openStakes: false } });
      const [mine, theirs] = (state as unknown as { heirs: { hand: string[] }[] }).heirs.map(({ hand }) => hand);
      const args = ['play', 'crypt-sale', '--seats', 'me:Ann,me:Bob', '--seed', `hands ${i}`, '--lang', 'en'];
      const { transcript } = await runCli(args, fromScript('', 'v', 'l', '?'));
      const text = turnsIn(transcript)[0]!.text.toLowerCase();
      expect(named(text).sort()).toEqual([...new Set(mine)].sort());
      if (theirs!.some((kind) => !mine!.includes(kind))) apart++;
    }
    // Otherwise the hands were alike, and nothing was tried.
    expect(apart).toBeGreaterThan(5);
  });

  it('clear the screen and what can be scrolled back to before the device changes hands', async () => {
    const screen = { columns: 80, rows: 24 };
    const args = ['play', 'crypt-sale', '--seats', 'me:Ann,me:Bob', '--seed', 'x'];
    const { transcript } = await runCli(args, fromScript('', '1', '', ''), { screen });
    const wiped = '\u001b[H\u001b[2J\u001b[3J';
    const passed = transcript.indexOf('Pass the device to Bob');
    const answered = transcript.indexOf('hides this page');
    expect(passed).toBeGreaterThan(answered);
    expect(transcript.slice(answered, passed)).toContain(wiped);
    expect(transcript.slice(passed).split('\n').length).toBeGreaterThan(3);
    expect(transcript.slice(passed)).toContain(wiped);
  });

  it('can take an answer back before the page is hidden, and pass the device out of turn', async () => {
    const args = ['play', 'crypt-sale', '--seats', 'me:Ann,me:Bob', '--seed', 'x', '--lang', 'en'];
    // Ann keeps everything: nothing becomes known.
    const { transcript } = await runCli(args, fromScript('', '3', '', 'p', '', '', '', '', 'p bob', 'q'));
    const names = turnsIn(transcript).map(({ name }) => name);
    expect(names.slice(0, 4)).toEqual(['Ann', 'Bob', 'Ann', 'Bob']);
    // Out of turn Ann is told so, and Enter gives the device back.
    expect(turnsIn(transcript)[2]!.text).toContain('Nothing is asked of you now: the table waits for Bob.');
  });
});
