// Input and output lines of a person at a terminal, or of a file of answers.
import { createInterface, type Interface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { type Paint, paintFor } from './paint.ts';

/** A line, or how the person left instead: Ctrl-D or the end of the file, Ctrl-C. */
export type Said = { readonly line: string } | 'end' | 'interrupted';

export interface Terminal {
  /** Whether a person can be asked again. */
  readonly live: boolean;
  readonly paint: Paint;
  readonly width: number;
  /** Rows of the screen; undefined when there is no screen. */
  readonly height: number | undefined;
  print(...lines: readonly string[]): void;
  ask(prompt: string): Promise<Said>;
  /** Clears the screen for the same reader. */
  freshPage(): void;
  /** Clears screen, scroll-back and typed-ahead input, before another person reads. */
  forget(): void;
  interrupt(): void;
  /** Whether the input has ended: further questions get no answer. */
  hangUp(): void;
  close(): void;
}

export interface Streams {
  readonly input: Readable & { readonly isTTY?: boolean };
  readonly output: Writable & {
    readonly isTTY?: boolean;
    readonly columns?: number;
    readonly rows?: number;
    getColorDepth?(env?: object): number;
  };
  readonly env: Readonly<Record<string, string | undefined>>;
}

const NARROWEST = 40;
const WIDEST = 120;

export function openTerminal({ input, output, env }: Streams): Terminal {
  let live = input.isTTY === true && output.isTTY === true;
  const lines: string[] = [];
  let reader: Interface | undefined;
  let waiting: ((said: Said) => void) | undefined;
  let ended = false;
  let interrupted = false;

  function say(said: Said): void {
    const answer = waiting;
    waiting = undefined;
    answer?.(said);
  }

  /** Opened again when needed: after Ctrl-D a reader stays closed, but the terminal is still open. */
  function open(): Interface {
    if (reader !== undefined) return reader;
    // No history: the arrow keys would show one player the input of another.
    const opened = createInterface({ input, ...(live ? { output } : {}), terminal: live, historySize: 0 });
    opened.on('line', (line) => {
      if (waiting === undefined) lines.push(line);
      else say({ line });
    });
    opened.on('SIGINT', () => {
      // A half-typed line is dropped: it must not answer the next question.
      opened.write(undefined, { ctrl: true, name: 'e' });
      opened.write(undefined, { ctrl: true, name: 'u' });
      output.write('\n');
      interrupt();
    });
    opened.on('close', () => {
      reader = undefined;
      // Ctrl-D closes the reader only; a terminal that is gone closes the input too.
      if (input.readableEnded || input.destroyed) live = false;
      ended = !live;
      if (live && waiting !== undefined) output.write('\n');
      say('end');
    });
    reader = opened;
    return opened;
  }

  function interrupt(): void {
    if (waiting === undefined) interrupted = true;
    else say('interrupted');
  }

  return {
    get live() {
      return live;
    },
    paint: paintFor(colourBits(output, env)),
    get width() {
      return Math.min(WIDEST, Math.max(NARROWEST, output.columns ?? 80));
    },
    get height() {
      return output.isTTY === true ? output.rows : undefined;
    },
    print: (...text) => void output.write(text.map((line) => `${line.trimEnd()}\n`).join('')),
    ask(prompt) {
      if (interrupted) {
        interrupted = false;
        return Promise.resolve('interrupted');
      }
      const early = lines.shift();
      if (early === undefined && ended) return Promise.resolve('end');
      const source = open();
      if (live) {
        source.setPrompt(prompt);
        source.prompt();
      } else output.write(prompt);
      const said =
        early === undefined
          ? new Promise<Said>((answer) => {
              waiting = answer;
            })
          : Promise.resolve({ line: early });
      // Input from a file is echoed, so that a transcript shows the whole game.
      return live ? said : said.then(echoed);
    },
    freshPage() {
      if (live) output.write('\u001b[H\u001b[2J');
    },
    forget() {
      if (!live) return;
      lines.length = 0;
      output.write('\u001b[H\u001b[2J\u001b[3J');
    },
    interrupt,
    hangUp() {
      live = false;
      ended = true;
      lines.length = 0;
      say('end');
    },
    close() {
      reader?.close();
      input.destroy();
    },
  };

  function echoed(said: Said): Said {
    output.write(typeof said === 'object' ? `${said.line}\n` : '\n');
    return said;
  }
}

/** The stream itself knows NO_COLOR, FORCE_COLOR and dumb terminals. */
function colourBits(output: Streams['output'], env: Streams['env']): number {
  if (env.NO_COLOR !== undefined && env.NO_COLOR !== '') return 1;
  return output.isTTY === true && output.getColorDepth !== undefined ? output.getColorDepth(env) : 1;
}
