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
    const hello = (/** @type {string} */ token) => JSON.stringify({ t: 'hello', v: PROTOCOL, table, token });
    const watcher = await openWire(url, (text) => seen(JSON.parse(text)));
    watcher.send(hello(spectator));
    /** @param {string} token */
    async function sitDown(token) {
      const seat = { asks: /** @type {any[]} */ ([]), n: 0, acknowledged: () => {} };
      const wire = await openWire(url, (text) => {
        const message = JSON.parse(text);
        if (message.t === 'view') [seat.asks, seat.n] = [message.seen.asks, message.seen.answered];
        if (message.t === 'reply') {
          seat.n++;
          seat.acknowledged();
        }
      });
      wire.send(hello(token));
      return Object.assign(seat, wire);
    }
    const seats = await Promise.all(tokens.map(sitDown));
    await pause(500);
    // The first answer of everybody completes what is asked, and that is open. Then three orders are drafted one by one.
    for (const { asks, send, n } of seats)
      send(JSON.stringify({ t: 'answer', id: 'first', table, kind: asks[0].kind, option: asks[0].options[0], n }));
    await pause(500);
    const [mover] = seats;
    mover.send('{"t":"resync"}');
    await pause(500);
    const [ask] = mover.asks;
    /** A message that tells the watcher of a step would make the time of its replies needless. */
    let told = 0;
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
          seen = (message) => {
            if (message.t === 'change') told++;
            if (message.t === 'view') resolve(undefined);
          };
        });
        const stored =
          steps === 0 ? undefined : new Promise((resolve) => (mover.acknowledged = () => resolve(undefined)));
        if (steps > 0) {
          // A step of a secret draft, and back.
          const verb = drafted ? { t: 'take-back' } : { t: 'answer', kind: ask.kind, option: ask.options[0] };
          drafted = !drafted;
          mover.send(JSON.stringify({ ...verb, id: `s${i}`, table, n: mover.n }));
        }
        watcher.send('{"t":"resync"}');
        await answered;
        times[steps]?.push(performance.now() - start);
        await stored;
      }
    } finally {
      watcher.close();
      for (const { close } of seats) close();
      await server.stop();
    }
    if (told > 0) throw new Error(`${told} secret steps were told to the spectator`);
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
