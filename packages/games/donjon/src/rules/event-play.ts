// The master's event cards: when they are drawn, played and stopped (DJ-EXP-1 to 3, DJ-FATE-4, DJ-RULING-2, 3, 32).
import type { Seat } from '@oubliette/engine';
import { cellOf } from '@oubliette/grid';
import { ADR } from '../cards/classes.ts';
import { EVENTS, type EventId } from '../cards/events.ts';
import { canNotch, eventChoices, inRoom, resolveEvent } from '../powers/events.ts';
import { MASTER, type State, w } from '../state.ts';
import { zoneAt } from './board.ts';
import { discardEvent, HAND_LIMIT, takeEvent } from './decks.ts';
import { heroId, heroNumber, heroOf, inPlay, isAlert, isIn, stands } from './figures.ts';
import { checkCombat, discardItem } from './harm.ts';
import { lookAround, startCombat } from './move.ts';
import { canUse, payForSkill } from './skill-cards.ts';
import { heroNames, nameOf, optionNamed, tell } from './tell.ts';
import { raiseTest } from './tests.ts';
import { takeItem } from './treasure.ts';

/** The master draws; boons take effect at once. */
export function drawNow(s: State, rule: string): void {
  const before = s.hand;
  for (const boon of takeEvent(s, rule)) {
    tell(s, () => ({ type: 'event', rule: 'DJ-COMP-4', event: boon }));
    resolveEvent(s, boon, '', '-');
  }
  s.fresh = s.hand.length > before.length ? s.hand.find((card, i) => card !== before[i])! : 'none';
}

export const eventStep = w.eachInTurn('event-step', {
  who(s, moment) {
    if (s.ended !== 'no') return undefined;
    switch (moment) {
      case 'draw':
        return s.phase === 'explore' && !s.revealed && s.hand.length < HAND_LIMIT ? MASTER : undefined;
      case 'searched':
        return s.hand.length > 0 && s.fresh !== 'none' ? MASTER : undefined;
      case 'discard':
        return s.hand.length > HAND_LIMIT ? MASTER : undefined;
      default:
        // That cards are held and none was played is public; what they are is not.
        return s.hand.length > 0 && !s.eventPlayed ? MASTER : undefined;
    }
  },
  options(s, _seat, moment, can) {
    if (moment === 'draw') can.add('draw');
    else if (moment === 'discard') {
      for (const card of new Set(s.hand)) can.add(card);
      return;
    } else if (moment === 'searched') {
      if (s.fresh !== 'none' && choicesFor(s, s.fresh, searchBy(s)).length > 0) can.add(s.fresh);
    } else {
      // Reinforcements wait for the beginning of the monsters' turn, which is this moment of a fight.
      const on = moment === 'fight' ? 'monsters' : '';
      // DJ-RULING-79: at set-up only a card of exploration that waits for nothing.
      for (const card of new Set(s.hand)) {
        if (moment === 'setup' && EVENTS[card].timing !== 'E') continue;
        if (eventChoices(s, card, EVENTS[card].trigger === 'monsters' ? on : '').length > 0) can.add(card);
      }
    }
    can.add('pass');
  },
  choose(s, _seat, moment, option) {
    if (moment === 'discard') {
      discardEvent(s, option as EventId);
      tell(s, () => ({ type: 'discards-event', rule: 'DJ-RULING-3', event: option }));
      return undefined;
    }
    if (option === 'pass') return undefined;
    if (option === 'draw') {
      drawNow(s, 'DJ-EXP-1');
      return undefined;
    }
    if (moment === 'play' || moment === 'fight') s.eventPlayed = true; // one drawn by a search, or at set-up, is extra
    if (moment === 'searched') return announce(s, option as EventId, searchBy(s));
    return announce(s, option as EventId, EVENTS[option as EventId].trigger === 'monsters' ? 'monsters' : '');
  },
  about: (s) => ({ count: s.hand.length }),
});

