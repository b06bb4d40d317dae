// The worker that runs the jobs: one takes a second or two, and the page stays responsive.
import { jobs } from './jobs.ts';
import type { JobReply, JobRequest } from './think.ts';

addEventListener('message', async ({ data }: MessageEvent<JobRequest>) => {
  const { no, job, takes } = data;
  const work = jobs[job] as (takes: object, tell: (share: number) => void) => Promise<unknown>;
  const tell = (share: number) => postMessage({ no, share } satisfies JobReply);
  const reply: JobReply = await work(takes, tell).then(
    (gives) => ({ no, gives }),
    (error) => ({ no, fault: String(error) }),
  );
  postMessage(reply);
});
