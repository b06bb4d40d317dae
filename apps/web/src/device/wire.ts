// Requests to a worker and its replies, matched by number; and messages that were not requested.
export interface Question {
  readonly no: number;
  readonly what: string;
  readonly with: readonly unknown[];
}
export type WorkerReply =
  | { readonly no: number; readonly is: unknown }
  | { readonly no: number; readonly failed: string }
  | { readonly news: unknown };

/** One end of the connection: a worker for its page, the page for its worker. */
export interface End {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
}

type Answerer = { readonly [what: string]: (...args: never[]) => Promise<unknown> };

/** In the worker: replies to requests. */
export function answerer(end: End, answers: object): void {
  end.addEventListener('message', async ({ data }) => {
    const { no, what, with: args } = data as Question;
    try {
      const answer = (answers as Answerer)[what];
      if (answer === undefined) throw new Error(`unknown request ${what}`);
      end.postMessage({ no, is: await answer(...(args as never[])) } satisfies WorkerReply);
    } catch (error) {
      end.postMessage({ no, failed: String(error) } satisfies WorkerReply);
    }
  });
}

/** In the page: an object whose methods send requests. */
export function asker<A extends object>(worker: Worker, onNews: (news: never) => void = () => {}): A {
  const open = new Map<number, { resolve(is: unknown): void; reject(why: Error): void }>();
  let last = 0;
  worker.addEventListener('message', ({ data }) => {
    const reply = data as WorkerReply;
    if ('news' in reply) {
      onNews(reply.news as never);
      return;
    }
    const asked = open.get(reply.no);
    open.delete(reply.no);
    if ('failed' in reply) asked?.reject(new Error(reply.failed));
    else asked?.resolve(reply.is);
  });
  // The worker did not load or has failed: no request will be replied to.
  worker.addEventListener('error', () => {
    for (const { reject } of open.values()) reject(new Error('the worker failed'));
    open.clear();
  });
  const ask = (what: string, args: readonly unknown[]): Promise<unknown> =>
    new Promise((resolve, reject) => {
      last++;
      open.set(last, { resolve, reject });
      worker.postMessage({ no: last, what, with: args } satisfies Question);
    });
  return new Proxy({} as A, {
    get:
      (_, what) =>
      (...args: unknown[]) =>
        ask(String(what), args),
  });
}
