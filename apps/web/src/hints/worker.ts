// Thinking, away from the page: it may take a second or two, and the page stays awake.

import { jobs } from './jobs.ts';
import type { Asked, Thought } from './think.ts';

addEventListener('message', async ({ data }: MessageEvent<Asked>) => {
  const { no, job, takes } = data;
  const work = jobs[job] as (takes: object, tell: (share: number) => void) => Promise<unknown>;
  const tell = (share: number) => postMessage({ no, share } satisfies Thought);
  const thought: Thought = await work(takes, tell).then(
    (gives) => ({ no, gives }),
    (error) => ({ no, fault: String(error) }),
  );
  postMessage(thought);
});
