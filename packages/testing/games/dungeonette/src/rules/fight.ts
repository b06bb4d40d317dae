// DN-FIGHT: two adventurers come to each dungeon; everybody has two blows.
import { reveal } from '@oubliette/engine';
import { ADVENTURERS, MONSTERS, TRAPS } from '../cards/cards.ts';
import { CELL, CELLS, cardOf, SEND, SPRING } from '../options.ts';
import { type Player, RUIN, SEATS, type State, TUNNEL, w } from '../state.ts';

/** DN-FIGHT-1: the next two adventurers come to each dungeon, by seats. */
export function startFight(s: State): void {
  reveal(s);
  for (let seat = 0; seat < SEATS; seat++) {
    const party = [visitor(s), visitor(s)];
    s.players[seat]!.party = party;
    w.tell(() => ({ type: 'visited', rule: 'DN-FIGHT-1', seat, visitors: party.map(({ is }) => is) }));
  }
}

function visitor(s: State) {
  const { is, health } = ADVENTURERS[s.adventurerDeck[s.arrived++]!]!;
  return { is, health };
}

export const fight = w.eachInTurn('fight', {
  who: (_s, seat) => seat,
  about: (s, seat) => ({ visitors: s.players[seat]!.party.map(({ is }) => is) }),
  options(s, seat, _item, can) {
    const { monsters, traps } = s.players[seat]!;
    for (const { card, tired } of monsters) can.add(SEND[card]!, tired ? 'DN-FIGHT-3' : undefined);
    for (const card of traps) can.add(SPRING[card]!);
    can.add('pass');
  },
  choose(s, seat, _item, option) {
    if (option === 'pass') return;
    const player = s.players[seat]!;
    const card = cardOf(option);
    if (option === SEND[card]) {
      player.monsters.find((monster) => monster.card === card)!.tired = true; // DN-FIGHT-3
      strike(player, seat, MONSTERS[card]!);
    } else {
      player.traps.splice(player.traps.indexOf(card), 1); // DN-FIGHT-4
      strike(player, seat, TRAPS[card]!);
    }
  },
});

/** DN-FIGHT-5: the first takes the blow, what is left goes to the next; each one beaten is worth two points. */
function strike(player: Player, seat: number, blow: (typeof MONSTERS | typeof TRAPS)[number]): void {
  const { id: card, power } = blow;
  let left: number = power;
  let beaten = 0;
  while (left > 0 && player.party.length > 0) {
    const first = player.party[0]!;
    const damage = Math.min(left, first.health);
    first.health -= damage;
    left -= damage;
    if (first.health > 0) continue;
    player.party.shift();
    player.score += 2;
    beaten++;
  }
  w.tell(() => ({ type: 'struck', rule: 'DN-FIGHT-5', seat, card, power, beaten, points: 2 * beaten }));
}

/** DN-FIGHT-6: each adventurer still standing ruins the first tunnel. DN-FIGHT-7: then all goes home. */
export function endRound(s: State): void {
  for (let seat = 0; seat < SEATS; seat++) {
    const player = s.players[seat]!;
    for (let i = 0; i < player.party.length; i++) conquer(player, seat);
    player.party = [];
    player.orders = [];
    for (const monster of player.monsters) monster.tired = false;
    pay(player, seat);
  }
  for (let i = 0; i < s.spaces.length; i++) s.spaces[i] = [];
}

function conquer(player: Player, seat: number): void {
  for (let c = 0; c < CELLS; c++) {
    if (player.map[c] !== TUNNEL) continue;
    player.map[c] = RUIN;
    player.score--;
    w.tell(() => ({ type: 'conquered', rule: 'DN-FIGHT-6', seat, cell: CELL[c]!, points: -1 }));
    return;
  }
}

/** DN-FIGHT-8: two imps earn one gold. */
function pay(player: Player, seat: number): void {
  const gold = player.imps >> 1;
  player.gold += gold;
  w.tell(() => ({ type: 'paid', rule: 'DN-FIGHT-8', seat, imps: player.imps, gold }));
}
