// Files of finished random games: read, replayed and verified. Counts files.
import { awaited, Can, enter, type Game, newMatch, offer, type StateOf } from '@oubliette/engine';
import { fairnessOf, gameFile, readGameFile, replayFile, seedFrom } from '@oubliette/records';
import { dice } from './dice.mjs';

export function replayWork<S extends StateOf, V extends object>(g: Game<S, V>, seats: number): () => number {
  const files = Array.from({ length: 8 }, (_, i) => JSON.stringify(finishedGame(g, seats, i)));
  return () => {
    for (const text of files) {
      const read = readGameFile(text);
      const replayed = 'file' in read ? replayFile(g, read.file) : read;
      if ('fault' in replayed) throw new Error(`the file is refused by ${replayed.fault.rule}`);
    }
    return files.length;
  };
}

function finishedGame<S extends StateOf, V extends object>(g: Game<S, V>, seats: number, i: number) {
  const pick = dice(i + 1);
  const can = new Can();
  const fairness = fairnessOf(
    `secret ${i}`,
    Array.from({ length: seats }, () => ''),
  );
  const match = newMatch(g, { seats, seed: seedFrom(fairness.secret, fairness.words) });
  for (let ask = awaited(g, match.state)[0]; ask !== undefined; ask = awaited(g, match.state)[0]) {
    offer(g, match.state, ask, can);
    const { kind, seat } = ask;
    const option = can.list[pick(can.count)]!;
    enter(match, { seat, verb: 'answer', kind, option, n: match.state.core.answered[seat]! });
  }
  return gameFile(match, { fairness, seats: Array.from({ length: seats }, (_, n) => `Seat ${n + 1}`), options: {} });
}
