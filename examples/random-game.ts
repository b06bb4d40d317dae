// The engine as a library: a whole game of Dungeon Lords, every answer by chance.
import { dungeonLords as game } from '@oubliette/dungeon-lords';
import { apply, awaited, newGame, options, thinking } from '@oubliette/engine';

const pick = thinking('any seed');
const state = newGame(game, { seats: 3, seed: 'another' });
for (let [ask] = awaited(game, state); ask !== undefined; [ask] = awaited(game, state)) {
  const can = options(game, state, ask);
  apply(game, state, ask, can[pick(can.length)]!);
}
console.log(JSON.stringify({ ...game.outcome(state), points: game.score(state).map(({ total }) => total) }));
