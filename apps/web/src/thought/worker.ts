// Thinking, away from the page: it may take a second or two, and the page stays awake.

import { jobs } from './jobs.ts';
import type { Asked, Thought } from './think.ts';

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  const { no, job, takes } = data;
  const work = jobs[job] as (takes: object) => unknown;
  let thought: Thought;
  try {
    thought = { no, gives: work(takes) };
  } catch (error) {
    thought = { no, fault: String(error) };
  }
  postMessage(thought);
});
