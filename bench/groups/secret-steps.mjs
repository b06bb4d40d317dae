// Does the time of a spectator's replies tell that somebody takes secret steps? Measured as the area under the curve: 0.5 is chance.
import { bundle } from '../bundle.mjs';
import { dice } from '../dice.mjs';
import { ourServer } from '../server/ours.mjs';
import { openWire } from '../server/wire.mjs';

const TRIALS = Number(process.env.OUBLIETTE_TRIALS ?? 600);

/** @type {import('../report.mjs').Group} */
const secretSteps = {
  name: 'server.secret-steps',
  async run() {
    const { PROTOCOL } = await import(await bundle(new URL('../server/follow.ts', import.meta.url)));
    const server = await ourServer();
    const { url, table, tokens, spectator } = /** @type {any} */ (await server.prepare('dungeon-lords'));
    /** @type {(message: any) => void} */
    let seen = () => {};
    /** @type {any} */
    let asks = [];
    let n = 0;
    /** @type {() => void} */
    let acknowledged = () => {};
    const hello = (/** @type {string} */ token) => JSON.stringify({ t: 'hello', v: PROTOCOL, table, token });
    const watcher = await openWire(url, (text) => seen(JSON.parse(text)));
    const mover = await openWire(url, (text) => {
      const message = JSON.parse(text);
      if (message.t === 'view') ({ asks, answered: n } = message.seen);
      if (message.t === 'reply') {
        n++;
        acknowledged();
      }
    });
    watcher.send(hello(spectator));
    mover.send(hello(tokens[0]));
    await pause(500);
    const [ask] = asks;
    const pick = dice(7);
    /** @type {number[][]} */
    const times = [[], []];
    let drafted = false;
    try {
      for (let i = 0; i < TRIALS; i++) {
        await pause(pick(40));
        const steps = pick(2);
        const start = performance.now();
        const answered = new Promise((resolve) => {
          seen = (message) => message.t === 'view' && resolve(undefined);
        });
        const stored = steps === 0 ? undefined : new Promise((resolve) => (acknowledged = () => resolve(undefined)));
        if (steps > 0) {
          // A step of a secret draft, and back.
          const verb = drafted ? { t: 'take-back' } : { t: 'answer', kind: ask.kind, option: ask.options[0] };
          drafted = !drafted;
          mover.send(JSON.stringify({ ...verb, id: `s${i}`, table, n }));
        }
        watcher.send('{"t":"resync"}');
        await answered;
        times[steps]?.push(performance.now() - start);
        await stored;
      }
    } finally {
      watcher.close();
      mover.close();
      await server.stop();
    }
    const auc = area(times[0] ?? [], times[1] ?? []);
    return [
      {
        key: 'server.secret-steps.auc',
        value: Math.max(auc, 1 - auc),
        what: 'how well the time of a spectator’s reply tells a secret step (0.5: not at all)',
        goal: { below: 0.55 },
      },
    ];
  },
};

const pause = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** The share of pairs in which the second is larger. @param {readonly number[]} without @param {readonly number[]} with_ */
function area(without, with_) {
  let sum = 0;
  for (const a of without) for (const b of with_) sum += b > a ? 1 : b === a ? 0.5 : 0;
  return sum / (without.length * with_.length);
}

export const groups = [secretSteps];
