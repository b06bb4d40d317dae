// The state of a terminal session besides the table: the screen, the language, and what each person has seen.
import type { Seat, Viewer } from '@oubliette/engine';
import type { Standing } from '@oubliette/records';
import { type Lang, type Speaker, speaker } from '@oubliette/text';
import { cliTexts, type Phrase } from '../../locales/texts.ts';
import { wrapped } from '../screen/measure.ts';
import type { Terminal } from '../screen/terminal.ts';
import { eventsAt, namesAt, peopleAt, type Table } from '../table.ts';
import type { SaveFile } from './save-file.ts';

export interface Session {
  readonly table: Table;
  readonly terminal: Terminal;
  readonly lang: Lang;
  readonly saveFile: SaveFile;
  /** The seats of the people at this terminal. */
  readonly people: readonly Seat[];
  /** The seat whose person holds the device; undefined before the first one. */
  holder: Seat | undefined;
  /** By seat: how much of the log its person has read, and other notices for their next page. */
  readonly heard: number[];
  readonly notes: string[][];
  /** By seat: the standing answers of its person. */
  readonly standing: Standing[];
  /** By seat: the optional asks that its person was last shown. */
  readonly offered: string[];
  /** By seat: how many offers of each seat its person has let pass without a reply. */
  readonly letPass: (readonly number[])[];
}

/** A person who continues a game is shown its last lines again. */
const REMINDER = 6;

export function newSession(table: Table, terminal: Terminal, lang: Lang, saveFile: SaveFile): Session {
  const people = peopleAt(table);
  return {
    table,
    terminal,
    lang,
    saveFile,
    people,
    holder: people.length === 1 ? people[0] : undefined,
    heard: table.participants.map(() =>
      table.match.entries.length === 0 ? 0 : Math.max(0, eventsAt(table).length - REMINDER),
    ),
    notes: table.participants.map(() => []),
    standing: table.participants.map(() => ({})),
    offered: table.participants.map(() => ''),
    letPass: table.participants.map(() => []),
  };
}

/** The speakers of a page: one for the game's texts, one for this program's. */
export interface Speakers {
  readonly t: Speaker;
  readonly c: Speaker<Phrase>;
}

export function speakersFor({ table, lang }: Session, viewer: Viewer): Speakers {
  const listeners = { seats: namesAt(table), me: viewer === 'spectator' ? undefined : viewer };
  return { t: speaker(table.installed.texts, lang, listeners), c: speaker(cliTexts, lang, listeners) };
}

/** The viewer for public lines: a person alone is that seat, several people are a spectator. */
export const commonViewer = ({ people }: Session): Viewer => (people.length === 1 ? people[0]! : 'spectator');

/** Colours people's names. Only whole names match: Ann does not match in Annexe. */
export function tinted({ table, terminal }: Session, line: string): string {
  const names = namesAt(table)
    .map((name, seat) => ({ name, seat }))
    .sort((a, b) => b.name.length - a.name.length);
  const any = names.map(({ name }) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  return line.replace(new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, 'gu'), (found) =>
    terminal.paint.bold(terminal.paint.seat(names.find(({ name }) => name === found)?.seat ?? 0, found)),
  );
}

/** Adds a notice besides the log for one person's next page. */
export function note(
  { notes, terminal }: Session,
  seat: Seat,
  sentence: string,
  paint: (text: string) => string,
): void {
  notes[seat]!.push(...wrapped(`· ${sentence}`, terminal.width, '  ').map(paint));
}
