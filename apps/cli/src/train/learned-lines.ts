// What a table has learned, in the words of its game: what is worth most and least, and when.
import type { Weights } from '@oubliette/bots';
import type { Speaker } from '@oubliette/text';

const MOST = 8;
/** Weights are told in points. */
const POINT = 64;

/** `+2.6  rooms: Hall of Fame`, the best and the worst; amounts are told for each one, words for having it. */
export function learnedLines({ features, stages }: Weights, t: Speaker): string[] {
  const lists = Object.values(stages);
  const told = features.map((name, i) => ({ name, points: strongest(lists.map((list) => list[i]! / POINT)) }));
  told.sort((a, b) => b.points - a.points);
  const chosen = told.length <= 2 * MOST ? told : [...told.slice(0, MOST), ...told.slice(-MOST)];
  return chosen.map(({ name, points }) => `${points < 0 ? '' : '+'}${points.toFixed(1)}  ${featureText(name, t)}`);
}

/** In the stage in which it counts most. */
const strongest = (points: readonly number[]): number =>
  points.reduce((most, one) => (Math.abs(one) > Math.abs(most) ? one : most), 0);

/** `mine.rooms.*=mint` is "rooms: Mint". Fields without a word of their own are told as they are called. */
function featureText(name: string, t: Speaker): string {
  const [path = '', value] = name.split('=');
  const field = path.replace(/^mine\.|\.\*/g, '').replace(/\.id$/, '');
  const label = t.has(`view.${field}`) ? t.label(`view.${field}`) : field;
  if (value === undefined) return label;
  return `${label}: ${t.name(value)}`;
}
