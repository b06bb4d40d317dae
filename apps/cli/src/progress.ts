// The progress of a series: a bar on a terminal, else a line for each tenth.
import type { Speaker } from '@oubliette/text';

export interface ProgressSurroundings {
  readonly write: (text: string) => void;
  /** Whether lines can be overwritten. */
  readonly live: boolean;
}

const WIDTH = 30;

/** `before`: the number of games that were there already. */
export function progressBar({ write, live }: ProgressSurroundings, c: Speaker, before: number, games: number) {
  const start = Date.now();
  let tenth = -1;
  return (done: number): void => {
    const left = done === before ? 0 : ((Date.now() - start) / (done - before)) * (games - done);
    const sentence = c.say('lab.progress', {
      done,
      games,
      minutes: Math.floor(left / 60_000),
      seconds: Math.round(left / 1000) % 60,
    });
    const filled = Math.round((WIDTH * done) / games);
    const line = `[${'█'.repeat(filled)}${'·'.repeat(WIDTH - filled)}] ${sentence}`;
    const now = Math.floor((10 * done) / games);
    if (live) write(`\r\u001b[2K${line}`);
    else if (now !== tenth) write(`${line}\n`);
    tenth = now;
  };
}
