// DL-FIGHT-9 to DL-FIGHT-13: monsters and ghosts attack one at a time, in the order and the way their owner likes.
import type { Seat } from '@oubliette/engine';
import { type Aim, type Attack, HEROES, MONSTERS, type MonsterId, ROOMS } from '../../cards/cards.ts';
import { CREATURE } from '../../options.ts';
import { type State, w } from '../../state.ts';
import { cannotPay, pay } from '../cost.ts';
import { findCreature, isGhost } from '../creatures.ts';
import { roomAt } from './battle-tile.ts';
import { lineOf } from './line-of.ts';
import { clearFallen, firstHarmable, harm, hasParty, isHarmable } from './party.ts';
import { blowSum } from './told-facts.ts';
import { MOVES, type Move, moveOf, placeOf, RAGE_MOVES, SHEEP_MOVES, TARGET } from './words.ts';

/** DL-RULING-28: which creature, which attack and whom is chosen now, not in planning. */
export const attack = w.eachInTurn('attack', {
  who: (s, seat) => (hasParty(s, seat) && somebodyCanAttack(s, seat) ? seat : undefined),
  options(s, seat, _item, can) {
    const { creatures } = s.players[seat]!.plan;
    const sheep = sheepIn(s, creatures);
    for (let i = 0; i < creatures.length; i++) {
      const id = creatures[i]!;
      if (creatures.indexOf(id) < i) continue;
      if (id === sheep) offerMoves(s, seat, SHEEP_MOVES[id], can);
      if (id !== sheep || creatures.indexOf(id, i + 1) > 0) {
        const moves = movesOf(s, id);
        offerMoves(s, seat, moves, can);
        if (can.refused !== undefined && moves !== MOVES[id]) {
          can.none(
            MOVES[id]
              .filter(({ option }) => moves.every((known) => known.option !== option))
              .map(({ option }) => option),
            'DL-CARD-54',
          );
        }
      } else if (can.refused !== undefined) {
        can.none(
          MOVES[id].map(({ option }) => option),
          'DL-CARD-53',
        );
      }
    }
    if (can.refused !== undefined) refuseTheOthers(s, seat, can);
  },
  choose(s, seat, _item, option) {
    strike(s, seat, moveOf(option));
    return 'again';
  },
  /** What each attack deals, the room included: two lists side by side. */
  about(s, seat) {
    const moves = movesNow(s, seat);
    return { attacks: moves.map(({ option }) => option), damages: moves.map((move) => damageOf(s, seat, move)) };
  },
});

interface Options {
  add(option: Move['option'], no?: string): void;
  none(options: readonly Move['option'][], no: string): void;
}

function offerMoves(s: State, seat: Seat, moves: readonly Move[], can: Options): void {
  for (let i = 0; i < moves.length; i++) can.add(moves[i]!.option, cannotMove(s, seat, moves[i]!));
}

/** Those who stayed in the lair, or have attacked, or were withdrawn. */
function refuseTheOthers(s: State, seat: Seat, can: Options): void {
  const { lair, plan } = s.players[seat]!;
  for (const id of new Set(lair.map((creature) => creature.id))) {
    if (!plan.creatures.includes(id)) {
      can.none(
        MOVES[id].map(({ option }) => option),
        'DL-FIGHT-9',
      );
    }
  }
}

/** The monster that is a sheep in this fight, while it is still to attack. */
const sheepIn = (s: State, creatures: readonly MonsterId[]): MonsterId | 'none' =>
  s.fight.sheep !== 'none' && creatures.includes(s.fight.sheep) ? s.fight.sheep : 'none';

/** DL-CARD-54, DL-RULING-49: in a blind rage only one attack is left. Ghosts keep their heads. */
const movesOf = (s: State, id: MonsterId): readonly Move[] => (s.fight.rage && !isGhost(id) ? RAGE_MOVES : MOVES)[id];

function somebodyCanAttack(s: State, seat: Seat): boolean {
  const { creatures } = s.players[seat]!.plan;
  const sheep = sheepIn(s, creatures);
  for (let i = 0; i < creatures.length; i++) {
    const id = creatures[i]!;
    const moves = id === sheep ? SHEEP_MOVES[id] : movesOf(s, id);
    for (let j = 0; j < moves.length; j++) if (cannotMove(s, seat, moves[j]!) === undefined) return true;
  }
  return false;
}

