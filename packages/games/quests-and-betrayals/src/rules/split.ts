// QT-RULING-43: what a beaten monster yields, and how the active player splits it with the ally (QT-RULING-20).
import type { Seat } from '@oubliette/engine';
import { MONSTERS, type MonsterId } from '../cards/cards.ts';
import { placeFury } from '../powers/barbarian.ts';
import { balladGem } from '../powers/bard.ts';
import { diademGem } from '../powers/diadem-of-eloquence.ts';
import { bountyGems } from '../powers/hunters-bounty.ts';
import { swallowedGems } from '../powers/mimic.ts';
import { afterWin } from '../powers/monsters.ts';
import { humanoidGem } from '../powers/thief.ts';
import { type Frame, NOBODY, type State, w } from '../state.ts';
import { score, takeGems } from './gems.ts';
import { judgeSplit } from './talk/ledger.ts';

/** Steps 1 and 2: Mimic and Bounty are added, and the reserve pays what it can. */
export function yieldOf(s: State): void {
  const { fight: f } = s;
  if (!f.won) return;
  const { gems, trophies } = MONSTERS[f.monster as MonsterId];
  f.gems = Math.min(s.reserve, gems + swallowedGems(s) + bountyGems(s));
  f.trophies = trophies;
}

/** Step 3. Without an ally there is nothing to split; an empty share is not asked for. */
export function splitFrames(s: State): Frame | undefined {
  const { won, ally, gems, trophies } = s.fight;
  if (!won || ally === NOBODY) return undefined;
  if (gems > 0) w.raise({ proc: 'split-gems', todo: [s.active], at: 0 });
  if (trophies > 0) w.raise({ proc: 'split-trophies', todo: [s.active], at: 0 });
  w.raise({ proc: 'split-card', todo: [s.active], at: 0 });
  return undefined;
}

const about = (s: State) => ({
  ally: s.fight.ally,
  gems: s.fight.gems,
  trophies: s.fight.trophies,
  monster: s.fight.monster,
});

/** QT-TRADE-6: whatever was promised, any share may be given. */
export const splitGems = w.eachInTurn('split-gems', {
  who: (_s, seat) => seat,
  options(s, _seat, _item, can) {
    for (let n = 0; n <= s.fight.gems; n++) can.add(`${n}`);
  },
  choose(s, _seat, _item, option) {
    s.fight.shareGems = Number(option);
  },
  about,
  quiet: true,
});

/** QT-TRADE-4: the trophy that a fight yields may go to the ally as long as nobody has scored it. */
export const splitTrophies = w.eachInTurn('split-trophies', {
  who: (_s, seat) => seat,
  options(s, _seat, _item, can) {
    for (let n = 0; n <= s.fight.trophies; n++) can.add(`${n}`);
  },
  choose(s, _seat, _item, option) {
    s.fight.shareTrophies = Number(option);
  },
  about,
  quiet: true,
});

export const splitCard = w.eachInTurn('split-card', {
  who: (_s, seat) => seat,
  options(_s, _seat, _item, can) {
    can.add('keep');
    can.add('give');
  },
  choose(s, _seat, _item, option) {
    s.fight.shareCard = option === 'give';
  },
  about,
  quiet: true,
});

/** Steps 3 to 5: everything changes hands, then the card's own effect, then powers that pay from the reserve. */
export function reward(s: State): Frame | undefined {
  const { fight: f, active } = s;
  if (!f.won) return undefined;
  const monster = f.monster as MonsterId;
  const hasAlly = f.ally !== NOBODY;
  takeGems(s, active, f.gems - f.shareGems);
  w.tell(() => ({
    type: 'won',
    rule: 'QT-DUNGEON-11',
    seat: active,
    monster,
    gems: f.gems - f.shareGems,
    trophies: f.trophies - f.shareTrophies,
  }));
  if (hasAlly) {
    takeGems(s, f.ally, f.shareGems);
    w.tell(() => ({
      type: 'split',
      rule: 'QT-RULING-20',
      seat: active,
      toSeat: f.ally,
      gems: f.shareGems,
      trophies: f.shareTrophies,
      card: f.shareCard,
      monster,
    }));
  }
  s.players[f.shareCard ? f.ally : active]!.spoils.push(monster);
  score(s, active, f.trophies - f.shareTrophies);
  if (hasAlly) score(s, f.ally, f.shareTrophies);
  judgeSplit(s);
  return afterWin(s); // step 4
}

const LONE_POWER = 8;

/** Steps 5 to 7 */
export function countWin(s: State): void {
  const { fight: f, active } = s;
  if (!f.won) return;
  const player = s.players[active]!;
  humanoidGem(s, active);
  if (f.ally === NOBODY) {
    if (MONSTERS[f.monster as MonsterId].power >= LONE_POWER) player.loneWins++;
  } else allyWon(s, f.ally, true);
  placeFury(s, active);
}

function allyWon(s: State, ally: Seat, inDungeon: boolean): void {
  if (inDungeon) balladGem(s, ally);
  diademGem(s, ally);
  s.players[ally]!.allyWins++;
}
