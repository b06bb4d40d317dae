// The numbered options of a decision, and how a typed line is matched with them.
import type { AskSeen, Refusal, Seen } from '@oubliette/engine';
import type { Speaker } from '@oubliette/text';

export interface Choice {
  readonly number: number;
  readonly kind: string;
  readonly option: string;
  readonly label: string;
  /** The answer may carry the player's own sentence. */
  readonly sentence?: boolean;
}

export interface Menu {
  readonly asks: readonly { readonly ask: AskSeen; readonly choices: readonly Choice[] }[];
}

/** Awaited asks first. Options that are numbers keep them as their menu number: typing 3 bids 3. */
export function menuOf(seen: Seen, t: Speaker): Menu {
  const ordered = [...seen.asks.filter((ask) => !ask.optional), ...seen.asks.filter((ask) => ask.optional)];
  let next = 1;
  return {
    asks: ordered.map((ask, i) => {
      const ownNumbers = i === 0 && ask.options.every((option) => /^(0|[1-9]\d{0,2})$/.test(option));
      const choices = ask.options.map((option, k) => ({
        number: ownNumbers ? Number(option) : next + k,
        kind: ask.kind,
        option,
        label: t.option(ask.kind, option, ask.about),
        ...(ask.sentence === true ? { sentence: true } : {}),
      }));
      next = Math.max(0, ...choices.map(({ number }) => number)) + 1;
      return { ask, choices };
    }),
  };
}

const choicesOf = ({ asks }: Menu): Choice[] => asks.flatMap(({ choices }) => choices);

export type Input =
  | { readonly do: 'answer'; readonly choice: Choice; readonly text?: string }
  | { readonly do: 'refused'; readonly refusal: Refusal; readonly label: string }
  | { readonly do: 'why'; readonly about: string }
  | { readonly do: 'save'; readonly path: string; readonly replace: boolean }
  | { readonly do: 'hand'; readonly to: string }
  | { readonly do: 'reasons'; readonly of: string }
  | { readonly do: 'standing'; readonly number: number | undefined }
  | { [W in Plain]: { readonly do: W } }[Plain];
type Plain = 'rules' | 'back' | 'log' | 'view' | 'help' | 'quit' | 'nothing' | 'unclear' | 'ambiguous';

/** Options that are not possible now, by name, so that typing one shows why. */
export interface Impossible {
  readonly refusal: Refusal;
  readonly label: string;
}

const COMMANDS: readonly {
  readonly do: 'rules' | 'back' | 'log' | 'view' | 'help' | 'quit';
  readonly words: string[];
}[] = [
  { do: 'rules', words: ['r', 'rules', 'regles'] },
  { do: 'back', words: ['u', 'undo', 'annuler'] },
  { do: 'log', words: ['l', 'log', 'journal'] },
  { do: 'view', words: ['v', 'view', 'vue'] },
  { do: 'help', words: ['h', 'help', 'aide'] },
  { do: 'quit', words: ['q', 'quit', 'exit', 'quitter'] },
];

/** Upper case, accents and the kind of apostrophe are ignored. */
export const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase().trim();

/** One letter is a command, unless it is a step; a number is always an option; longer words are options before they are commands. */
export function parseInput(line: string, menu: Menu, impossible: readonly Impossible[]): Input {
  const text = line.trim();
  const word = folded(text);
  if (word === '') return { do: 'nothing' };
  const step = stepMeant(word, menu);
  if (step !== undefined) return { do: 'answer', choice: step };
  if (text.startsWith('?')) return { do: 'why', about: text.slice(1).trim() };
  const save = /^(?:s|save|sauver)(!)?(?:\s+(.+))?$/i.exec(text);
  if (save !== null) return { do: 'save', path: save[2] ?? '', replace: save[1] === '!' };
  const hand = /^p(?:\s+(.+))?$/i.exec(text);
  if (hand !== null) return { do: 'hand', to: folded(hand[1] ?? '') };
  const reasons = /^w(?:\s+(.+))?$/i.exec(text);
  if (reasons !== null) return { do: 'reasons', of: folded(reasons[1] ?? '') };
  const standing = /^a(?:\s+(\d{1,3}))?$/i.exec(text);
  if (standing !== null) return { do: 'standing', number: standing[1] === undefined ? undefined : Number(standing[1]) };
  const command = COMMANDS.find(({ words }) => words.includes(word));
  if (command !== undefined && word.length === 1) return { do: command.do };
  const choices = choicesOf(menu);
  if (/^\d+$/.test(word)) {
    const choice = choices.find(({ number }) => number === Number(word));
    return choice === undefined ? { do: 'unclear' } : { do: 'answer', choice };
  }
  const chosen = among(word, menu, impossible);
  if (chosen !== undefined) return chosen;
  return command === undefined ? (withSentence(text, menu) ?? { do: 'unclear' }) : { do: command.do };
}

/** `2: I shall never betray you`: an answer with the player's own sentence. */
function withSentence(line: string, menu: Menu): Input | undefined {
  const [, head, text] = /^([^:]+):\s*(\S.*)$/.exec(line) ?? [];
  if (head === undefined || text === undefined) return undefined;
  const answer = parseInput(head, menu, []);
  return answer.do === 'answer' && answer.choice.sentence === true ? { ...answer, text } : undefined;
}

const WAYS: readonly string[] = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'];
const initialsOf = (label: string): string =>
  folded(label)
    .split(/[^\p{L}]+/u)
    .map((part) => part.slice(0, 1))
    .join('');

/** Where figures move by compass directions, these letters are steps before they are commands: `s`, `nw`, in French `o`, `no`. */
function stepMeant(word: string, menu: Menu): Choice | undefined {
  const steps = choicesOf(menu).filter(({ option }) => WAYS.includes(option));
  if (steps.length < 2) return undefined;
  return steps.find(({ option }) => option === word) ?? steps.find(({ label }) => initialsOf(label) === word);
}

/** An option by its id or by its label. Awaited asks come before optional ones. */
function among(word: string, { asks }: Menu, impossible: readonly Impossible[]): Input | undefined {
  const fits = (option: string, label: string): boolean => folded(option) === word || folded(label) === word;
  for (const optional of [false, true]) {
    const found = asks
      .filter(({ ask }) => ask.optional === optional)
      .flatMap(({ choices }) => choices.filter(({ option, label }) => fits(option, label)));
    if (found.length > 1) return { do: 'ambiguous' };
    if (found[0] !== undefined) return { do: 'answer', choice: found[0] };
  }
  const not = impossible.find(({ refusal, label }) => fits(refusal.option ?? '', label));
  return not === undefined ? undefined : { do: 'refused', ...not };
}
