// @ts-nocheck: its shape is in hand-written.d.mts
// Dungeonette by hand: a plain mutable state, moves as small integers, no engine. The practical limit in plain JavaScript.
// It is measured as it was first written, so that shares of it can be compared over time: do not tune it.
//
// Moves.  plan: 0-7 the order.  build: 0-19 dig, 20-39 furnish, 40 pass.  fight: 0-9 monster, 10-19 trap, 40 pass.
const PLAYERS = 4;
const ROUNDS = 4;
const WIDTH = 5;
const HEIGHT = 4;
const CELLS = 20;
const PASS = 40;

const MONSTERS = Array.from({ length: 24 }, (_, i) => ({ cost: 1 + (i % 3), power: 1 + ((i * 7) % 4) }));
const TRAPS = Array.from({ length: 24 }, (_, i) => ({ power: 1 + ((i * 5) % 3) }));
const ADVENTURERS = Array.from({ length: 32 }, (_, i) => ({ cls: i % 4, hp: 2 + (i % 3) }));

const range = (n) => Array.from({ length: n }, (_, i) => i);

/** xorshift32, its state in the game's. */
function random(s, n) {
  let x = s.rng;
  x ^= x << 13;
  x ^= x >>> 17;
  x ^= x << 5;
  s.rng = x >>> 0;
  return s.rng % n;
}

function shuffle(s, a) {
  for (let i = a.length - 1; i > 0; i--) {
    const j = random(s, i + 1);
    const t = a[i];
    a[i] = a[j];
    a[j] = t;
  }
  return a;
}

/** From a seed, or from three decks that lie ready. */
export function setup(given) {
  const seed = typeof given === 'number' ? given : 1;
  const s = {
    rng: (seed * 2654435761) >>> 0 || 1,
    round: 0,
    phase: 0,
    cur: 0,
    turn: 0,
    over: -1,
    mdeck: [],
    tdeck: [],
    adeck: [],
    orders: [[], [], [], [], [], [], [], []],
    players: [],
    log: 0,
  };
  if (typeof given === 'number') {
    s.mdeck = shuffle(s, range(24));
    s.tdeck = shuffle(s, range(24));
    s.adeck = shuffle(s, range(32));
  } else {
    s.mdeck = given.monsters.slice();
    s.tdeck = given.traps.slice();
    s.adeck = given.adventurers.slice();
  }
  for (let p = 0; p < PLAYERS; p++) {
    const grid = new Array(CELLS).fill(0);
    grid[2] = 1;
    s.players.push({
      gold: 3,
      food: 3,
      imps: 2,
      evil: 5,
      score: 0,
      dig: 0,
      rooms: 0,
      grid,
      monsters: [],
      traps: [],
      party: [],
      picked: [],
    });
  }
  return s;
}

/** Every move of the player whose turn it is, into `out`. */
export function legal(s, out) {
  out.length = 0;
  if (s.over >= 0) return out;
  const pl = s.players[s.cur];
  if (s.phase === 0) {
    for (let o = 0; o < 8; o++) if (s.orders[o].length < 3 && !pl.picked.includes(o)) out.push(o);
  } else if (s.phase === 1) {
    const g = pl.grid;
    if (pl.dig > 0) {
      for (let c = 0; c < CELLS; c++) {
        if (g[c] === 0) {
          const x = c % WIDTH;
          const y = (c / WIDTH) | 0;
          if (
            (x > 0 && g[c - 1] > 0) ||
            (x < WIDTH - 1 && g[c + 1] > 0) ||
            (y > 0 && g[c - WIDTH] > 0) ||
            (y < HEIGHT - 1 && g[c + WIDTH] > 0)
          )
            out.push(c);
        }
      }
    }
    if (pl.rooms > 0) for (let c = 0; c < CELLS; c++) if (g[c] === 1) out.push(20 + c);
    out.push(PASS);
  } else {
    const ms = pl.monsters;
    for (let i = 0; i < ms.length && i < 10; i++) if (!ms[i].used) out.push(i);
    for (let i = 0; i < pl.traps.length && i < 10; i++) out.push(10 + i);
    out.push(PASS);
  }
  return out;
}

export function doOrder(s, pl, pid, o) {
  const slot = s.orders[o].length;
  s.orders[o].push(pid);
  pl.picked.push(o);
  if (o === 0) pl.food += 2 + slot;
  else if (o === 1) pl.gold += 2 + slot;
  else if (o === 2) {
    if (pl.food > 0) {
      pl.food--;
      pl.imps++;
    }
  } else if (o === 3) {
    if (s.mdeck.length > 0) {
      const id = s.mdeck[s.mdeck.length - 1];
      if (pl.gold >= MONSTERS[id].cost) {
        pl.gold -= MONSTERS[id].cost;
        s.mdeck.pop();
        pl.monsters.push({ id, used: false });
      }
    }
  } else if (o === 4) {
    if (s.tdeck.length > 0) pl.traps.push(s.tdeck.pop());
  } else if (o === 5) pl.rooms++;
  else if (o === 6) pl.dig += 2;
  else if (pl.evil > 0) pl.evil--;
}

