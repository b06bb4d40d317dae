// Measures bots: imagined states, and iterations of the tree search.
import { type Knowledge, knowledgeOf, search } from '@oubliette/bots';
import { dungeonLords } from '@oubliette/dungeon-lords';
import { knowledge } from '@oubliette/dungeon-lords/bot';
import { dungeonette } from '@oubliette/dungeonette';
import { apply, awaited, type Game, imagine, newGame, options, type Seen, thinking, view } from '@oubliette/engine';

interface SeatView {
  readonly seen: Seen;
  readonly seat: number;
}

/** Views of seats with an open ask, from many points of random games. */
function seatViews(g: Game, kind?: string): SeatView[] {
  const list: SeatView[] = [];
  for (let seed = 0; seed < 8; seed++) {
    const pick = thinking(seed);
    const s = newGame(g, { seats: 4, seed: `sights ${seed}` });
    for (let n = 0; n < 400; n++) {
      const open = awaited(g, s);
      const ask = open[pick(open.length)];
      if (ask === undefined) break;
      const can = options(g, s, ask);
      if (can.length > 1 && (kind === undefined || ask.kind === kind) && n % 7 === 0)
        list.push({ seen: structuredClone(view(g, s, ask.seat)), seat: ask.seat }); // the game goes on in place
      apply(g, s, ask, can[pick(can.length)]!);
    }
  }
  return list;
}

const lords = dungeonLords as unknown as Game;
const small = dungeonette as unknown as Game;

/** Counts worlds. */
export function worlds() {
  const list = seatViews(lords);
  const pick = thinking('worlds');
  return () => {
    for (const { seen, seat } of list) imagine(lords, seen, seat, pick);
    return list.length;
  };
}

function searchesOf(g: Game, list: readonly SeatView[], iterations: number, known?: Knowledge) {
  const pick = thinking('search');
  let at = 0;
  return () => {
    const { seen, seat } = list[at++ % list.length]!;
    const params = known === undefined ? {} : { knowledge: known };
    return search(g, seen, seat, { ...params, budget: { iterations } }, pick).iterations;
  };
}

/** Most searches are for orders. Counts iterations, imagining included. */
export const dungeonLordsSearch = () => searchesOf(lords, seatViews(lords, 'order'), 500, knowledgeOf(knowledge));
/** From the first move, playouts to the end, as the MCTSBot does it. */
export const dungeonetteSearch = () =>
  searchesOf(small, [{ seen: view(small, newGame(small, { seats: 4, seed: 'first' }), 0), seat: 0 }], 500);
