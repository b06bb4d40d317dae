// What holds at every moment of every game, imagined ones too.
import { Can } from '@oubliette/engine';
import type { Invariants } from '@oubliette/testing';
import {
  EVENT_IDS,
  GEMS,
  ITEM_IDS,
  ITEMS,
  MONSTER_IDS,
  MOST_RUNNING,
  MOST_STANDING,
  MOST_WOUNDS,
  QUEST_IDS,
  SPECIAL_IDS,
} from '../src/cards/cards.ts';
import { talk } from '../src/rules/talk/draft.ts';
import { NOBODY, type State } from '../src/state.ts';

/** Each id exactly once. */
function once(there: readonly string[], all: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const id of there) counts.set(id, (counts.get(id) ?? 0) + 1);
  const wrong = all.filter((id) => counts.get(id) !== 1);
  const strange = there.filter((id) => !all.includes(id));
  return wrong.length + strange.length === 0 ? undefined : `wrong ${wrong}, strange ${strange}`;
}

export const invariants: Invariants<State> = {
  'reserve, Pot and purses hold 40 gems'(s) {
    const purses = s.players.map(({ gems }) => gems);
    const sum = purses.reduce((total, gems) => total + gems, s.reserve + s.pot);
    return sum === GEMS && Math.min(s.reserve, s.pot, ...purses) >= 0
      ? undefined
      : `${sum}: ${s.reserve} ${s.pot} ${purses}`;
  },
  'every card of the Dungeon is somewhere, once'(s) {
    const fought = s.fight.monster === 'none' || s.fight.kind === 'none' ? [] : [s.fight.monster];
    const taken = s.players.flatMap(({ spoils }) => spoils);
    const inPlay = fought.filter((card) => !s.discard.includes(card) && !taken.includes(card));
    return once(
      [...s.adventure, ...s.discard, ...s.lookCards, ...taken, ...inPlay],
      [...MONSTER_IDS, ...SPECIAL_IDS, ...EVENT_IDS],
    );
  },
  'every quest is somewhere, once'(s) {
    const held = s.players.flatMap(({ main, secondary, done }) => [
      ...(main === 'none' ? [] : [main]),
      ...secondary,
      ...done,
    ]);
    return once([...s.guild, ...s.lookQuests, ...held], QUEST_IDS);
  },
  'every item is somewhere, once'(s) {
    return once(
      [...s.shop, ...s.setApart, ...s.gone, ...s.players.flatMap(({ worn, loose }) => [...worn, ...loose])],
      ITEM_IDS,
    );
  },
  'nobody wears two of a type'(s) {
    const wrong = s.players.findIndex(({ worn }) => new Set(worn.map((item) => ITEMS[item].type)).size !== worn.length);
    return wrong < 0 ? undefined : `seat ${wrong}: ${s.players[wrong]!.worn}`;
  },
  'between turns nothing is loose'(s) {
    const inTurn = s.core.stack.some(({ proc }) => proc === 'turn');
    return inTurn || s.players.every(({ loose }) => loose.length === 0) ? undefined : 'something is loose';
  },
  'wounds are 0 to 4, unfinished secondaries 0 to 3'(s) {
    const wrong = s.players.findIndex(
      ({ wounds, secondary }) => wounds < 0 || wounds > MOST_WOUNDS || secondary.length > 3,
    );
    return wrong < 0 ? undefined : JSON.stringify(s.players[wrong]);
  },
  'a lost main quest is a done one'(s) {
    const wrong = s.players.findIndex(({ main, mainDone }) => s.round > 0 && (main === 'none') !== mainDone);
    return wrong < 0 ? undefined : `seat ${wrong}`;
  },
  'standing answers are about quests of one’s own'(s) {
    const wrong = s.players.findIndex(({ standing, main, secondary }) =>
      standing.some((q) => q !== main && !secondary.includes(q)),
    );
    return wrong < 0 ? undefined : `seat ${wrong}: ${s.players[wrong]!.standing}`;
  },
  'offers stand in a moment, between two who may deal, within their bounds'(s) {
    const { moment, standing, sent } = s.talk;
    if (moment === 'none' && standing.length > 0) return `${standing.length} offers outside a moment`;
    const many = standing.find(
      (o) => standing.filter((x) => x.sender === o.sender && x.receiver === o.receiver).length > MOST_STANDING,
    );
    if (many !== undefined) return `more than two from ${many.sender} to ${many.receiver}`;
    const over = sent.find((n) => n > s.settings.offers);
    if (over !== undefined) return `${over} offers sent`;
    const odd = standing.find((o) => o.moment !== moment || o.sender === o.receiver);
    return odd === undefined ? undefined : JSON.stringify(odd);
  },
  'lines of the ledger are numbered, and nobody has too many running words'(s) {
    if (s.ledger.some(({ number }, i) => number !== i + 1)) return 'numbers';
    const lasting = s.ledger.filter(
      ({ state, due }) => state === 'running' && !['split', 'after', 'after-win', 'this-arena'].includes(due),
    );
    const wrong = s.players.findIndex((_, seat) => lasting.filter(({ giver }) => giver === seat).length > MOST_RUNNING);
    return wrong < 0 ? undefined : `seat ${wrong}`;
  },
  'words of a fight do not outlive it'(s) {
    if (s.fight.kind !== 'none') return undefined;
    const late = s.ledger.find(
      ({ state, due }) => state === 'running' && ['split', 'after', 'after-win', 'this-arena'].includes(due),
    );
    return late === undefined ? undefined : `line ${late.number} (${late.kind} ${late.due})`;
  },
  'of a draft counts what is offered, step by step'(s) {
    const can = new Can();
    const wrong = s.core.aside.find(({ kind, seat, steps }) => {
      if (kind !== 'talk') return false;
      const misfit = steps.findIndex((step, i) => {
        can.count = 0;
        talk.options(s, seat, steps.slice(0, i), can);
        return !can.has(step);
      });
      return talk.fitting!(s, seat, steps) !== (misfit < 0 ? steps.length : misfit);
    });
    return wrong === undefined ? undefined : JSON.stringify(wrong);
  },
  'an ally is somebody else'(s) {
    const { ally, attacker } = s.fight;
    return ally === NOBODY || ally !== attacker ? undefined : `seat ${ally}`;
  },
};
