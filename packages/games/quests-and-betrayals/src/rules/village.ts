// QT-TURN, QT-SHOP, QT-TEMPLE, QT-GUILD, QT-TROPHY: the village, before the expedition and after it.
import { type Can, draw, type Seat } from '@oubliette/engine';
import { MOST_SECONDARY, MOST_WOUNDS, PRICES, SHOP_ITEMS } from '../cards/cards.ts';
import { guildPrice } from '../powers/bard.ts';
import { type Frame, type State, type VillageOption, w } from '../state.ts';
import { challenge } from './arena.ts';
import { drawCard } from './dungeon.ts';
import { payGems, score } from './gems.ts';
import { dropItem, gainItem, priceOf } from './items.ts';
import { openTable } from './open-table.ts';
import { putQuest } from './quests.ts';
import { endMoment } from './talk/moments.ts';
import { heal, liftCurse } from './wounds.ts';

const ARENA: readonly VillageOption[] = ['arena:0', 'arena:1', 'arena:2', 'arena:3', 'arena:4', 'arena:5'];
const BUY = Object.fromEntries(SHOP_ITEMS.map((item) => [item, `buy:${item}` as VillageOption]));
/** QT-POT-1: no Arena in the rounds of observation. */
const FIRST_ARENA_ROUND = 3;

/** QT-TURN-4, QT-TURN-5, QT-TURN-6 */
export const village = openTable(
  w.eachInTurn('village', {
    who: (_s, seat) => seat,
    options(s, seat, _item, can) {
      const player = s.players[seat]!;
      const { gems } = player;
      offerShop(s, seat, gems, can);
      can.add('temple', noTemple(s, seat));
      can.add('guild', noGuild(s, seat));
      can.add('trophy', player.boughtTrophy ? 'QT-TROPHY-2' : gems < PRICES.trophy ? 'QT-TROPHY-1' : undefined);
      if (s.talk.moment === 'V2') {
        can.add('end');
        return;
      }
      can.add('dungeon');
      const no = s.round < FIRST_ARENA_ROUND ? 'QT-POT-1' : undefined;
      for (let other = 0; other < s.players.length; other++) if (other !== seat) can.add(ARENA[other]!, no);
      can.none(['end'], 'QT-TURN-5');
    },
    choose(s, seat, _item, option) {
      switch (option) {
        case 'temple':
          visitTemple(s, seat);
          return 'again';
        case 'guild':
          visitGuild(s, seat);
          return 'again';
        case 'trophy':
          buyTrophy(s, seat);
          return 'again';
        case 'end':
          endMoment(s);
          return undefined;
        case 'dungeon':
          endMoment(s);
          return drawCard(s);
        default:
      }
      const [verb, what] = option.split(':') as ['buy' | 'arena', string];
      if (verb === 'arena') {
        endMoment(s);
        return challenge(s, Number(what));
      }
      buy(s, seat, what as (typeof SHOP_ITEMS)[number]);
      return 'again';
    },
    about: (s, seat) => ({ gems: s.players[seat]!.gems, round: s.round, back: s.talk.moment === 'V2' }),
  }),
);

/** An empty purse buys nothing; why not is told when somebody asks. */
function offerShop(s: State, seat: Seat, gems: number, can: Can<VillageOption>): void {
  if (gems === 0 && can.refused === undefined) return;
  for (const item of s.shop) {
    const price = priceOf(s, seat, item);
    if (gems >= price) can.add(BUY[item]!);
    else if (can.refused !== undefined) can.add(BUY[item]!, 'QT-SHOP-1', () => ({ price, gems }));
  }
}

/** QT-SHOP-1 */
function buy(s: State, seat: Seat, item: (typeof SHOP_ITEMS)[number]): void {
  const gems = priceOf(s, seat, item);
  payGems(s, seat, gems);
  dropItem(s.shop, item);
  w.tell(() => ({ type: 'bought', rule: 'QT-SHOP-1', seat, item, gems }));
  const then = gainItem(s, seat, item);
  if (then !== undefined) w.raise(then);
}

/** QT-RULING-36: somebody in good health has nothing to be healed of. */
function noTemple(s: State, seat: Seat): string | undefined {
  const { wounds, gems } = s.players[seat]!;
  if (wounds === 0 && s.cursed !== seat) return 'QT-RULING-36';
  return gems < PRICES.temple ? 'QT-TEMPLE-1' : undefined;
}

/** QT-TEMPLE-1, QT-WOUND-6, QT-CURSE-1 */
function visitTemple(s: State, seat: Seat): void {
  payGems(s, seat, PRICES.temple);
  s.players[seat]!.temples++;
  w.tell(() => ({ type: 'temple', rule: 'QT-TEMPLE-1', seat, gems: PRICES.temple }));
  heal(s, seat, MOST_WOUNDS, 'QT-WOUND-6');
  liftCurse(s, seat, 'QT-CURSE-1');
}

function noGuild(s: State, seat: Seat): string | undefined {
  const player = s.players[seat]!;
  if (player.boughtQuest) return 'QT-GUILD-2';
  if (player.secondary.length >= MOST_SECONDARY) return 'QT-GUILD-3';
  if (s.guild.length === 0) return 'QT-RULING-37';
  return player.gems < guildPrice(s, seat) ? 'QT-GUILD-1' : undefined;
}

/** QT-GUILD-1, QT-RULING-37 */
function visitGuild(s: State, seat: Seat): void {
  const gems = guildPrice(s, seat);
  payGems(s, seat, gems);
  s.players[seat]!.boughtQuest = true;
  w.tell(() => ({ type: 'guild', rule: 'QT-GUILD-1', seat, gems }));
  s.lookQuests = [draw(s, s.guild)!];
  const second = draw(s, s.guild);
  if (second === undefined) keepQuest(s, seat, s.lookQuests[0]!);
  else {
    s.lookQuests.push(second);
    w.raise({ proc: 'guild', todo: [seat], at: 0 } satisfies Frame);
  }
}

export const guild = w.eachInTurn('guild', {
  who: (_s, seat) => seat,
  options(s, _seat, _item, can) {
    for (const quest of s.lookQuests) can.add(quest);
  },
  choose(s, seat, _item, quest) {
    keepQuest(s, seat, quest);
  },
  quiet: true,
});

function keepQuest(s: State, seat: Seat, quest: Parameters<typeof putQuest>[1]): void {
  putQuest(s.players[seat]!.secondary, quest);
  for (const other of s.lookQuests) if (other !== quest) s.guild.unshift(other);
  s.lookQuests = [];
  w.tell(() => ({ type: 'quest-kept', rule: 'QT-GUILD-1', seat, secret: { to: [seat], quest } }));
}

/** QT-TROPHY-1 */
function buyTrophy(s: State, seat: Seat): void {
  payGems(s, seat, PRICES.trophy);
  s.players[seat]!.boughtTrophy = true;
  w.tell(() => ({ type: 'trophy-bought', rule: 'QT-TROPHY-1', seat, gems: PRICES.trophy }));
  score(s, seat, 1);
}