const SEARCH = 'search:';
const searchBy = (s: State): string => `${SEARCH}${s.turn.who}`;

/** DJ-RULING-3: a card that a search turned up strikes the searcher or their zone. */
function choicesFor(s: State, event: EventId, on: string): string[] {
  if (!on.startsWith(SEARCH)) return eventChoices(s, event, on);
  const id = on.slice(SEARCH.length);
  const zone = zoneAt(s, heroOf(s, id).cell);
  return eventChoices(s, event, '').filter((choice) => {
    const n = Number(choice.slice(1));
    if (choice === '-') return true;
    if (Number.isNaN(n) || !/^[hzdf]/.test(choice)) return zoneAt(s, cellOf(choice)) === zone;
    if (choice[0] === 'h') return choice === id;
    if (choice[0] === 'z') return n === zone;
    if (choice[0] === 'd') return s.doors[n]!.from === zone || s.doors[n]!.to === zone;
    return s.pieces[n]!.zone === zone;
  });
}

/** DJ-SEARCH-3, DJ-RULING-3: what a search turned up. */
export const searchEvent = w.sequence('search-event', [
  (s) => {
    if (s.revealed) return undefined;
    drawNow(s, 'DJ-SEARCH-3');
    return { proc: 'event-step', todo: ['searched', 'discard'], at: 0 };
  },
]);

function announce(s: State, event: EventId, on: string) {
  if (event === 'alarm') {
    const at = s.hand.indexOf(event);
    s.hand = s.hand.filter((_, i) => i !== at); // it stays face up until it has worked
  } else discardEvent(s, event);
  tell(s, () => ({ type: 'event', rule: 'DJ-RULING-2', event }));
  return { proc: 'event', at: 0, event, on, aim: '', stopped: false } as const;
}

/** What happens gives the master a moment to play a card that waits for it. */
export const trigger = w.eachInTurn('trigger', {
  who(s, { on, what }) {
    if (s.ended !== 'no' || s.hand.length === 0 || s.eventPlayed) return undefined;
    const id = on.split(':')[0]!;
    const h = heroOf(s, id);
    if (what === 'fumble') return s.phase === 'combat' && isIn(h) && canNotch(s, id) ? MASTER : undefined;
    if (s.phase !== 'explore' || !stands(h) || s.zones[zoneAt(s, h.cell)]!.safe) return undefined;
    return MASTER;
  },
  options(s, _seat, { on, what }, can) {
    for (const card of new Set(s.hand)) {
      const { trigger: when } = EVENTS[card];
      const fits = when === what || (when === 'room' && what === 'furniture' && inRoom(s, on.split(':')[0]!));
      if (fits && eventChoices(s, card, on).length > 0) can.add(card);
    }
    can.add('pass');
  },
  choose(s, _seat, { on }, option) {
    if (option === 'pass') return undefined;
    s.eventPlayed = true;
    return announce(s, option as EventId, on);
  },
  about: (s, _seat, { on, what }) => ({ hero: nameOf(s, on.split(':')[0]!), what }),
});

/** Window 1: a card is announced. */
function stops(s: State, seat: Seat, event: EventId): string[] {
  const found: string[] = [];
  const aim = eventOf(s)?.aim;
  const { type } = EVENTS[event];
  for (const [i, h] of s.heroes.entries()) {
    if (h.seat !== seat || !isAlert(h)) continue;
    if (h.fate > 0) found.push(`fate:${heroId(i)}`);
    if ((type === 'trap' || type === 'ambush' || type === 'trick') && canUse(s, i, 'foil'))
      found.push(`foil:${heroId(i)}`);
    // DJ-RULING-26: against rats in the zone one stands in.
    if (event === 'rat-swarm' && h.items.includes('rat-poison') && aim === `z${zoneAt(s, h.cell)}`)
      found.push(`rat-poison:${heroId(i)}`);
  }
  return found;
}
const eventOf = (s: State) => {
  const f = s.core.stack.findLast((frame) => frame.proc === 'event');
  return f?.proc === 'event' ? f : undefined;
};

