// Horizontal lines and boxes.
import { padded, widthOf } from './measure.ts';
import type { Paint } from './paint.ts';

/** `── title ─────────────── end ─`; the end only where there is room for it. */
export function headline(paint: Paint, width: number, title: string, end = '', line = '─'): string {
  const bar = (n: number) => paint.brass(line.repeat(Math.max(0, n)));
  const left = `${bar(2)} ${title} `;
  const right = end === '' ? '' : ` ${end} ${bar(1)}`;
  const gap = width - widthOf(left) - widthOf(right);
  return gap < 0 ? left + bar(width - widthOf(left)) : left + bar(gap) + right;
}

/** A box of exactly this width and at least this many lines inside. */
export function boxed(
  paint: Paint,
  width: number,
  title: string,
  lines: readonly string[],
  height = lines.length,
): string[] {
  const inside = width - 4;
  const bar = (n: number) => paint.brass('─'.repeat(Math.max(0, n)));
  const side = paint.brass('│');
  const empty = Array.from({ length: Math.max(0, height - lines.length) }, () => '');
  return [
    `${paint.brass('╭')}${bar(1)} ${title} ${bar(width - 5 - widthOf(title))}${paint.brass('╮')}`,
    ...[...lines, ...empty].map((line) => `${side} ${padded(line, inside)} ${side}`),
    `${paint.brass('╰')}${bar(width - 2)}${paint.brass('╯')}`,
  ];
}

/** Blocks of equal height side by side. */
export const beside = (blocks: readonly (readonly string[])[], between = ''): string[] =>
  (blocks[0] ?? []).map((_, row) => blocks.map((block) => block[row] ?? '').join(between));
