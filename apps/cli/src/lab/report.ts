// One HTML file without dependencies: tables, and plots as inline pictures.
import type { Lang, Speaker } from '@oubliette/text';
import type { Phrase } from '../../locales/texts.ts';
import type { Estimate, Figures, Use } from './figures.ts';
import type { Series } from './series.ts';

const COLOURS = ['#b3541e', '#3d6b4f', '#5a4a8a', '#a8862a', '#2f6f8f', '#8a3b5c'];

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!);

export function reportOf(figures: Figures, series: Series, lang: Lang, c: Speaker<Phrase>, t: Speaker): string {
  const say = (key: Phrase, params = {}) => escaped(c.say(key, params));
  const number = new Intl.NumberFormat(lang, { maximumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 1 });
  const range = (x: Estimate, how: Intl.NumberFormat) =>
    `${how.format(x.value)} <small>${how.format(x.low)} – ${how.format(x.high)}</small>`;
  const title = say('lab.title', { game: t.say('game.name') });
  const chair = (i: number) => say('lab.chair', { n: i + 1 });
  const names = figures.players.map(({ word }, i) => `${i + 1}. ${escaped(word)}`);
  // Sides are unlike each other: nothing says how often an equal would win.
  const even = figures.sides.length === 0 ? 1 / figures.players.length : undefined;
  const sides = figures.sides.map(({ players }) => players.map((player) => names[player]).join(', '));

  const players = table(
    ['', say('lab.won'), say('lab.points'), say('lab.answers'), say('lab.missed')],
    figures.players.map((p, i) => [
      names[i]!,
      range(p.won, percent),
      range(p.points, number),
      number.format(p.answers.value),
      String(p.missed),
    ]),
  );
  const lines = table(
    ['', ...names],
    (figures.players[0]?.lines ?? []).map(([key], i) => [
      escaped(labelOf(t, key)),
      ...figures.players.map((p) => number.format(p.lines[i]![1])),
    ]),
  );
  const heads = ['', say('lab.per-game'), say('lab.in-games'), say('lab.worth'), say('lab.won')];
  const rowOf = (name: string, use: Use) => [
    escaped(name),
    number.format(use.perGame),
    percent.format(use.games),
    use.worth === undefined ? '–' : range(use.worth, number),
    range(use.won, percent),
  ];
  const often = (list: readonly Use[]) => [...list].sort((a, b) => b.perGame - a.perGame);
  const kinds = [...new Set(figures.uses.map(({ kind }) => kind))];
  const uses = kinds.map((kind) => {
    const list = often(figures.uses.filter((use) => use.kind === kind));
    const rows = list.map((use) => rowOf(t.option(kind, use.option), use));
    return `<details${list.length <= 12 ? ' open' : ''}><summary>${escaped(kind)}</summary>${worthPlot(list, t)}${table(heads, rows)}</details>`;
  });
  const happened = often(figures.happenings).map((use) =>
    rowOf(use.option === '' ? use.kind : `${use.kind}: ${t.option(use.kind, use.option)}`, use),
  );

  return `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${STYLE}</style></head><body>
<h1>${title}</h1>
<p>${say('lab.about', { games: figures.games, rules: series.rules, seed: series.seed })} <code>${escaped(JSON.stringify(series.options))}</code></p>
${
  figures.sides.length === 0
    ? ''
    : `<h2>${say('lab.sides')}</h2>
${intervals(
  figures.sides.map(({ players }) => players.map((player) => String(player + 1)).join(', ')),
  figures.sides.map(({ won }) => won),
  0,
  1,
  undefined,
  percent,
)}
${table(
  ['', say('lab.won'), say('lab.allied')],
  figures.sides.map((side, i) => [sides[i]!, range(side.won, percent), number.format(side.games)]),
)}`
}
<h2>${say('lab.players')}</h2>
${intervals(
  names,
  figures.players.map(({ won }) => won),
  0,
  1,
  even,
  percent,
)}
${intervals(
  names,
  figures.players.map(({ points }) => points),
  ...ends(figures.players.map(({ points }) => points)),
  undefined,
  number,
)}
${players}
<h2>${say('lab.chairs')}</h2>
${intervals(
  figures.chairs.map((_, i) => chair(i)),
  figures.chairs.map(({ won }) => won),
  0,
  1,
  even,
  percent,
)}
${table(
  ['', say('lab.won'), say('lab.points')],
  figures.chairs.map((one, i) => [chair(i), range(one.won, percent), range(one.points, number)]),
)}
<h2>${say('lab.lines')}</h2>
${lines}
<h2>${say('lab.length')}</h2>
${histogram(figures.lengths, number)}
<h2>${say('lab.uses')}</h2>
<p>${say('lab.uses-about')}</p>
${uses.join('\n')}
<h2>${say('lab.happened')}</h2>
<details><summary>${say('lab.happened-about')}</summary>${table(heads, happened)}</details>
</body></html>
`;
}

