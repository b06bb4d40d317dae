// What holds at every moment of every game, imagined ones too.
import type { Invariants } from '@oubliette/testing';
import { wholeCommandDeck } from '../src/cards/command-cards.ts';
import { wholeTrapDeck } from '../src/cards/trap-cards.ts';
import { cellName } from '../src/cells.ts';
import { isRevealed } from '../src/rules/space.ts';
import type { State } from '../src/state.ts';

const twice = <T>(list: readonly T[]): T | undefined => list.find((x, i) => list.indexOf(x) !== i);

export const invariants: Invariants<State> = {
  'one figure a square, on open ground, off furniture'(s) {
    const cells = s.models.map((m) => m.cell);
    const shared = twice(cells);
    if (shared !== undefined) return `two figures on ${cellName(shared)}`;
    const lost = s.models.find((m) => !isRevealed(s, m.cell));
    if (lost !== undefined) return `${lost.kind} stands on ${cellName(lost.cell)}, which is not open`;
    const inside = s.models.find((m) => s.pieces.some((p) => p.cells.includes(m.cell)));
    return inside === undefined ? undefined : `${inside.kind} stands in furniture`;
  },
  'everybody faces one of four sides'(s) {
    const wrong = s.models.find((m) => ![0, 1, 2, 3].includes(m.facing));
    return wrong === undefined ? undefined : `${wrong.kind} faces ${wrong.facing}`;
  },
  'no figure has the number of another'(s) {
    const same = twice(s.models.map((m) => m.id));
    return same === undefined && s.models.every((m) => m.id < s.nextModel) ? undefined : `${same}`;
  },
  'a hero is on the board once, or gone'(s) {
    if (s.models.length === 0) return undefined; // nobody has been put down yet
    const wrong = s.heroes.find((h, i) => {
      const there = s.models.filter((m) => m.hero === i).length;
      return there > 1 || (there === 1 && h.gone !== 'no');
    });
    return wrong === undefined ? undefined : `the ${wrong.id} is there more than once, or although gone`;
  },
  'wounds are between none and five, and five means crippled'(s) {
    const wrong = s.heroes.find((h) => h.wounds < 0 || h.wounds > 5 || (h.wounds === 5) !== (h.gone === 'crippled'));
    return wrong === undefined ? undefined : `${wrong.id} has ${wrong.wounds} wounds and is ${wrong.gone}`;
  },
  'every command card is in one place'(s) {
    const boss = s.quest.goals.some((goal) => goal.do === 'destroy');
    const all = [...s.hand, ...s.commandDeck, ...s.usedCommands];
    const box = wholeCommandDeck(boss);
    for (const card of all) {
      const at = box.indexOf(card);
      if (at < 0) return `one ${card} too many`;
      box.splice(at, 1);
    }
    return all.length === s.quest.commandCards ? undefined : `${all.length} command cards`;
  },
  'every trap card is in one place'(s) {
    const all = [...s.trapDeck, ...s.usedTraps].sort();
    return JSON.stringify(all) === JSON.stringify(wholeTrapDeck().sort()) ? undefined : all.join();
  },
  'no search card is lost'(s) {
    if (!s.settings.search) return s.searchDeck.length === 0 ? undefined : 'a deck without searching';
    const built = s.core.stack.length === 0 || (s.core.stack[0] as { at?: number }).at! > 1;
    const all = s.searchDeck.length + s.usedSearch.length;
    return !built || all === s.quest.rooms + 4 ? undefined : `${all} search cards`;
  },
  'a group counts who stands of it'(s) {
    const wrong = s.groups.findIndex((g, i) => g.left !== s.models.filter((m) => m.group === i).length);
    return wrong < 0 ? undefined : `group ${wrong} counts ${s.groups[wrong]!.left}`;
  },
  'crystals are two at most, of levels 1 to 3'(s) {
    const wrong = s.heroes.find((h) => h.crystals.length > 2 || h.crystals.some((c) => c < 1 || c > 3));
    return wrong === undefined ? undefined : `${wrong.id} has crystals ${wrong.crystals}`;
  },
  'nobody owes Gold'(s) {
    const wrong = s.heroes.find((h) => h.gold < 0 || h.glory < 0);
    return wrong === undefined ? undefined : `${wrong.id} has ${wrong.gold} Gold`;
  },
  'bone piles lie on open ground without furniture'(s) {
    const wrong = s.piles.find((c) => !isRevealed(s, c) || s.pieces.some((p) => p.cells.includes(c)));
    return wrong === undefined ? undefined : `a pile on ${cellName(wrong)}`;
  },
};
