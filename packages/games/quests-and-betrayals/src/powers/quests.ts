// When a quest is fulfilled (QT-CARD-65 to QT-CARD-82). Conditions read the table as it is; counters never go down.
import type { Seat } from '@oubliette/engine';
import { MONSTERS, MOST_WOUNDS, type MonsterType, type QuestId } from '../cards/cards.ts';
import { gauge } from '../rules/power.ts';
import type { Player, State } from '../state.ts';

type Condition = (s: State, player: Player, seat: Seat) => boolean;

const spoilsOf = (player: Player, ...types: readonly MonsterType[]): number =>
  player.spoils.filter((id) => types.includes(MONSTERS[id].type)).length;

const hasTwo =
  (type: MonsterType): Condition =>
  (_s, player) =>
    spoilsOf(player, type) >= 2;

const CONDITIONS: Readonly<Record<QuestId, Condition>> = {
  edge: (_s, { worn }) => worn.includes('double-axe') || worn.includes('dragon-sword'),
  pauper: (s, { trophies }, seat) =>
    s.players.every((other, i) => i === seat || other.trophies > trophies) &&
    s.players.some((other, i) => i !== seat && other.trophies >= 5),
  huntsman: hasTwo('creature'),
  provost: hasTwo('humanoid'),
  exorcist: hasTwo('undead'),
  wyrmslayer: (_s, player) => spoilsOf(player, 'dragon', 'untyped') >= 1,
  naturalist: (_s, player) =>
    player.spoils.length >= 4 &&
    (['creature', 'humanoid', 'undead'] as const).every((type) => spoilsOf(player, type) >= 1),
  miser: (_s, { gems }) => gems >= 8,
  colossus: (s, _player, seat) => gauge(s, seat) >= 14,
  'full-harness': (_s, { worn }) => worn.length === 3,
  gladiator: (_s, { beaten }) => beaten.length >= 2,
  'shield-sibling': (_s, { allyWins }) => allyWins >= 4,
  loner: (_s, { loneWins }) => loneWins >= 2,
  martyr: (_s, { wounds }) => wounds === MOST_WOUNDS,
  'lucky-star': (_s, { kritikWin }) => kritikWin,
  collector: (_s, { spoils }) => spoils.length >= 5,
  avenger: (_s, { avenged }) => avenged,
  pilgrim: (_s, { temples }) => temples >= 2,
};

export const isFulfilled = (s: State, seat: Seat, quest: QuestId): boolean =>
  CONDITIONS[quest](s, s.players[seat]!, seat);
