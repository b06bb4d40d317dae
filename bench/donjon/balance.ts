// Whole quests between the habits of hero bots and the automatic master, for docs/balance/donjon.md. They are played on the
// state itself: neither the heroes nor the master read anything hidden in it. Apprentices think, so they get the view.
import { botOf } from '@oubliette/bots';
import { apply, awaited, Can, type Event, isOver, newGame, offer, thinking, view } from '@oubliette/engine';
import { decideHero } from '../../packages/games/donjon/src/bot/hero.ts';
import { knowledge } from '../../packages/games/donjon/src/bot/knowledge.ts';
import { decideMaster, type Level } from '../../packages/games/donjon/src/bot/master.ts';
import { donjon } from '../../packages/games/donjon/src/game.ts';
import { MASTER } from '../../packages/games/donjon/src/state.ts';

export interface Cell {
  readonly quest: string;
  readonly heroes: number;
  readonly master: Level;
  readonly skill: 'apprentice' | 'plain' | 'skilled';
}
export interface Played {
  readonly ended: string;
  /** Exploration phases and combat rounds. */
  readonly clock: number;
  readonly dead: number;
  readonly answers: number;
  /** What brought heroes down, each time: a monster's kind or a rule. */
  readonly downs: readonly string[];
}

/** Ends what would not end (DJ-NIGHT-1). */
const NIGHT = 250;

export function playQuest({ quest, heroes, master, skill }: Cell, game: number): Played {
  const seed = `balance ${quest} ${game}`;
  const pick = thinking(seed);
  const can = new Can();
  const s = newGame(donjon, { seats: 2, seed, settings: { quest, heroes, nightfall: NIGHT } });
  const apprentice = botOf('apprentice', donjon, 1, { knowledge });
  const downs: string[] = [];
  let by = '';
  let cause = '';
  const listen = (event: Event): void => {
    const told = event as Event & { readonly by?: string };
    if (told.type === 'attack') by = told.by ?? '';
    else if (told.type === 'hurt') cause = /COMBAT|ATTACK/.test(told.rule ?? '') && by !== '' ? by : (told.rule ?? '');
    else if (told.type === 'falls-in') cause = 'chasm';
    else if (told.type === 'down') downs.push(cause);
  };
  let answers = 0;
  for (; !isOver(s); answers++) {
    const ask = awaited(donjon, s)[0]!;
    offer(donjon, s, ask, can);
    const options = can.list.slice(0, can.count);
    const wanted =
      ask.seat === MASTER
        ? decideMaster(s, ask.kind, options, pick, master).option
        : skill === 'apprentice'
          ? (apprentice.choose(view(donjon, s, ask.seat), pick)?.option ?? '')
          : decideHero(s, ask.kind, options, pick, skill);
    apply(donjon, s, ask, options.includes(wanted) ? wanted : options[pick(options.length)]!, listen);
  }
  return { ended: s.ended, clock: s.clock, dead: s.heroes.filter((h) => h.gone === 'dead').length, answers, downs };
}
