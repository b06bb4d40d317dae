// Standing answers for the windows (DJ-WINDOW-1): who does not want to be asked each time leaves one of these with the table.
import type { AskSeen, Seen, StandingAnswer } from '@oubliette/engine';
import { EVENTS, type EventId } from './cards/events.ts';
import { mostDamage } from './rules/attack.ts';
import { attackTotal, defenceTotal } from './rules/dice.ts';
import { heroNumber, heroOf, isHero, speed } from './rules/figures.ts';
import type { Frame, State } from './state.ts';
import { figuresOf, type View } from './view.ts';

type Answer = StandingAnswer<View>;
const pass: Answer = { answer: () => 'pass' };
/** Passes as long as no hero can die of it; asks the player when one could. */
const unless = (couldKill: (s: State, frames: readonly Frame[]) => boolean): Answer => ({
  answer: (seen) => (couldKill(tableOf(seen), framesOf(seen)) ? undefined : 'pass'),
});
/** The open table, which is all that these questions read. */
const tableOf = ({ game }: Seen<View>): State =>
  ({ ...game._table, ...game._board, ...figuresOf(game) }) as unknown as State;
const framesOf = ({ frames }: Seen<View>): readonly Frame[] => frames as unknown as readonly Frame[];
const last = <P extends Frame['proc']>(frames: readonly Frame[], proc: P) =>
  frames.findLast((f): f is Extract<Frame, { readonly proc: P }> => f.proc === proc);

/** The most that a card can cost one hero at once; monsters of an ambush are not limited. */
const WORST: { readonly [event in EventId]?: number } = { pit: 6, darts: 4, rockfall: 6, 'rat-swarm': 4 };
function cardKills(s: State, frames: readonly Frame[]): boolean {
  const event = last(frames, 'event')?.event;
  if (event === undefined) return false;
  if (EVENTS[event].type === 'ambush') return true;
  return s.heroes.some((h) => h.gone === 'no' && h.life > 0 && h.life <= (WORST[event] ?? 0));
}

function blowKills(s: State, frames: readonly Frame[]): boolean {
  const attack = last(frames, 'attack');
  return attack !== undefined && isHero(attack.target) && mostDamage(s, attack) >= heroOf(s, attack.target).life;
}

/** The cost of a failed test; a chasm costs everything. */
const TESTS: { readonly [why: string]: number } = { jump: 999, crossing: 999, pit: 6, rockfall: 6, darts: 4, quake: 4 };
function diceKill(s: State, frames: readonly Frame[]): boolean {
  const { kind, by, at } = s.roll;
  if (kind === 'attack') return isHero(at) && attackTotal(s) - defenceTotal(s) >= heroOf(s, at).life;
  if (kind === 'test') return isHero(by) && (TESTS[last(frames, 'test')?.why ?? ''] ?? 0) >= heroOf(s, by).life;
  const die = last(frames, 'event-die');
  return die?.use === 'hurt' && isHero(die.who) && s.roll.die >= heroOf(s, die.who).life;
}

/** Uses the skill or the point of fate that saves a hero. */
const always: Answer = { answer: (_seen, ask) => ask.options.find((option) => option !== 'pass') };
/** Of the small choices of a hero only the one about a die on a table. */
const onTables: Answer = {
  answer: (_seen, ask: AskSeen) => (ask.about?.what === 'reroll' ? 'pass' : undefined),
};

/** DJ-INIT-2: a player who leads all heroes alone cannot pass, and names the fastest; the first of equals. */
const fastest: Answer = {
  answer(seen, { options }) {
    if (options.includes('pass')) return 'pass';
    const { heroes } = tableOf(seen);
    const speedOf = (option: string) => speed(heroes[heroNumber(option)]!);
    return options.reduce((best, option) => (speedOf(option) > speedOf(best) ? option : best));
  },
};

export const standing = {
  announced: { never: pass, deadly: unless(cardKills) },
  declared: { never: pass, deadly: unless(blowKills) },
  dice: { never: pass, deadly: unless(diceKill) },
  choose: { never: onTables },
  save: { never: pass, always },
  'begin-turn': { fastest },
  trigger: { never: pass },
} satisfies { readonly [kind: string]: { readonly [name: string]: Answer } };
