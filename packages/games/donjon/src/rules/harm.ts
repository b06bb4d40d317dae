// Losing life, falling, dying, and what a fallen monster leaves (DJ-COMBAT-11 to 15, DJ-FATE, DJ-XP-1).
import { reveal, shuffle } from '@oubliette/engine';
import { QUEST_THINGS, type QuestThing } from '../cards/goods.ts';
import { MONSTERS } from '../cards/monsters.ts';
import { TREASURES, type TreasureId } from '../cards/treasures.ts';
import { type FigureId, type Hero, NOBODY, NOWHERE, noTurn, type State, w } from '../state.ts';
import { zoneAt } from './board.ts';
import { drawing, drawTreasure } from './decks.ts';
import {
  drop,
  heroId,
  heroNumber,
  heroOf,
  inPlay,
  isDown,
  isHero,
  isIn,
  isProstrate,
  monsterOf,
  stands,
} from './figures.ts';
import { checkGoals, lastGoals, markGoals, noteFailure } from './goals.ts';
import { canUse, payForSkill } from './skill-cards.ts';
import { tell } from './tell.ts';

const SAVED = 10;

/** Takes life from anybody; `by` gets the experience of a kill. */
export function hurt(s: State, id: FigureId, n: number, how: 'attack' | 'other', by: FigureId, rule: string) {
  if (n <= 0) return;
  if (isHero(id)) return hurtHero(s, heroNumber(id), n, how, rule);
  const m = monsterOf(s, id);
  if (m === undefined) return;
  m.life = Math.max(0, m.life - n); // DJ-COMBAT-12
  drop(m, 'frozen', 'asleep', 'slept');
  tell(s, () => ({ type: 'hurt', rule, figure: id, monster: m.kind, life: n, left: m.life }));
  if (m.life === 0) slay(s, id, by);
}

function hurtHero(s: State, i: number, n: number, how: 'attack' | 'other' | 'fall', rule: string): void {
  const h = s.heroes[i]!;
  if (h.gone !== 'no' || h.life === 0) return;
  h.life = Math.max(0, h.life - n);
  drop(h, 'frozen');
  tell(s, () => ({ type: 'hurt', rule, figure: heroId(i), hero: i, life: n, left: h.life }));
  if (h.life === 0) askToSave(i, how);
}

const askToSave = (hero: number, how: string): void =>
  w.raise({
    proc: 'save',
    todo: [
      { hero, use: 'stand-fast', how },
      { hero, use: 'fate', how },
      { hero, use: 'fall', how },
    ],
    at: 0,
  });

/** DJ-RULING-31: into the chasm. */
export function fallIn(s: State, i: number): void {
  noteFailure(s, 'nobody-fell'); // a hero saved by fate did fall (DJ-RULING-83)
  s.heroes[i]!.life = 0;
  tell(s, () => ({ type: 'falls-in', rule: 'DJ-FURN-CREVASSE-1', hero: i }));
  askToSave(i, 'fall');
}

/** Window 6: life is about to be 0. Stand fast, then fate; then the hero is down. */
export const save = w.eachInTurn('save', {
  who(s, { hero, use, how }) {
    const h = s.heroes[hero]!;
    if (s.ended !== 'no' || h.gone !== 'no' || h.life > 0) return undefined;
    if (use === 'stand-fast') return how === 'attack' && canUse(s, hero, 'stand-fast') ? h.seat : undefined;
    return use === 'fate' && h.fate > 0 ? h.seat : undefined;
  },
  skipped(s, { hero, use, how }) {
    const h = s.heroes[hero]!;
    if (use !== 'fall' || h.gone !== 'no' || h.life > 0 || s.ended !== 'no') return;
    if (how === 'fall') die(s, hero, true);
    else goDown(s, hero);
  },
  options(_s, _seat, { use }, can) {
    can.add(use);
    can.add('pass');
  },
  choose(s, _seat, { hero, use }, option) {
    if (option === 'pass') return;
    const h = s.heroes[hero]!;
    if (use === 'stand-fast') {
      payForSkill(s, hero, 'stand-fast');
      h.life = 1;
    } else {
      h.fate--;
      h.life = Math.min(SAVED, h.maxLife); // DJ-FATE-2
    }
    tell(s, () => ({ type: 'saved', rule: use === 'fate' ? 'DJ-FATE-1' : 'DJ-SKILL-5', hero, how: use, left: h.life }));
  },
  about: (s, _seat, { hero }) => ({ hero: s.heroes[hero]!.name, fate: s.heroes[hero]!.fate }),
});

