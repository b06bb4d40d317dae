// The width of text in a terminal, and line breaks. Colour codes have no width.

const ESCAPE = '\u001b';
const codes = new RegExp(`${ESCAPE}\\[[0-9;]*m`, 'g');
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const wide = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Emoji_Presentation}/u;

export function widthOf(text: string): number {
  const plain = text.replace(codes, '');
  // Most text is ASCII: no need to split it into graphemes.
  if (/^[ -~]*$/.test(plain)) return plain.length;
  let width = 0;
  for (const { segment } of graphemes.segment(plain)) width += wide.test(segment) ? 2 : 1;
  return width;
}

export const padded = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)));

/** Makes input printable: removes control codes and characters that change the writing direction. */
export const printable = (text: string): string =>
  text.replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '').trim();

/** Breaks between words; only a word longer than a whole line is cut. Coloured words must be coloured one by one. */
export function wrapped(text: string, width: number, indent = ''): string[] {
  const lines: string[] = [];
  let line = '';
  const room = (): number => Math.max(1, lines.length === 0 ? width : width - widthOf(indent));
  for (const word of tied(text).split(' ')) {
    if (line !== '' && widthOf(line) + 1 + widthOf(word) > room()) {
      lines.push(line);
      line = '';
    }
    line = line === '' ? word : `${line} ${word}`;
    while (line === word.slice(-line.length) && widthOf(line) > room() && !line.includes(ESCAPE)) {
      const cut = cutAt(line, room());
      lines.push(line.slice(0, cut));
      line = line.slice(cut);
    }
  }
  lines.push(line);
  return lines.map((l, i) => (i === 0 ? l : indent + l).replaceAll(TIE, ' '));
}

/** French puts a space before colons and inside quotation marks; no line break is allowed there. */
const TIE = '\u00a0';
const tied = (text: string): string => text.replace(/ ([:;!?»])/g, `${TIE}$1`).replaceAll('« ', `«${TIE}`);

function cutAt(text: string, width: number): number {
  let taken = 0;
  for (const { segment, index } of graphemes.segment(text)) {
    taken += wide.test(segment) ? 2 : 1;
    if (taken > width) return Math.max(index, 1);
  }
  return text.length;
}

/** Items one after another, with line breaks between items where possible. */
export function flowed(items: readonly string[], width: number, between: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (const item of items) {
    if (line !== '' && widthOf(line) + widthOf(between) + widthOf(item) <= width) {
      line += between + item;
      continue;
    }
    if (line !== '') lines.push(line);
    const broken = wrapped(item, width, '  ');
    lines.push(...broken.slice(0, -1));
    line = broken.at(-1) ?? '';
  }
  return line === '' ? lines : [...lines, line];
}

/** In columns, read downwards, in as few rows as fit; every column as wide as its longest item. */
export function inColumns(items: readonly string[], width: number): string[] {
  for (let rows = 1; rows < items.length; rows++) {
    const columns = Array.from({ length: Math.ceil(items.length / rows) }, (_, column) =>
      items.slice(column * rows, (column + 1) * rows),
    );
    const widths = columns.map((column) => Math.max(...column.map(widthOf)));
    if (widths.reduce((sum, one) => sum + one + GAP, -GAP) > width) continue;
    return Array.from({ length: rows }, (_, row) =>
      columns
        .map((column, i) => padded(column[row] ?? '', widths[i]! + GAP))
        .join('')
        .trimEnd(),
    );
  }
  return [...items];
}
const GAP = 3;
