// The content of a learned table in the game's own words: the highest and lowest weights, and their stages.
import type { Weights } from '@oubliette/bots';
import type { Speaker } from '@oubliette/text';

const MOST = 8;
/** Weights are shown in points. */
const POINT = 64;

/** `+2.6  rooms: Hall of Fame`, the highest and the lowest; amounts per unit, words for their presence. */
export function learnedLines({ features, stages }: Weights, t: Speaker): string[] {
  const lists = Object.values(stages);
  const told = features.map((name, i) => ({ name, points: strongest(lists.map((list) => list[i]! / POINT)) }));
  told.sort((a, b) => b.points - a.points);
  const chosen = told.length <= 2 * MOST ? told : [...told.slice(0, MOST), ...told.slice(-MOST)];
  return chosen.map(({ name, points }) => `${points < 0 ? '' : '+'}${points.toFixed(1)}  ${featureText(name, t)}`);
}

/** In the stage with the largest weight. */
const strongest = (points: readonly number[]): number =>
  points.reduce((most, one) => (Math.abs(one) > Math.abs(most) ? one : most), 0);

/**
 * `mine.rooms.*=mint` is "Rooms: Mint", `mine.titles.halls=-1` "Lead for a title: Halls: -1". The text stands under `feature.`, or
 * where the screen has it; a feature without one is shown by its name.
 */
export function featureText(name: string, t: Speaker): string {
  const [path = '', value] = name.split('=');
  const [field = '', ...inside] = path.replace(/^(?:\w+\.)?mine\.|\.\*|\.id$/g, '').split('.');
  const label = [`feature.${field}`, `view.${field}`].find((key) => t.has(key));
  const words = inside.map((part) => (t.has(`view.${part}`) ? t.label(`view.${part}`) : t.name(part)));
  if (value !== undefined) words.push(valueText(field, value, t));
  return [label === undefined ? field : t.label(label), ...words].join(': ');
}

/** A word that ends with a number, `huntsman-2`, is shown as "Huntsman: 2" where only the word has a text. */
function valueText(field: string, value: string, t: Speaker): string {
  if (t.has(`feature.${field}.${value}`)) return t.label(`feature.${field}.${value}`);
  const [, word = '', step = ''] = /^(.+)-(\d+)$/.exec(value) ?? [];
  return word === '' || t.has(`name.${value}`) ? t.name(value) : `${t.name(word)}: ${step}`;
}