const labelOf = (t: Speaker, key: string): string => {
  const said = t.say(`score.${key}`, { count: 0, value: 0, holders: 0 });
  return said.startsWith('‹') ? key : `${key} (${said})`;
};

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<table><thead><tr>${heads.map((head) => `<th>${head}</th>`).join('')}</tr></thead><tbody>${rows
    .map(([first, ...rest]) => `<tr><th>${first}</th>${rest.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}</tbody></table>`;

function ends(list: readonly Estimate[]): [number, number] {
  const low = Math.min(0, ...list.map((x) => x.low));
  const high = Math.max(1, ...list.map((x) => x.high));
  return [low, high];
}

const WIDTH = 640;
const LABEL = 150;
const ROW = 26;

/** A bar from zero to the value, with a line over the confidence interval. */
function intervals(
  names: readonly string[],
  list: readonly Estimate[],
  low: number,
  high: number,
  mark: number | undefined,
  how: Intl.NumberFormat,
): string {
  const x = (value: number) => LABEL + ((WIDTH - LABEL - 70) * (value - low)) / (high - low);
  const rows = list.map((one, i) => {
    const y = i * ROW + 4;
    const [from, to] = [x(Math.min(0, one.value)), x(Math.max(0, one.value))];
    return `<text x="0" y="${y + 14}">${names[i]}</text><rect x="${px(from)}" y="${y}" width="${px(Math.max(1, to - from))}" height="${ROW - 8}" fill="${COLOURS[i % COLOURS.length]}"/><path d="M${px(x(one.low))} ${y + 9}H${px(x(one.high))}" stroke="#222" stroke-width="2"/><text x="${px(Math.max(to, x(one.high)) + 6)}" y="${y + 14}">${how.format(one.value)}</text>`;
  });
  const line =
    mark === undefined ? '' : `<path d="M${px(x(mark))} 0V${list.length * ROW}" stroke="#888" stroke-dasharray="3 3"/>`;
  return svg(list.length * ROW, rows.join('') + line);
}

const px = (n: number): string => n.toFixed(1);
const svg = (height: number, inside: string): string =>
  `<svg role="img" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}">${inside}</svg>`;

const BINS = 20;
function histogram(list: readonly number[], how: Intl.NumberFormat): string {
  if (list.length === 0) return '';
  const [low, high] = [Math.min(...list), Math.max(...list)];
  const bins = new Array<number>(BINS).fill(0);
  for (const n of list) bins[Math.min(BINS - 1, Math.floor((BINS * (n - low)) / Math.max(1, high - low)))]!++;
  const most = Math.max(...bins);
  const wide = WIDTH / BINS;
  const bars = bins.map((n, i) => {
    const tall = (90 * n) / most;
    return `<rect x="${px(i * wide)}" y="${px(95 - tall)}" width="${px(wide - 2)}" height="${px(tall)}" fill="${COLOURS[4]}"/>`;
  });
  return svg(
    115,
    `${bars.join('')}<text x="0" y="111">${how.format(low)}</text><text x="${WIDTH}" y="111" text-anchor="end">${how.format(high)}</text>`,
  );
}

/** Choices of players with more points lie to the right. */
function worthPlot(list: readonly Use[], t: Speaker): string {
  const known = list.flatMap(({ kind, option, worth }) =>
    worth === undefined ? [] : [{ name: t.option(kind, option), worth }],
  );
  if (known.length < 2 || known.length > 24) return '';
  const far = Math.max(...known.map(({ worth }) => Math.max(Math.abs(worth.low), Math.abs(worth.high))), 1);
  const x = (value: number) => LABEL + ((WIDTH - LABEL) * (value + far)) / (2 * far);
  const rows = known.map(({ name, worth }, i) => {
    const y = i * 18 + 10;
    return `<text x="0" y="${y + 4}">${escaped(name)}</text><path d="M${px(x(worth.low))} ${y}H${px(x(worth.high))}" stroke="${COLOURS[2]}" stroke-width="2"/><circle cx="${px(x(worth.value))}" cy="${y}" r="4" fill="${COLOURS[0]}"/>`;
  });
  return svg(known.length * 18 + 6, `<path d="M${px(x(0))} 0V${known.length * 18}" stroke="#888"/>${rows.join('')}`);
}

const STYLE = `body{font:15px/1.45 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#241c15;background:#fbf7ef}
h1,h2{font-family:Georgia,serif}table{border-collapse:collapse;margin:.5rem 0 1rem}th,td{padding:.2rem .7rem;border-bottom:1px solid #ddd2bf;text-align:right}
th:first-child{text-align:left;font-weight:600}small{color:#6d6052}svg{display:block;max-width:100%;height:auto;font-size:13px}summary{cursor:pointer;font-weight:600}`;
