// The table of contents: set-up, then exploration and combat until the game ends (DJ-PHASE-1).
import { aim } from './powers/skills.ts';
import { arriveHalf, placeMonster } from './rules/arrivals.ts';
import { attack, declared, volley } from './rules/attack.ts';
import { drawing, drawn } from './rules/card-ahead.ts';
import { dice } from './rules/dice.ts';
import { placeTile, reveal, secretDoor } from './rules/doors.ts';
import { eventDie } from './rules/event-die.ts';
import { announced, event, eventChoice, eventStep, gather, searchEvent, trigger } from './rules/event-play.ts';
import { table } from './rules/furniture.ts';
import { save } from './rules/harm.ts';
import { choose } from './rules/items.ts';
import { command, monsterAct, second } from './rules/monster-turn.ts';
import { outcomes } from './rules/outcomes.ts';
import { beginTurn, close, combat, exploration, monsters, play, round, rounds } from './rules/phases.ts';
import { entrance, firstEvents, firstPhase, layEntrance, lineUp } from './rules/setup.ts';
import { makeTest } from './rules/tests.ts';
import { loot } from './rules/treasure.ts';
import { act } from './rules/turn.ts';
import { MASTER, NOBODY, w } from './state.ts';

const game = w.sequence('game', [
  layEntrance,
  () => ({ proc: 'entrance', todo: [MASTER], at: 0 }),
  (s) => ({ proc: 'line-up', todo: s.heroes.map((_, i) => i), at: 0 }),
  () => ({ proc: 'reveal', at: 0, door: NOBODY, hero: 0 }),
  firstEvents,
  () => ({ proc: 'event-step', todo: ['setup'], at: 0 }),
  firstPhase,
  () => ({ proc: 'play', at: 0 }),
]);

/** Which half of a card comes (DJ-RULING-84). */
const masterChoice = w.eachInTurn('master-choice', {
  who: () => MASTER,
  options(_s, _seat, { options }, can) {
    for (const option of options) can.add(option);
  },
  choose(_s, _seat, { on }, option) {
    const [group, zone] = on.split(':').map(Number) as [number, number];
    return arriveHalf(group, zone, option);
  },
});

export const procedures = {
  game,
  entrance,
  'line-up': lineUp,
  play,
  exploration,
  'event-step': eventStep,
  'search-event': searchEvent,
  'begin-turn': beginTurn,
  act,
  aim,
  gather,
  combat,
  rounds,
  round,
  monsters,
  command,
  'monster-act': monsterAct,
  second,
  reveal,
  'place-tile': placeTile,
  'place-monster': placeMonster,
  drawing,
  drawn,
  'secret-door': secretDoor,
  test: makeTest(outcomes),
  attack,
  volley,
  event,
  'event-choice': eventChoice,
  'event-die': eventDie,
  trigger,
  announced,
  declared,
  dice,
  table,
  save,
  loot,
  choose,
  'master-choice': masterChoice,
  close,
};
