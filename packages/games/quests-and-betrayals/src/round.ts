// The table of contents: setting up, rounds of turns, the last claims, the end.
import { perSeat, reveal } from '@oubliette/engine';
import { endFury } from './powers/barbarian.ts';
import { crossroads } from './powers/crossroads.ts';
import { wish } from './powers/djinn.ts';
import { messenger } from './powers/dying-messenger.ts';
import { pedlar } from './powers/lost-pedlar.ts';
import { announce } from './powers/power-armour.ts';
import { restFate } from './powers/sorcerer.ts';
import { lightFingers } from './powers/thief.ts';
import { arena, arenaTalk, fist } from './rules/arena.ts';
import { drawAgain } from './rules/dungeon.ts';
import { confront, fight } from './rules/fight.ts';
import { returnLoose, surplus } from './rules/items.ts';
import { openTable } from './rules/open-table.ts';
import { plunder } from './rules/plunder.ts';
import { reroll } from './rules/reroll.ts';
import { dealCharacters, mainQuest, rollForStart } from './rules/setup.ts';
import { splitCard, splitGems, splitTrophies } from './rules/split.ts';
import { endLedger, endTruces } from './rules/talk/ledger.ts';
import { endMoment, startMoment } from './rules/talk/moments.ts';
import { settle, settleTurn } from './rules/talk/settle.ts';
import { guild, village } from './rules/village.ts';
import { healNaturally } from './rules/wounds.ts';
import { clockwise, NOBODY, noFight, type State, w } from './state.ts';

const game = w.sequence('game', [
  (s) => ({ proc: 'main-quest', drafts: perSeat(s.players.length) }),
  dealCharacters,
  rollForStart,
  () => ({ proc: 'rounds', at: 0 }),
  // QT-RULING-34: everybody is asked, so that nobody learns from a pause who could claim.
  (s) => ({ proc: 'last-claims', drafts: perSeat(s.players.length) }),
  finish,
]);

const rounds = w.repeat('rounds', (s) => (s.over ? undefined : { proc: 'round', at: 0 }));

const round = w.sequence('round', [startRound, () => ({ proc: 'turns', at: 0 }), endRound]);

/** QT-TURN-1. QT-END-2, QT-RULING-11: the game may end between two turns. */
const turns = w.repeat('turns', (s, f) => {
  if (f.at >= s.players.length || s.over) return undefined;
  s.active = (s.first + f.at) % s.players.length;
  return { proc: 'turn', at: 0 };
});

/** QT-TURN-3 */
const turn = w.sequence('turn', [
  startTurn,
  (s) => goToVillage(s, 'V1'),
  (s) => goToVillage(s, 'V2'),
  settleTurn,
  endTurn,
]);

/** QT-POT-2, QT-POT-3, QT-POT-5, QT-RULING-5, QT-RULING-29 */
function startRound(s: State): void {
  s.round++;
  w.tell(() => ({ type: 'round', rule: 'QT-TURN-1', round: s.round, seat: s.first }));
  if (s.arenaFought || s.reserve === 0) return;
  s.reserve--;
  s.pot++;
  const rule = s.round <= 2 ? 'QT-POT-2' : 'QT-POT-3';
  w.tell(() => ({ type: 'pot', rule, gems: s.pot }));
}

/** QT-TURN-2, QT-RULING-29: what ends now is lifted, then the natural heal. */
function startTurn(s: State): void {
  const seat = s.active;
  const player = s.players[seat]!;
  w.tell(() => ({ type: 'turn', rule: 'QT-TURN-1', seat }));
  restFate(s, seat);
  player.petrified = false;
  player.wonHere = false;
  healNaturally(s, seat);
}

function goToVillage(s: State, moment: 'V1' | 'V2') {
  startMoment(s, moment);
  return { proc: 'village', todo: [s.active], at: 0 } as const;
}

function endTurn(s: State): void {
  const seat = s.active;
  endMoment(s);
  endFury(s, seat);
  returnLoose(s);
  const player = s.players[seat]!;
  player.boughtQuest = false;
  player.boughtTrophy = false;
  player.clover = false;
  s.fog = false;
  s.bounty = false;
  s.fair = false;
  s.card = 'none';
  s.fallen = { attacker: NOBODY, defender: NOBODY };
  // QT-END-2, QT-RULING-12
  if (s.adventure.length === 0) {
    s.over = true;
    w.tell(() => ({ type: 'exhausted', rule: 'QT-END-2' }));
  }
  if (s.lastRound && s.settings.endAt === 'turn') s.over = true;
}

/** QT-END-1 */
function endRound(s: State): void {
  if (!s.over) endTruces(s);
  if (s.lastRound) s.over = true;
}

/** QT-RULING-34 */
const lastClaims = openTable(
  w.allAtOnce('last-claims', {
    seats: (s) => clockwise(s, s.active),
    step: (_s, _seat, draft) => (draft.length === 0 ? 'last-claims' : undefined),
    options: (_s, _seat, _draft, can) => can.add('done'),
    commit: () => undefined,
    quiet: ['talk', 'deal', 'enough'],
  }),
);

/** QT-TALK-47; unfinished quests are turned up for the count. */
function finish(s: State): void {
  reveal(s);
  endLedger(s);
  s.turnedUp = true;
  s.fight = noFight();
  w.tell(() => ({ type: 'ended', rule: 'QT-END-5' }));
}

export const procedures = {
  game,
  'main-quest': mainQuest,
  rounds,
  round,
  turns,
  turn,
  village,
  guild,
  draw: drawAgain,
  fight,
  confront,
  announce,
  reroll,
  'split-gems': splitGems,
  'split-trophies': splitTrophies,
  'split-card': splitCard,
  wish,
  messenger,
  crossroads,
  pedlar,
  surplus,
  arena,
  'arena-talk': arenaTalk,
  fist,
  plunder,
  'light-fingers': lightFingers,
  settle,
  'last-claims': lastClaims,
};
