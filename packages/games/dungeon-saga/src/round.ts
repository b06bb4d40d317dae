// The table of contents: set-up, rounds of heroes and overlord, the end.
import { circle, circleNext } from './powers/reaping-circle.ts';
import { shot, strings } from './powers/three-strings.ts';
import { act, leaveNow } from './rules/act.ts';
import { attack, buckler, dent, flicker } from './rules/attack.ts';
import { endOfRound, turntable } from './rules/end-of-round.ts';
import { collapse, event, portcullis, slippery, trove } from './rules/event-table.ts';
import { face } from './rules/face.ts';
import { heroTurn, heroTurns, interrupt, lunge, nameHero } from './rules/hero-turn.ts';
import { handOver, trade } from './rules/items.ts';
import {
  activation,
  clatter,
  command,
  commands,
  march,
  marchNext,
  overlordTurn,
  whisper,
} from './rules/overlord-turn.ts';
import { place } from './rules/place.ts';
import { calling, raise, raiseKind, raisePile, riseStrike } from './rules/raise.ts';
import { search } from './rules/search.ts';
import { passage, placeChest, secretRoom, shape } from './rules/secret-room.ts';
import { buildDecks, buy, changeDeckAsk, deploy, goShopping, openAtStart, packKit } from './rules/setup.ts';
import { aim, burst, burstNext, cast, crystal, crystallise, overchannel, spell } from './rules/spells.ts';
import { chute, springTrap, stepAside } from './rules/spring.ts';
import { strike } from './rules/strike.ts';
import { bane, effects, tableRoll, vigilant } from './rules/table-roll.ts';
import { walk } from './rules/walk.ts';
import { settleUp } from './score.ts';
import { isOn, OVERLORD, w } from './state.ts';

const round = w.sequence(
  'round',
  [
    (s) => {
      const { round: number } = s;
      w.tell(() => ({ type: 'round', rule: 'DSC-2', round: number }));
      return { proc: 'hero-turns', at: 0 };
    },
    () => ({ proc: 'overlord-turn', at: 0 }),
    () => ({ proc: 'end-of-round', at: 0 }),
  ],
  { aslongas: isOn },
);
const rounds = w.repeat('rounds', () => ({ proc: 'round', at: 0 }), { aslongas: isOn });

const game = w.sequence('game', [
  () => ({ proc: 'change-deck', todo: [OVERLORD], at: 0 }),
  buildDecks,
  (s) => ({ proc: 'trade', todo: s.heroes.map((_, i) => i), at: 0 }),
  goShopping,
  packKit,
  (s) => ({ proc: 'deploy', todo: s.heroes.map((_, i) => i), at: 0 }),
  openAtStart,
  () => ({ proc: 'rounds', at: 0 }),
  settleUp,
]);

export const procedures = {
  game,
  rounds,
  round,
  'hero-turns': heroTurns,
  'hero-turn': heroTurn,
  'overlord-turn': overlordTurn,
  commands,
  activation,
  'end-of-round': endOfRound,
  attack,
  walk,
  strike,
  'name-hero': nameHero,
  place,
  effects,
  'table-roll': tableRoll,
  search,
  spring: springTrap,
  event,
  trove,
  'secret-room': secretRoom,
  cast,
  burst,
  circle,
  strings,
  overchannel,
  march,
  calling,
  raise,
  'change-deck': changeDeckAsk,
  trade,
  buy,
  deploy,
  face,
  interrupt,
  lunge,
  act,
  spell,
  aim,
  crystal,
  'burst-next': burstNext,
  'circle-next': circleNext,
  shot,
  flicker,
  buckler,
  dent,
  vigilant,
  passage,
  shape,
  'place-chest': placeChest,
  portcullis,
  slippery,
  collapse,
  command,
  'raise-kind': raiseKind,
  'raise-pile': raisePile,
  'march-next': marchNext,
  'rise-strike': riseStrike,
  clatter,
  whisper,
  bane,
  'hand-over': handOver,
  'leave-now': leaveNow,
  crystallise,
  turntable,
  'step-aside': stepAside,
  chute,
};