export function startBuild(s) {
  for (let p = 0; p < PLAYERS; p++) s.players[p].dig += 1;
}

export function doBuild(pl, m) {
  if (m < 20) {
    pl.grid[m] = 1;
    pl.dig--;
  } else {
    pl.grid[m - 20] = 2;
    pl.rooms--;
    pl.score += 3;
  }
}

export function startFight(s) {
  for (let p = 0; p < PLAYERS; p++) {
    const pl = s.players[p];
    pl.party = [];
    for (let k = 0; k < 2; k++) {
      const a = ADVENTURERS[s.adeck[(s.round * 8 + p * 2 + k) % 32]];
      pl.party.push({ cls: a.cls, hp: a.hp });
    }
  }
}

function hit(pl, power) {
  let p = power;
  while (p > 0 && pl.party.length > 0) {
    const a = pl.party[0];
    const d = Math.min(p, a.hp);
    a.hp -= d;
    p -= d;
    if (a.hp === 0) {
      pl.party.shift();
      pl.score += 2;
    }
  }
}

export function doFight(pl, m) {
  if (m < 10) {
    const mo = pl.monsters[m];
    mo.used = true;
    hit(pl, MONSTERS[mo.id].power);
  } else if (m < 20) {
    const id = pl.traps[m - 10];
    pl.traps.splice(m - 10, 1);
    hit(pl, TRAPS[id].power);
  }
}

export function endRound(s) {
  for (let p = 0; p < PLAYERS; p++) {
    const pl = s.players[p];
    for (let k = 0; k < pl.party.length; k++) {
      for (let c = 0; c < CELLS; c++) {
        if (pl.grid[c] === 1) {
          pl.grid[c] = 3;
          pl.score -= 1;
          break;
        }
      }
    }
    pl.party = [];
    pl.picked = [];
    for (const m of pl.monsters) m.used = false;
    pl.gold += pl.imps >> 1;
  }
  for (let o = 0; o < 8; o++) s.orders[o] = [];
}

function finalScore(pl) {
  return pl.score + (pl.gold >> 1) + pl.imps - pl.evil;
}

export function winner(s) {
  let best = 0;
  let most = -1e9;
  for (let p = 0; p < PLAYERS; p++) {
    const v = finalScore(s.players[p]);
    if (v > most) {
      most = v;
      best = p;
    }
  }
  return best;
}

/** Plays a move in place; it must be a legal one. */
export function apply(s, m) {
  const pid = s.cur;
  const pl = s.players[pid];
  s.log++;
  if (s.phase === 0) {
    doOrder(s, pl, pid, m);
    s.cur = (s.cur + 1) % PLAYERS;
    s.turn++;
    if (s.turn === 8) {
      s.phase = 1;
      s.turn = 0;
      s.cur = s.round % PLAYERS;
      startBuild(s);
    }
  } else if (s.phase === 1) {
    if (m === PASS) {
      s.cur = (s.cur + 1) % PLAYERS;
      s.turn++;
      if (s.turn === 4) {
        s.phase = 2;
        s.turn = 0;
        s.cur = s.round % PLAYERS;
        startFight(s);
      }
    } else doBuild(pl, m);
  } else {
    if (m !== PASS) doFight(pl, m);
    s.cur = (s.cur + 1) % PLAYERS;
    s.turn++;
    if (s.turn === 8) {
      endRound(s);
      s.round++;
      s.turn = 0;
      if (s.round === ROUNDS) {
        s.over = winner(s);
      } else {
        s.phase = 0;
        s.cur = s.round % PLAYERS;
      }
    }
  }
}

export function clone(s) {
  const players = new Array(PLAYERS);
  for (let p = 0; p < PLAYERS; p++) {
    const a = s.players[p];
    const ms = new Array(a.monsters.length);
    for (let i = 0; i < ms.length; i++) ms[i] = { id: a.monsters[i].id, used: a.monsters[i].used };
    const pa = new Array(a.party.length);
    for (let i = 0; i < pa.length; i++) pa[i] = { cls: a.party[i].cls, hp: a.party[i].hp };
    players[p] = {
      gold: a.gold,
      food: a.food,
      imps: a.imps,
      evil: a.evil,
      score: a.score,
      dig: a.dig,
      rooms: a.rooms,
      grid: a.grid.slice(),
      monsters: ms,
      traps: a.traps.slice(),
      party: pa,
      picked: a.picked.slice(),
    };
  }
  const o = s.orders;
  return {
    rng: s.rng,
    round: s.round,
    phase: s.phase,
    cur: s.cur,
    turn: s.turn,
    over: s.over,
    mdeck: s.mdeck.slice(),
    tdeck: s.tdeck.slice(),
    adeck: s.adeck.slice(),
    orders: [
      o[0].slice(),
      o[1].slice(),
      o[2].slice(),
      o[3].slice(),
      o[4].slice(),
      o[5].slice(),
      o[6].slice(),
      o[7].slice(),
    ],
    players,
    log: s.log,
  };
}
