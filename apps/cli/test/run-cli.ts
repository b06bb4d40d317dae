// Runs the real command with real streams, as a person at a terminal or a pipe would.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { thinking } from '@oubliette/engine';
import { type CommandIo, runCommand } from '../src/command.ts';
import type { Installed } from '../src/games.ts';
import { playGame } from '../src/play/play.ts';
import { newSaveFile } from '../src/play/save-file.ts';
import { newSession } from '../src/play/session.ts';
import { openTerminal, type Terminal } from '../src/screen/terminal.ts';
import { newTable, type Table } from '../src/table.ts';

export interface Played {
  readonly code: number;
  readonly transcript: string;
  readonly errors: string;
}

/** What a person types at a page; undefined: the end of the input. */
export type Person = (page: string, transcript: string) => string | undefined;

/** Somebody who types nothing. */
export const SILENCE = '(silence)';

export interface Surroundings {
  /** A terminal of this size; without it the streams are pipes. */
  readonly screen?: { readonly columns: number; readonly rows: number; readonly colours?: number };
  readonly env?: CommandIo['env'];
  readonly opened?: (terminal: Terminal) => void;
}

const ESCAPE = '\u001b';
/** Every prompt of the command ends like this; on a screen the cursor is moved behind it. */
const PROMPT = new RegExp(`(?:▸|:)(?:${ESCAPE}\\[0m)? (?:${ESCAPE}\\[\\d+G)?$`);

export const runCli = (args: readonly string[], person: Person, surroundings: Surroundings = {}): Promise<Played> =>
  typing((io) => runCommand(args, io), person, surroundings);

/** A table of a game that the command does not know, with these people. */
export function tableAt(game: Installed['game'], texts: Installed['texts'], names: readonly string[]): Table {
  const people = names.map((name) => ({ name, bot: false }));
  const opened = newTable({ game, texts }, people, {}, 'secret');
  if ('fault' in opened) throw new Error(opened.fault.what);
  return opened.table;
}

/** A game that the command does not know, at the same terminal. */
export const playTable = (table: Table, person: Person): Promise<Played> =>
  typing(async (io) => {
    const terminal = openTerminal(io);
    await playGame(newSession(table, terminal, 'en', newSaveFile(table, undefined, undefined)));
    terminal.close();
    return 0;
  }, person);

async function typing(
  work: (io: CommandIo) => Promise<number>,
  person: Person,
  surroundings: Surroundings = {},
): Promise<Played> {
  const input = new PassThrough();
  const output = new PassThrough();
  const errors = new PassThrough();
  const { screen } = surroundings;
  if (screen !== undefined) {
    Object.assign(input, { isTTY: true });
    Object.assign(output, { isTTY: true, ...screen, getColorDepth: () => screen.colours ?? 1 });
  }
  let transcript = '';
  let read = 0;
  let said = '';
  output.on('data', (chunk: Buffer) => {
    transcript += chunk.toString('utf8');
    const page = transcript.slice(read);
    if (!PROMPT.test(page.slice(-40))) return;
    read = transcript.length;
    const line = person(page, transcript);
    // After the page was written: a person does not answer in the middle of a sentence.
    setImmediate(() => {
      if (line === undefined) input.end();
      else if (line !== SILENCE) input.write(`${line}\n`);
    });
  });
  errors.on('data', (chunk: Buffer) => {
    said += chunk.toString('utf8');
  });
  const env = { LANG: 'C', ...surroundings.env };
  const opened = surroundings.opened === undefined ? {} : { opened: surroundings.opened };
  const code = await work({ input, output, errors, env, ...opened });
  await new Promise((later) => setImmediate(later));
  return { code, transcript: plain(transcript), errors: plain(said) };
}

/** Lines given in advance, as by a pipe; then the end. */
export function fromScript(...lines: readonly string[]): Person {
  const left = [...lines];
  return () => left.shift();
}

/** The numbers that can be typed on the last page. */
export function numbersOn(page: string): number[] {
  const lines = page.split('\n');
  const from = lines.findLastIndex((line) => /^── (?:Your decision|À vous de décider)/.test(line));
  return lines
    .slice(from)
    .filter((line) => line.startsWith('  '))
    .flatMap((line) => [...line.matchAll(/(?<=^| {2})\s?(\d+)(?= \S|$)/g)].map(([, n]) => Number(n)));
}

/** Somebody without a plan: any number on the page, and Enter at every curtain. */
export function anybody(seed: string): Person {
  const pick = thinking(seed);
  return (page) => {
    if (!page.trimEnd().endsWith('▸')) return '';
    const numbers = numbersOn(page);
    if (numbers.length === 0) throw new Error(`nothing to choose on this page:\n${page}`);
    return String(numbers[pick(numbers.length)]);
  };
}

/** A folder of this test's own, inside the one of `temporary-folder.ts`. */
export function emptyFolder(): (name: string) => string {
  const folder = mkdtempSync(join(tmpdir(), 'oubliette-cli-'));
  return (name) => join(folder, name);
}

/** French spaces that do not break are written plainly in the expectations. */
export const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');
