import { describe, expect, it } from 'vitest';
import { boxed, headline } from '../src/screen/frame.ts';
import { flowed, inColumns, printable, widthOf, wrapped } from '../src/screen/measure.ts';
import { paintFor } from '../src/screen/paint.ts';
import { anybody, fromScript, runCli } from './run-cli.ts';

const rich = paintFor(8);

describe('measuring', () => {
  it('counts what is seen: accents once, wide letters twice, colours not at all', () => {
    expect(widthOf('épée')).toBe(4);
    expect(widthOf('e\u0301pe\u0301e')).toBe(4);
    expect(widthOf('地下城')).toBe(6);
    expect(widthOf(rich.candle('two words'))).toBe(9);
  });

  it('breaks between words, and never before a French colon', () => {
    expect(wrapped('one two three', 7)).toEqual(['one two', 'three']);
    expect(wrapped('one two three', 8, '  ')).toEqual(['one two', '  three']);
    expect(wrapped('voici : rien', 7)).toEqual(['voici :', 'rien']);
    expect(wrapped('on dit « oui »', 8)).toEqual(['on dit', '« oui »']);
    expect(wrapped('guerrier', 8, '    ')).toEqual(['guerrier']);
  });

  it('cuts only words that are longer than a line', () => {
    expect(wrapped('abcdefghij', 4)).toEqual(['abcd', 'efgh', 'ij']);
    expect(wrapped('x abcdefghij', 4, ' ')).toEqual(['x', ' abc', ' def', ' ghi', ' j']);
  });

  it('flows items, broken between them where that is possible', () => {
    expect(flowed(['aa', 'bb', 'cc'], 7, ' · ')).toEqual(['aa · bb', 'cc']);
    expect(flowed(['aa bb cc', 'd'], 5, ' · ')).toEqual(['aa bb', '  cc', 'd']);
    expect(flowed([], 5, ' · ')).toEqual([]);
  });

  it('sets columns as tight as they go', () => {
    expect(inColumns(['1 a', '2 bbbbbb', '3 c'], 20)).toEqual(['1 a   2 bbbbbb   3 c']);
    expect(inColumns(['1 a', '2 bbbbbb', '3 c'], 15)).toEqual(['1 a        3 c', '2 bbbbbb']);
    expect(inColumns(['long one', 'long two'], 5)).toEqual(['long one', 'long two']);
  });

  it('takes the sting out of what others wrote', () => {
    expect(printable(' \u001b[31mred\u0007\u202e\n\u009b ')).toBe('[31mred');
  });
});

describe('frames', () => {
  it('are as wide as they are told', () => {
    for (const width of [40, 80, 120]) {
      expect(widthOf(headline(rich, width, 'title', 'end'))).toBe(width);
      for (const line of boxed(rich, width, 'title', ['x', rich.moss('y z')], 4)) expect(widthOf(line)).toBe(width);
    }
  });
});

describe('at a screen', () => {
  const play = ['play', 'dungeonette', '--seats', 'me:Malvina,bot,bot,bot', '--seed', 'x', '--lang', 'fr'];
  const ESCAPE = '\u001b';
  const colours = new RegExp(`${ESCAPE}\\[[0-9;]+m`);

  it('is painted when the terminal can, and not when NO_COLOR is set', async () => {
    const screen = { columns: 80, rows: 24, colours: 8 };
    expect((await runCli(play, fromScript('1'), { screen })).transcript).toMatch(colours);
    const plain = await runCli(play, fromScript('1'), { screen, env: { NO_COLOR: '1' } });
    expect(plain.transcript).not.toMatch(colours);
    expect(plain.transcript).toContain('[A] Malvina');
  });

  it('seats are told by their letters too, with colours or without', async () => {
    const screen = { columns: 80, rows: 60, colours: 8 };
    const { transcript } = await runCli(play, fromScript('1'), { screen });
    for (const letter of ['A', 'B', 'C', 'D']) expect(transcript).toMatch(new RegExp(`48;5;\\d+;38;5;16m ${letter} `));
  });

  it.each([
    [80, 24],
    [120, 40],
    [40, 20],
    [200, 50],
  ])('fits %i columns, and the decision is on the last of %i rows', async (columns, rows) => {
    const any = anybody('fit');
    const pages: string[] = [];
    const person = (page: string, all: string) => {
      pages.push(page);
      return page.includes('garde cette partie') ? '' : any(page, all);
    };
    await runCli(play, person, { screen: { columns, rows } });
    expect(pages.length).toBeGreaterThan(10);
    const lines = pages.flatMap((page) => page.split(new RegExp(`\\n|${ESCAPE}\\[[0-9;]*[A-Za-z]`)));
    expect(lines.filter((line) => !line.endsWith(': ') && widthOf(line) > Math.min(columns, 120))).toEqual([]);
    for (const page of pages.slice(0, -1)) {
      const below = page.slice(page.lastIndexOf('À vous de décider')).split('\n');
      expect(below.length).toBeLessThanOrEqual(rows);
    }
  });

  it('at 80×24 one’s own place, what happened and the decision are on the screen together', async () => {
    const any = anybody('fit');
    let pages = 0;
    const tall: string[] = [];
    await runCli(
      play,
      (page, all) => {
        if (page.includes('garde cette partie')) return '';
        pages++;
        const below = page.slice(page.lastIndexOf('[A] Malvina (vous)'));
        if (below.split('\n').length > 24) tall.push(below);
        return any(page, all);
      },
      { screen: { columns: 80, rows: 24 } },
    );
    expect(pages).toBeGreaterThan(10);
    expect(tall).toEqual([]);
  });
});