/** Every attack that those who were sent know now, each once. */
function movesNow(s: State, seat: Seat): Move[] {
  const { creatures } = s.players[seat]!.plan;
  const sheep = sheepIn(s, creatures);
  return [...new Set(creatures)].flatMap((id) => {
    if (id !== sheep) return movesOf(s, id);
    const alone = creatures.indexOf(id) === creatures.lastIndexOf(id);
    return alone ? SHEEP_MOVES[id] : [...SHEEP_MOVES[id], ...movesOf(s, id)];
  });
}

/** Why this attack is not possible: nobody to hit, or nothing to pay it with. */
function cannotMove(s: State, seat: Seat, { id, attack: { hit, pay: price } }: Move): string | undefined {
  const no = price === undefined ? undefined : cannotPay(s, seat, price);
  if (no !== undefined || hit === 'none') return no;
  const { party } = s.players[seat]!;
  const aim = aimOf(s, id, hit);
  let why: string | undefined;
  for (let place = 0; place < party.length; place++) {
    const here = cannotHit(s, seat, id, aim, place);
    if (here === undefined) return undefined;
    if (why === undefined || here !== 'DL-FIGHT-10') why = here;
  }
  return why;
}

/** Whom a raging monster hits: the head, unless it never bites such a head and the table did not choose that it does (DL-RULING-49). */
type Reach = Aim | 'first-non-priest';
function aimOf(s: State, id: MonsterId, hit: Aim): Reach {
  if (!s.fight.rage || isGhost(id)) return hit;
  return hit === 'any-non-priest' && s.options.ragingVampire !== 'bites' ? 'first-non-priest' : 'first';
}

/** DL-FIGHT-10: why this one is not a target. */
function cannotHit(s: State, seat: Seat, id: MonsterId, aim: Reach, place: number): string | undefined {
  const one = s.players[seat]!.party[place]!;
  if (!isHarmable(s, one)) return 'DL-CARD-46';
  if ((aim === 'first' || aim === 'first-non-priest') && place !== 0) return 'DL-FIGHT-10';
  if (aim === 'any-but-first' && place === 0) return MONSTERS[id].rule;
  const sparesPriests = aim === 'any-non-priest' || aim === 'first-non-priest';
  return sparesPriests && HEROES[one.id].is === 'priest' ? MONSTERS[id].rule : undefined;
}

/** DL-CARD-26, DL-CARD-27: more damage in a fitting room; not for sheep (DL-RULING-52). */
function bonusOf(s: State, seat: Seat, id: MonsterId, asSheep: boolean): number {
  const player = s.players[seat]!;
  const room = roomAt(player, player.plan.cell);
  const bonus = room === undefined || asSheep ? undefined : ROOMS[room].bonus;
  return bonus?.of.includes(id) ? bonus.damage : 0;
}

/** What an attack deals to each of its victims. */
const damageOf = (s: State, seat: Seat, move: Move): number =>
  move.attack.damage + bonusOf(s, seat, move.id, isSheepMove(move));

const isSheepMove = ({ id, attack: { as } }: Move): boolean => as === SHEEP_MOVES[id][0]!.attack.as;

/** DL-FIGHT-11: the attack its owner picked. It hits at once where there is no choice, else the owner is asked. */
function strike(s: State, seat: Seat, move: Move): void {
  const { id, attack: how, option } = move;
  w.tell(() => ({
    type: 'attack',
    rule: 'DL-FIGHT-9',
    seat,
    monster: id,
    attack: how.as,
    paysFood: how.pay?.food ?? 0,
  }));
  pay(s, seat, how.pay, MONSTERS[id].rule);
  if (isSheepMove(move)) s.fight.sheep = 'none';
  leaveThePlan(s, seat, id, how.returns === true);
  forbid(s, seat, id, how);
  if (how.hit === 'none') return;
  s.fight.attacked = true;
  const aim = aimOf(s, id, how.hit);
  if (aim === 'each') hitEach(s, seat, move);
  else if (aim === 'first' || aim === 'first-non-priest') hitOne(s, seat, move, 0);
  else {
    const one = { seat, attack: option };
    const todo = new Array<typeof one>(how.times ?? 1).fill(one);
    w.raise({ proc: 'target', todo, at: 0 });
  }
}

