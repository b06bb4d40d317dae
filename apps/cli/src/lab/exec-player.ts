// A player that is another program: one JSON message a line, to its input and from its output. See docs/bots.md.
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { type Choice, randomBot } from '@oubliette/bots';
import type { Seen } from '@oubliette/engine';
import { chosenBy, type Place, type Player } from './player.ts';

type Program = ChildProcessByStdio<Writable, Readable, null>;

export const PROTOCOL = 1;
/** After so many missed answers in a game the lab no longer waits for it. */
const PATIENCE = 5;

/** Milliseconds that a program has to exit after its last game. */
const GRACE = 2000;

/** The messages to the program. */
export type ToProgram =
  | {
      readonly type: 'hello';
      readonly protocol: typeof PROTOCOL;
      readonly game: string;
      readonly rules: string;
      readonly options: object;
      readonly seat: number;
      readonly seats: number;
      readonly ms: number;
    }
  | { readonly type: 'choose'; readonly id: number; readonly seen: Seen }
  | { readonly type: 'missed'; readonly id: number; readonly why: 'late' | 'malformed' | 'not-offered' }
  | { readonly type: 'end'; readonly seen: Seen };

export function execPlayer(command: string, ms: number): Player {
  let program: Program | undefined;
  let heard: ((line: string | undefined) => void) | undefined;
  let place: Place | undefined;
  let misses = 0;
  let id = 0;
  const chanceBot = randomBot();

  function start(): Program {
    const started = spawn(command, {
      shell: true,
      stdio: ['pipe', 'pipe', 'inherit'],
    }) as Program;
    createInterface({ input: started.stdout }).on('line', (line) => heard?.(line));
    // A program that has exited answers nothing; writes to it are dropped.
    started.stdin.on('error', () => {});
    started.on('close', () => {
      if (program === started) program = undefined;
      heard?.(undefined);
    });
    return started;
  }
  const send = (message: ToProgram): void => void program?.stdin.write(`${JSON.stringify(message)}\n`);

  /** The answer to this question. Late answers to earlier ones are skipped. */
  function answer(): Promise<Choice | 'late' | 'malformed'> {
    return new Promise((done) => {
      const finish = (what: Choice | 'late' | 'malformed') => {
        clearTimeout(timer);
        heard = undefined;
        done(what);
      };
      const timer = setTimeout(() => finish('late'), ms);
      heard = (line) => {
        if (line === undefined) return finish('late');
        const said = read(line);
        if (said === undefined) return finish('malformed');
        if (said.id === id) finish({ kind: said.kind, option: said.option });
        return undefined;
      };
      if (program === undefined) finish('late');
    });
  }

  return {
    async begin(at) {
      place = at;
      misses = 0;
      program ??= start();
      const { g, options, seat, seats } = at;
      send({ type: 'hello', protocol: PROTOCOL, game: g.id, rules: g.version, options, seat, seats, ms });
    },
    async choose(seen) {
      id++;
      if (misses < PATIENCE && program !== undefined) {
        const answered = answer();
        send({ type: 'choose', id, seen });
        const said = await answered;
        const why = typeof said === 'string' ? said : isOffered(seen, said) ? undefined : 'not-offered';
        if (why === undefined) return { choice: said as Choice, late: false };
        send({ type: 'missed', id, why });
      }
      misses++;
      return { choice: chosenBy(chanceBot, awaitedOnly(seen), place!.dice), late: true };
    },
    /** A program is asked only when the table waits for it: each question needs an answer. */
    async volunteer() {
      return undefined;
    },
    async end(seen) {
      send({ type: 'end', seen });
    },
    leave() {
      const leaving = program;
      leaving?.stdin.end();
      // A program that does not exit is killed.
      if (leaving !== undefined) setTimeout(() => leaving.kill(), GRACE).unref();
    },
  };
}

function read(line: string): (Choice & { readonly id: number }) | undefined {
  try {
    const said = JSON.parse(line) as Record<string, unknown> | null;
    if (said?.type !== 'answer') return undefined;
    const { id, kind, option } = said;
    if (typeof id !== 'number' || typeof kind !== 'string' || typeof option !== 'string') return undefined;
    return { id, kind, option };
  } catch {
    return undefined;
  }
}

const isOffered = (seen: Seen, { kind, option }: Choice): boolean =>
  seen.asks.some((ask) => ask.kind === kind && ask.options.includes(option));
/** The answer given for a program that missed its own. */
const awaitedOnly = (seen: Seen): Seen => ({ ...seen, asks: seen.asks.filter(({ optional }) => !optional) });