/** DJ-RULING-5 */
function goDown(s: State, i: number): void {
  const h = s.heroes[i]!;
  tell(s, () => ({ type: 'down', rule: 'DJ-COMBAT-14', hero: i }));
  if (s.revealed && s.zones[zoneAt(s, h.cell)]?.room === 'objective') noteFailure(s, 'nobody-down');
  if (s.turn.who === heroId(i)) stepBack(s);
  if (s.turn.who === heroId(i)) s.turn.over = true;
  checkDefeat(s);
}

/** A figure that falls while passing over another lies where it could last have stood. */
function stepBack(s: State): void {
  const h = heroOf(s, s.turn.who);
  const shared =
    s.heroes.some((other) => other !== h && isIn(other) && other.cell === h.cell) ||
    s.monsters.some((m) => m.cell === h.cell);
  if (shared) h.cell = s.turn.back;
}

function die(s: State, i: number, drowned = false): void {
  const h = s.heroes[i]!;
  leaveGoods(s, h, drowned);
  h.gone = 'dead';
  h.life = 0;
  h.cell = NOWHERE;
  h.marks = [];
  if (s.turn.who === heroId(i)) s.turn.over = true;
  tell(s, () => ({ type: 'dies', rule: drowned ? 'DJ-RULING-31' : 'DJ-VAL-4', hero: i }));
  checkDefeat(s);
}

/** DJ-RULING-38, DJ-RULING-66: goods stay on the square; what a quest wants is never lost. */
function leaveGoods(s: State, h: Hero, drowned: boolean): void {
  const kept = drowned ? h.items.filter((item) => QUEST_THINGS.includes(item as QuestThing)) : h.items;
  const lost = drowned ? h.items.filter((item) => !QUEST_THINGS.includes(item as QuestThing)) : [];
  for (const item of lost) discardItem(s, item);
  const shots = drowned ? h.shots.map(() => 0) : h.shots;
  const gold = drowned ? 0 : h.gold;
  if (kept.length > 0 || gold > 0 || shots.some((n) => n > 0))
    s.goods = [...s.goods, { cell: h.cell, items: kept, gold, shots }];
  h.items = [];
  h.weapon = 'none';
  h.body = 'none';
  h.shield = 'none';
  h.gold = 0;
  h.shots = h.shots.map(() => 0);
}

/** A used or lost thing: treasure cards go to their discard pile. */
export function discardItem(s: State, item: string): void {
  const card = item.startsWith('scroll:') ? 'spell-scroll' : item;
  if (isTreasureCard(card)) s.treasureDiscard.push(card);
}
const isTreasureCard = (item: string): item is TreasureId => Object.hasOwn(TREASURES, item);

/** A monster is gone: experience for the killer (DJ-XP-1), its card back into the deck (DJ-BEAST-3), treasure (DJ-BEAST-1). */
function slay(s: State, id: FigureId, by: FigureId): void {
  const m = monsterOf(s, id);
  if (m === undefined) return;
  s.monsters = s.monsters.filter((other) => other !== m);
  if (s.turn.who === id) s.turn.over = true;
  const killer = by !== '' && isHero(by) && heroOf(s, by).gone === 'no' ? heroNumber(by) : NOBODY;
  if (killer !== NOBODY) {
    const h = s.heroes[killer]!;
    h.xp += MONSTERS[m.kind].xp;
    if (s.stolen > 0) {
      h.gold += s.stolen;
      s.stolen = 0;
    }
  }
  tell(s, () => ({ type: 'slain', rule: 'DJ-COMBAT-13', monster: m.kind, hero: killer, xp: MONSTERS[m.kind].xp }));
  if (m.unique) markGoals(s, m);
  removed(s, m.group, killer);
  checkGoals(s); // DJ-RULING-56: at that moment
}