function forbid(s: State, seat: Seat, id: MonsterId, { blocksConquest, blocksHealing }: Attack): void {
  const { rule } = MONSTERS[id];
  if (blocksConquest) {
    s.fight.noConquest = true;
    w.tell(() => ({ type: 'conquest-blocked', rule, seat, by: id }));
  }
  if (blocksHealing) {
    s.fight.noHealing = true;
    w.tell(() => ({ type: 'healing-blocked', rule, seat, by: id }));
  }
}

/** DL-FIGHT-13: face down until the combat is over, unless the tile says that it returns. */
function leaveThePlan(s: State, seat: Seat, id: MonsterId, returns: boolean): void {
  const { plan, lair } = s.players[seat]!;
  plan.creatures.splice(plan.creatures.indexOf(id), 1);
  if (returns) w.tell(() => ({ type: 'returns', rule: MONSTERS[id].rule, seat, monster: id }));
  else findCreature(lair, id, false)!.spent = true;
  if (!isGhost(id)) s.fight.sent.push((returns ? CREATURE.ready : CREATURE.spent)[id]);
}

/** Whom? One question for each hit. */
export const target = w.eachInTurn('target', {
  who(s, { seat, attack: option }) {
    if (!hasParty(s, seat)) return undefined;
    const { id, attack: how } = moveOf(option);
    const { party } = s.players[seat]!;
    for (let i = 0; i < party.length; i++) if (cannotHit(s, seat, id, how.hit, i) === undefined) return seat;
    return undefined;
  },
  options(s, seat, { attack: option }, can) {
    const { id, attack: how } = moveOf(option);
    const { party } = s.players[seat]!;
    for (let i = 0; i < party.length; i++) can.add(TARGET[party[i]!.id][i]!, cannotHit(s, seat, id, how.hit, i));
  },
  choose(s, seat, { attack: option }, chosen) {
    hitOne(s, seat, moveOf(option), placeOf(chosen));
  },
  about(s, seat, { attack: option }) {
    const move = moveOf(option);
    return { monster: move.id, attack: move.attack.as, damage: damageOf(s, seat, move) };
  },
});

/** DL-FIGHT-12. A goblin who takes somebody out has another go at the new head (DL-CARD-9). */
function hitOne(s: State, seat: Seat, move: Move, place: number): void {
  const { onKill } = move.attack;
  wound(s, seat, move, place, move.attack.damage);
  const fell = clearFallen(s, seat) > 0;
  if (!fell || onKill === undefined || !hasParty(s, seat) || firstHarmable(s, seat) !== 0) return;
  wound(s, seat, move, 0, onKill);
  clearFallen(s, seat);
}

/** Everybody at once, from the head backwards. */
function hitEach(s: State, seat: Seat, move: Move): void {
  const { party } = s.players[seat]!;
  for (let i = 0; i < party.length; i++) if (isHarmable(s, party[i]!)) wound(s, seat, move, i, move.attack.damage);
  clearFallen(s, seat);
}

function wound(s: State, seat: Seat, move: Move, place: number, printed: number): void {
  const { id: hero } = s.players[seat]!.party[place]!;
  const { id: monster } = move;
  const bonus = bonusOf(s, seat, monster, isSheepMove(move));
  const damage = printed + bonus;
  const { absorbed, wounds, left } = harm(s, seat, place, damage);
  w.tell(() => ({
    type: 'hit',
    rule: 'DL-FIGHT-10',
    seat,
    monster,
    hero,
    place: place + 1,
    damage,
    bonus,
    absorbed,
    wounds,
    left,
    line: lineOf(s, seat),
    sum: blowSum({ damage, bonus, absorbed, wounds }),
  }));
}

/** DL-RULING-28: who could not attack is spent all the same, unless the tile lets it return. */
export function standIdle(s: State): void {
  const { seat } = s.fight;
  const { creatures } = s.players[seat]!.plan;
  while (creatures.length > 0) {
    const id = creatures[0]!;
    const asSheep = sheepIn(s, creatures) === id;
    const moves = asSheep ? SHEEP_MOVES[id] : movesOf(s, id);
    const stays = moves.some(({ attack: how }) => how.returns === true);
    if (asSheep) s.fight.sheep = 'none';
    w.tell(() => ({ type: 'cannot-attack', rule: 'DL-RULING-28', seat, monster: id, stays }));
    leaveThePlan(s, seat, id, stays);
  }
}
