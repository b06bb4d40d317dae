// QT-QUEST: quests are claimed at any time, also in somebody else's turn.
import { type Beside, reveal, type Seat } from '@oubliette/engine';
import { QUEST_GEMS, QUEST_IDS, QUESTS, type QuestId } from '../cards/cards.ts';
import { isFulfilled } from '../powers/quests.ts';
import { clockwise, type Frame, type Player, type State, w } from '../state.ts';
import { score, takeGems } from './gems.ts';

/** Piles of quests stay in the order of the list. */
export function putQuest(pile: QuestId[], quest: QuestId): void {
  const at = pile.findIndex((other) => QUEST_IDS.indexOf(other) > QUEST_IDS.indexOf(quest));
  pile.splice(at < 0 ? pile.length : at, 0, quest);
}

const unfinished = (player: Player): QuestId[] =>
  player.main === 'none' ? player.secondary : [player.main, ...player.secondary];

/** QT-RULING-17, QT-RULING-31. Frames that want quiet say so themselves. */
export const claimsOpen = (s: State): boolean => s.fight.kind === 'none' || s.fight.stage !== 'dice';

/** QT-QUEST-1, QT-QUEST-4, QT-QUEST-5, QT-TURN-7, QT-RULING-16 */
export const claim: Beside<State, Frame, { claim: QuestId }> = {
  step: (_s, _seat, steps) => (steps.length === 0 ? 'claim' : undefined),
  options(s, seat, _steps, can) {
    if (!claimsOpen(s)) return;
    for (const quest of unfinished(s.players[seat]!))
      can.add(quest, isFulfilled(s, seat, quest) ? undefined : 'QT-QUEST-5');
  },
  carryOut(s, seat, [quest]) {
    claimQuest(s, seat, quest!);
  },
};

/** QT-QUEST-2, QT-QUEST-3 */
function claimQuest(s: State, seat: Seat, quest: QuestId): void {
  reveal(s);
  const player = s.players[seat]!;
  const isMain = player.main === quest;
  if (isMain) {
    player.main = 'none';
    player.mainDone = true;
  } else player.secondary.splice(player.secondary.indexOf(quest), 1);
  player.standing = player.standing.filter((one) => one !== quest);
  player.done.push(quest);
  const trophies = QUESTS[quest].trophies * (isMain ? 2 : 1);
  const gems = takeGems(s, seat, QUEST_GEMS);
  const rule = isMain ? 'QT-QUEST-2' : 'QT-QUEST-3';
  w.tell(() => ({ type: 'claimed', rule, seat, quest, main: isMain, trophies, gems }));
  score(s, seat, trophies);
}

type StandingOption = `${'on' | 'off'}:${QuestId}`;

/** QT-RULING-33: kept in secret, for each quest. */
export const standing: Beside<State, Frame, { standing: StandingOption }> = {
  step: (_s, _seat, steps) => (steps.length === 0 ? 'standing' : undefined),
  options(s, seat, _steps, can) {
    const player = s.players[seat]!;
    for (const quest of unfinished(player)) can.add(`${player.standing.includes(quest) ? 'off' : 'on'}:${quest}`);
  },
  carryOut(s, seat, [option]) {
    const player = s.players[seat]!;
    const [how, quest] = option!.split(':') as ['on' | 'off', QuestId];
    if (how === 'on') putQuest(player.standing, quest);
    else player.standing = player.standing.filter((one) => one !== quest);
  },
};

/** QT-RULING-32: clockwise from the active player, each checked again after the one before. */
export function claimByStandingAnswers(s: State): void {
  if (!claimsOpen(s)) return;
  for (let again = true; again; ) {
    again = false;
    for (const seat of clockwise(s, s.active)) {
      const quest = s.players[seat]!.standing.find((one) => isFulfilled(s, seat, one));
      if (quest === undefined) continue;
      claimQuest(s, seat, quest);
      again = true;
    }
  }
}