export const announced = w.eachInTurn('announced', {
  who: (s, { seat, event }) =>
    s.ended === 'no' && eventOf(s)?.stopped === false && stops(s, seat, event).length > 0 ? seat : undefined,
  options(s, seat, { event }, can) {
    for (const option of stops(s, seat, event)) can.add(option);
    can.add('pass');
  },
  choose(s, _seat, { event }, option) {
    if (option === 'pass') return undefined;
    const [how, who] = option.split(':') as [string, string];
    const i = heroNumber(who);
    if (how === 'foil') {
      payForSkill(s, i, 'foil');
      raiseTest(who, ADR, 'foil', { on: event });
      return 'again';
    }
    if (how === 'fate') s.heroes[i]!.fate--;
    else {
      takeItem(s, i, 'rat-poison');
      discardItem(s, 'rat-poison');
    }
    stopEvent(s);
    tell(s, () => ({ type: 'stopped', rule: how === 'fate' ? 'DJ-FATE-4' : 'DJ-RULING-26', hero: i, event }));
    return undefined;
  },
  about: (s, _seat, { event }) => ({ event, ...heroNames(s) }),
});

export function stopEvent(s: State): void {
  const f = eventOf(s);
  if (f !== undefined) f.stopped = true;
  if (f?.event === 'alarm') s.eventDiscard.push('alarm');
}

export const event = w.sequence(
  'event',
  [
    // Who may answer the rats depends on where they come: the master names the zone with the card.
    (_s, f) =>
      f.event === 'rat-swarm'
        ? { proc: 'event-choice', todo: [{ event: f.event, on: f.on, first: true }], at: 0 }
        : undefined,
    (s, f) => {
      const seats = [...new Set(s.heroes.map((h) => h.seat))].sort((a, b) => a - b);
      return { proc: 'announced', todo: seats.map((seat) => ({ seat, event: f.event })), at: 0 };
    },
    (s, f) => {
      if (f.stopped) return undefined;
      if (f.aim === '') return { proc: 'event-choice', todo: [{ event: f.event, on: f.on }], at: 0 };
      resolveEvent(s, f.event, f.on, f.aim);
      return undefined;
    },
    (s) => {
      lookAround(s);
      checkCombat(s);
    },
  ],
  { show: (f) => ({ event: f.event, on: f.on, aim: f.aim, stopped: f.stopped }), aslongas: (s) => s.ended === 'no' },
);

export const eventChoice = w.eachInTurn('event-choice', {
  who: (s, item) => (choicesFor(s, item.event, item.on).length > 1 ? MASTER : undefined),
  skipped(s, item) {
    const only = choicesFor(s, item.event, item.on)[0];
    if (only !== undefined) strikes(s, item, only);
    else if (item.event === 'alarm') s.eventDiscard.push('alarm');
  },
  options(s, _seat, item, can) {
    for (const option of choicesFor(s, item.event, item.on)) can.add(optionNamed(s, option));
  },
  choose: (s, _seat, item, option) => strikes(s, item, option.split(':')[0]!),
  about: (s, _seat, item) => ({ event: item.event, ...heroNames(s) }),
});
function strikes(s: State, { event, on, first }: { event: EventId; on: string; first?: true }, aim: string) {
  if (first) eventOf(s)!.aim = aim;
  else resolveEvent(s, event, on, aim);
}

/** Monsters that were placed begin a fight; those of reinforcements wait for the next round. */
export const gather = w.sequence(
  'gather',
  [
    (s, f) => {
      for (const m of s.monsters) if (Number(m.id.slice(1)) > f.from) m.acted = true;
      lookAround(s); // DJ-RULING-81: some may have come where a hero looks
      if (inPlay(s).length > 0) startCombat(s, f.ambush && s.phase === 'explore');
      checkCombat(s);
    },
  ],
  { show: (f) => ({ ambush: f.ambush, from: f.from }) },
);