/** A monster has left the board, dead or sent away. */
export function removed(s: State, groupId: number, killer: number): void {
  if (!s.monsters.some((m) => m.kind === 'giant-spider')) s.webs = s.webs.length === 0 ? s.webs : []; // DJ-RULING-20
  if (!s.monsters.some((m) => MONSTERS[m.kind].abilities.includes('drains'))) for (const h of s.heroes) h.drained = 0; // DJ-RULING-19
  if (s.monsters.some((m) => m.group === groupId)) return;
  const group = s.groups.find((g) => g.id === groupId);
  if (group === undefined) return;
  s.groups = s.groups.filter((g) => g !== group);
  if (group.card !== 'none') {
    s.monsterDeck.push(group.card);
    shuffle(s, s.monsterDeck);
  }
  for (let n = 0; n < group.treasure; n++) {
    if (s.settings.oneCardAhead) {
      w.raise(drawing('treasure', { for: 'party', hero: killer }));
      continue;
    }
    const card = drawTreasure(s);
    if (card !== undefined) w.raise({ proc: 'loot', todo: [{ card, hero: killer }], at: 0 });
  }
}

/** DJ-COMBAT-14, DJ-RULING-4: a figure that is still at 0 dies. */
export function buryTheDown(s: State): void {
  for (let i = 0; i < s.heroes.length; i++) if (isDown(s.heroes[i]!)) die(s, i);
}

/** DJ-RULING-71: the combat is over at once when the last monster in play is gone. */
export function checkCombat(s: State): void {
  if (s.phase !== 'combat' || s.ended !== 'no' || inPlay(s).length > 0) return;
  buryTheDown(s);
  if (s.ended !== 'no') return;
  endCombat(s);
}

export function endCombat(s: State): void {
  s.phase = 'explore';
  s.turn = noTurn();
  s.fires = [];
  s.ambush = false;
  for (const h of s.heroes) {
    drop(
      h,
      'frozen',
      'stunned',
      'silenced',
      'blessed',
      'faith',
      'shielded',
      'sacred',
      'mighty',
      'poison',
      'rat-poison',
      'flying',
      'slipping',
    );
    if (h.strongUntil > 0 && h.strongUntil <= s.pc) h.strongUntil = 0; // DJ-FURN-CIRCLE-8
  }
  for (const m of s.monsters)
    drop(m, 'frozen', 'asleep', 'slept', 'stunned', 'cowed', 'dazzled', 'rock-hide', 'frenzied', 'flying');
  tell(s, () => ({ type: 'combat-over', rule: 'DJ-COMBAT-1' }));
}

/** DJ-RULING-5, DJ-RULING-19, DJ-RULING-45: nobody can act any more. */
export function checkDefeat(s: State): void {
  if (s.ended !== 'no' || s.heroes.some(stands)) return;
  for (let i = 0; i < s.heroes.length; i++) {
    const h = s.heroes[i]!;
    if (h.gone === 'no' && (isDown(h) || isProstrate(h))) {
      h.gone = 'dead';
      tell(s, () => ({ type: 'dies', rule: 'DJ-RULING-5', hero: i }));
    }
  }
  const left = s.heroes.some((h) => h.gone === 'left');
  end(s, s.won && left ? 'won' : left ? 'left' : 'lost');
}

/** DJ-RULING-45, DJ-XP-2, DJ-RULING-39, DJ-RULING-56: objective experience for everybody who lives. */
export function end(s: State, how: State['ended']): void {
  if (s.ended !== 'no') return;
  const alive = s.heroes.filter((h) => h.gone !== 'dead');
  if (alive.length > 0) lastGoals(s);
  s.ended = how;
  s.turn = noTurn();
  reveal(s);
  const xp = (s.won ? s.quest.mainXp : 0) + s.goals.length * s.quest.secondaryXp;
  for (const h of alive) h.xp += xp;
  tell(s, () => ({ type: 'ended', rule: 'DJ-RULING-45', how, xp: alive.length > 0 ? xp : 0 }));
}
