// Games from which a table of weights is learned: bots among themselves, and how everybody stood whenever the horizon moved on.
import {
  type Bot,
  botOf,
  type Extractor,
  type Knowledge,
  type Moment,
  type PlayedGame,
  randomBot,
  sensibleBot,
} from '@oubliette/bots';
import { enter, type Game, isOver, newMatch, type Pick, type StateOf, thinking, view } from '@oubliette/engine';

/** Some games could go on for ever if nobody wanted to end them. */
const LONGEST = 20_000;
/** Without a horizon a moment is taken after so many answers. */
const BETWEEN = 10;

/** One game; its seats, settings and dice follow from the seed and its number. */
export function selfPlay(
  g: Game,
  knowledge: Knowledge | undefined,
  look: Extractor,
  seed: string,
  no: number,
): PlayedGame {
  const pick = thinking(`${seed} ${no}`);
  const [least, most] = g.seats;
  const seats = least + (no % (most - least + 1));
  const settings = no % 2 === 0 ? {} : drawn(g, pick);
  const match = newMatch(g, { seats, seed: `${seed} ${no} cards`, settings });
  const bots = Array.from({ length: seats }, (_, seat) => participant(g, knowledge, seat, pick));
  const moments: Moment[] = [];
  const stageOf = (s: StateOf): number => knowledge?.horizon?.(s) ?? Math.floor(match.entries.length / BETWEEN);
  let stage = stageOf(match.state);
  for (let turn = 0; !isOver(match.state); turn++) {
    if (turn > LONGEST) throw new Error(`game ${no} does not end`);
    const { waiting } = view(g, match.state, 'spectator');
    const seat = waiting[0]!;
    const seen = view(g, match.state, seat);
    const choice = bots[seat]!.choose(seen, pick);
    if (choice === undefined) throw new Error('a bot has no answer');
    const refused = enter(match, { seat, verb: 'answer', ...choice, n: seen.answered });
    if (refused !== undefined) throw new Error(`a bot was refused by ${refused.rule}`);
    const now = stageOf(match.state);
    if (now === stage || isOver(match.state)) continue;
    stage = now;
    moments.push(momentOf(g, match.state, look, knowledge?.horizon === undefined ? 0 : now));
  }
  return { moments, points: g.score(match.state).map(({ total }) => total) };
}

function momentOf(g: Game, s: StateOf, look: Extractor, stage: number): Moment {
  const seats = s.core.answered.length;
  const found = Array.from({ length: seats }, (_, seat) => look.extract(g.view(s, seat), seat, seats, g.sides?.(s)));
  return { stage, found };
}

/** Mostly a steward; one in five plays by habit, because thinking ahead sees such positions too. */
function participant(g: Game, knowledge: Knowledge | undefined, seat: number, pick: Pick): Bot {
  if (knowledge === undefined) return randomBot();
  return pick(5) === 0 ? sensibleBot(g, seat, knowledge) : botOf('steward', g, seat, { knowledge });
}

function drawn(g: Game, pick: Pick): Record<string, boolean | number | string> {
  const values: Record<string, boolean | number | string> = {};
  for (const [name, setting] of Object.entries(g.settings)) {
    if (setting.type === 'flag') values[name] = pick(2) === 1;
    else if (setting.type === 'choice') values[name] = setting.values[pick(setting.values.length)]!;
    else values[name] = setting.min + pick(setting.max - setting.min + 1);
  }
  return values;
}
