// What each test was for.
import { FOR } from '../cards/classes.ts';
import { quaked } from '../powers/skills.ts';
import { doorForced } from './doors.ts';
import { raiseEventDie } from './event-die.ts';
import { stopEvent } from './event-play.ts';
import { drop, heroNumber, heroOf, isHero, monsterOf, put } from './figures.ts';
import { lidLifted, openPiece } from './furniture.ts';
import { crossed } from './move.ts';
import { pageRead, sealTested, slabRead, webCut } from './objects.ts';
import { tell } from './tell.ts';
import { type Outcomes, raiseTest } from './tests.ts';
import { changeDoor, changePiece } from './zones.ts';

export const outcomes: Outcomes = {
  'force-door': (s, { who, on }, success) => doorForced(s, heroNumber(who), Number(on), success),
  'force-piece'(s, { who, on }, success) {
    if (!success) return;
    const f = Number(on.slice(1));
    changePiece(s, f, { locked: false });
    openPiece(s, heroNumber(who), f); // DJ-RULING-67
  },
  lid: (s, { who, on }, success) => lidLifted(s, heroNumber(who), Number(on), success),
  jump: (s, { who, on }, success) => crossed(s, who, on, success, 2),
  crossing: (s, { who, on }, success) => crossed(s, who, on, success, 1),
  pit(s, { who }, success) {
    if (success) return;
    s.turn.over = true;
    raiseEventDie(who, 6, 'hurt');
  },
  darts(_s, { who }, success) {
    if (success) return;
    raiseEventDie(who, 4, 'hurt');
    raiseTest(who, FOR, 'venom');
  },
  venom(s, { who }, success) {
    const h = heroOf(s, who);
    if (success || h.gone !== 'no') return;
    h.venom++; // DJ-BEAST-SPIDER-4
    tell(s, () => ({ type: 'poisoned', rule: 'DJ-BEAST-SPIDER-3', hero: heroNumber(who) }));
  },
  rockfall(_s, { who }, success) {
    if (!success) raiseEventDie(who, 6, 'hurt');
  },
  gas(s, { who }, success) {
    if (success) return;
    put(heroOf(s, who), 'skips');
    s.turn.over = true; // the table roll is still to come, nothing else is
  },
  foil(s, { who, on }, success) {
    if (!success) return;
    stopEvent(s);
    tell(s, () => ({ type: 'stopped', rule: 'DJ-SKILL-8', hero: heroNumber(who), event: on }));
  },
  thaw(s, { who }, success) {
    if (success) drop(isHero(who) ? heroOf(s, who) : monsterOf(s, who)!, 'frozen');
  },
  held(s, { who }, success) {
    if (success) drop(heroOf(s, who), 'held');
  },
  quake: (s, { who, on }, success) => quaked(s, who, on, success),
  lift(s, { on }, success) {
    if (!success) return;
    const d = Number(on);
    changeDoor(s, d, { barred: false });
    s.things = s.things.filter((thing) => thing.door !== d);
  },
  slab: (s, { who, on }, success) => slabRead(s, heroNumber(who), Number(on), success),
  seal: (s, { who, on }, success) => sealTested(s, heroNumber(who), Number(on), success),
  page: (s, { who, on }, success) => pageRead(s, heroNumber(who), Number(on), success),
  web: (s, { on }, success) => webCut(s, on, success),
};
