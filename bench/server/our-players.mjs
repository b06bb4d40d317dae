// Scripted players at our tables, on real sockets.
import { dice } from '../dice.mjs';
import { openWire } from './wire.mjs';

/** @typedef {import('./table.d.mts').BenchTable} BenchTable */
/** @typedef {import('@oubliette/protocol').Following} Following */

/** @type {typeof import('./follow.ts')} */
const { follow, PROTOCOL } = await import(process.env.OUBLIETTE_FOLLOW ?? '');

/** The fields that a scripted player reads; no board, no log: players must not be slower than the server they measure. */
const LOOKED_AT = /** @type {const} */ (['asks', 'answered', 'end']);

/**
 * @param {import('@oubliette/protocol').ViewMessage | import('@oubliette/protocol').ChangeMessage} message
 * @returns {any}
 */
function glance(message) {
  if (message.t === 'view') return { ...message, seen: pick(message.seen), log: [] };
  return { ...message, events: [], change: message.change && pick(message.change) };

  /** @param {any} from */
  function pick(from) {
    /** @type {any} */
    const some = {};
    for (const field of LOOKED_AT) if (field in from) some[field] = from[field];
    return some;
  }
}

/** @param {Following | undefined} at */
const isAsked = (at) => at?.seen.asks.some(({ optional }) => !optional) === true;

/**
 * @param {Extract<import('./table.d.mts').Ticket, { table: string }>} ticket
 * @returns {Promise<BenchTable>}
 */
export async function sit({ url, urls = [url], table, tokens, seed, open }) {
  const pick = dice(seed);
  let characters = 0;
  let going = false;
  let onMove = () => {};
  let sent = 0;
  // One move at a time: how many players have received it, when the last of those who wait did and the last of all, and a caller that
  // waits for all.
  let told = 0;
  let last = { waiting: 0, all: 0 };
  /** @type {object | undefined} */
  let mover;
  let asked = false;
  let done = () => {};
  const players = await Promise.all(tokens.map((token, seat) => sitDown(token, urls[seat % urls.length] ?? url)));

  /** @param {string} token @param {string} at the address of a server */
  async function sitDown(token, at) {
    /** @type {{ at: Following | undefined, answered: number, send: (text: string) => void, close: () => void, come: () => Promise<void> }} */
    const player = { at: undefined, answered: -1, send: () => {}, close: () => {}, come: async () => {} };
    let ready = () => {};
    const seated = new Promise((resolve) => {
      ready = () => resolve(undefined);
    });
    const hear = (/** @type {string} */ text) => {
      const message = JSON.parse(text);
      if (message.t === 'welcome') return welcomed();
      if (message.t === 'reply') {
        characters += text.length;
        if (!message.ok) throw new Error(`refused: ${text}`);
        asked = true;
        onMove();
      } else if (message.t === 'view' || message.t === 'change') {
        const before = isAsked(player.at);
        const next = follow(player.at, glance(message));
        if (next === 'gap') throw new Error('a gap');
        player.at = next;
        if (message.t === 'view') return ready();
        characters += text.length;
        told++;
        const now = performance.now();
        const waits = player === mover || (!before && isAsked(next));
        last = { waiting: waits ? now : last.waiting, all: now };
        if (open ? told === tokens.length : asked) done();
      } else return;
      if (going) answer(player);
    };
    let welcomed = () => {};
    /** Connects, and is welcome. */
    async function come() {
      Object.assign(player, await openWire(at, hear));
      const have = player.at === undefined ? {} : { have: { stream: player.at.stream, position: player.at.position } };
      await new Promise((resolve) => {
        welcomed = () => resolve(undefined);
        player.send(JSON.stringify({ t: 'hello', v: PROTOCOL, table, token, ...have }));
      });
    }
    player.come = come;
    await come();
    await seated;
    return player;
  }

  /** @param {Awaited<ReturnType<typeof sitDown>>} player */
  function answer(player) {
    const { at } = player;
    // What the last answer led to must be seen first.
    if (at === undefined || at.seen.answered === player.answered) return false;
    const ask = at.seen.asks.find((each) => !each.optional);
    if (ask === undefined) return false;
    const { kind } = ask;
    const option = ask.options[pick(ask.options.length)];
    player.answered = at.seen.answered;
    mover = player;
    player.send(JSON.stringify({ t: 'answer', id: `m${++sent}`, table, kind, option, n: at.seen.answered }));
    return true;
  }

  return {
    go(heard) {
      going = true;
      onMove = heard;
      for (const player of players) answer(player);
    },
    stop() {
      going = false;
      onMove = () => {};
    },
    async move() {
      told = 0;
      asked = false;
      const seen = new Promise((resolve) => {
        done = () => resolve(undefined);
      });
      let start = performance.now();
      // After a step of a secret draft it may be somebody else who is asked next, and he may not have heard of it yet.
      while (!players.some(answer)) {
        if (players.some(({ at }) => at?.seen.end !== undefined)) throw new Error('the game is over');
        await new Promise((resolve) => setTimeout(resolve, 1));
        told = 0;
        start = performance.now();
      }
      await seen;
      // The other players receive it at the next beat.
      if (!open) await new Promise((resolve) => setTimeout(resolve, 60));
      return { waiting: last.waiting - start, all: last.all - start };
    },
    isOver: () => players[0]?.at?.seen.end !== undefined,
    received: () => characters,
    async comeBack() {
      for (const { close } of players) close();
      await Promise.all(players.map(({ come }) => come()));
    },
    close() {
      for (const { close } of players) close();
    },
  };
}
