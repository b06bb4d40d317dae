// The change of a list of texts (options): few of them change at a step, and new ones share beginnings and ends.

/** So many texts stay; negative: so many are removed; a text: these are inserted, separated by spaces. */
export type WordPart = number | string;

/** A text in terms of the one before it: `~`, the lengths of the common beginning and end (a digit each, up to 35), its own letters. */
const ALIKE = '~';
const DIGITS = 36;
/** The sign and two digits. */
const TELLING = 3;

/** Undefined: an inserted text contains a space or the sign, and cannot be written in this form. */
export function wordChange(a: readonly string[], b: readonly string[]): readonly WordPart[] | undefined {
  const parts: WordPart[] = [];
  let coming = '';
  let from = 0;
  let stay = 0;
  let before = '';
  const come = () => {
    if (coming !== '') parts.push(coming);
    coming = '';
  };
  for (const word of b) {
    const at = a.indexOf(word, from);
    if (at === from && coming === '') stay++;
    else {
      if (stay > 0) parts.push(stay);
      stay = at < 0 ? 0 : 1;
      if (at >= 0) {
        come();
        if (at > from) parts.push(from - at);
      } else if (word === '' || word.includes(' ') || word.startsWith(ALIKE)) return undefined;
      else coming += `${coming === '' ? '' : ' '}${afterWord(before, word)}`;
    }
    if (at >= 0) from = at + 1;
    before = word;
  }
  come();
  if (from < a.length) {
    if (stay > 0) parts.push(stay);
    parts.push(from - a.length);
  }
  return parts;
}

/** `attack:m1:orc`, `attack:m2:orc`: only the number is written. */
function afterWord(before: string, word: string): string {
  const most = Math.min(before.length, word.length, DIGITS - 1);
  let head = 0;
  while (head < most && before[head] === word[head]) head++;
  const ends = Math.min(before.length - head, word.length - head, DIGITS - 1);
  let tail = 0;
  while (tail < ends && before[before.length - 1 - tail] === word[word.length - 1 - tail]) tail++;
  if (head + tail <= TELLING) return word;
  return ALIKE + head.toString(DIGITS) + tail.toString(DIGITS) + word.slice(head, word.length - tail);
}

/** The list after such a change; undefined: the change does not fit this list. */
export function patchWords<T>(a: readonly T[], parts: readonly WordPart[]): (T | string)[] | undefined {
  const out: (T | string)[] = [];
  let from = 0;
  for (const part of parts) {
    if (typeof part === 'string') {
      for (const told of part.split(' ')) out.push(wordAfter(`${out.at(-1) ?? ''}`, told));
      continue;
    }
    for (let stay = 0; stay < part; stay++) out.push(a[from + stay]!);
    from += Math.abs(part);
  }
  if (from > a.length) return undefined;
  for (; from < a.length; from++) out.push(a[from]!);
  return out;
}

function wordAfter(before: string, told: string): string {
  if (!told.startsWith(ALIKE)) return told;
  const head = Number.parseInt(told[1]!, DIGITS);
  const tail = Number.parseInt(told[2]!, DIGITS);
  return before.slice(0, head) + told.slice(TELLING) + before.slice(before.length - tail);
}
