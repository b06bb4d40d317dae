// A finished game in a link: the data that a replay cannot restore, compressed into the fragment, which no server sees.
import { type Agreed, type AnyRules, asKept, fileOf, type GameFile, termsOf } from '@oubliette/records';

/** Some programs truncate longer addresses. */
export const LONGEST_LINK = 8_000;
/** Longer links were not made by this app. */
const LONGEST_DATA = 60_000;

/** The file without the fields that a replay restores. */
type Kernel = Pick<
  GameFile,
  'version' | 'given' | 'game' | 'rules' | 'options' | 'seats' | 'marks' | 'fairness' | 'entries'
>;

export interface LinkedGame {
  readonly moment: number;
  readonly kernel: Kernel;
}

/** `@0 12 dig c2` after `@0 11 …` becomes `0dig c2`: a seat's number is written only where it does not go up by one. */
function shorter(entries: readonly string[]): string {
  const next = new Map<string, number>();
  return entries
    .map((entry) => {
      const [, seat = '', n = '', rest = ''] = /^@(\d) (\d+) (.*)$/.exec(entry) ?? [];
      const expected = next.get(seat) ?? 0;
      next.set(seat, Number(n) + 1);
      return Number(n) === expected ? `${seat}${rest}` : `${seat}#${n} ${rest}`;
    })
    .join('\n');
}

function longer(text: string): string[] {
  const next = new Map<string, number>();
  if (text === '') return [];
  return text.split('\n').map((line) => {
    const [, seat = '', number, rest = ''] = /^(\d)(?:#(\d+) )?(.*)$/.exec(line) ?? [];
    const n = number === undefined ? (next.get(seat) ?? 0) : Number(number);
    next.set(seat, n + 1);
    return `@${seat} ${n} ${rest}`;
  });
}

async function through(bytes: Uint8Array<ArrayBuffer>, by: GenericTransformStream): Promise<Uint8Array<ArrayBuffer>> {
  const out = new Blob([bytes]).stream().pipeThrough(by as ReadableWritablePair<Uint8Array<ArrayBuffer>, BufferSource>);
  return new Uint8Array(await new Response(out).arrayBuffer());
}

const toText = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const fromText = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

/** The part after `#replay/` in the address. */
export async function packed(file: GameFile, moment: number): Promise<string> {
  const { version, game, rules, options, given, seats, marks, fairness, entries } = file;
  const kernel: unknown[] = [game, rules, options, seats, fairness.secret, fairness.words, shorter(entries)];
  if (marks !== undefined || version > 1) kernel.push(marks === undefined ? null : [...marks]);
  if (version > 1) kernel.push(version);
  if (given !== undefined) kernel.push(given);
  const bytes = new TextEncoder().encode(JSON.stringify(kernel));
  return `${moment}/${toText(await through(new Uint8Array(bytes), new CompressionStream('deflate-raw')))}`;
}

/** Only the shape is checked here; the engine validates the parts afterwards. */
export async function unpacked(
  text: string,
  seal: (secret: string, agreed?: Agreed) => string,
): Promise<LinkedGame | undefined> {
  const [, moment, data] = /^(\d{1,6})\/([\w-]+)$/.exec(text) ?? [];
  if (moment === undefined || data === undefined || data.length > LONGEST_DATA) return undefined;
  try {
    const bytes = await through(fromText(data), new DecompressionStream('deflate-raw'));
    const [game, rules, options, seats, secret, words, entries, marks, version = 1, given] = JSON.parse(
      new TextDecoder().decode(bytes),
    );
    const content = given === undefined ? {} : { given };
    const commitment = seal(secret, version === 1 ? undefined : { game, options, ...content });
    const table = { version, game, rules, options, ...content, seats, fairness: { commitment, words, secret } };
    const kernel = { ...table, entries: longer(entries) };
    return { moment: Number(moment), kernel: (marks ?? null) === null ? kernel : { ...kernel, marks } };
  } catch {
    return undefined;
  }
}

/** Restores the file; undefined: the entries are not possible at this table. */
export function fileFrom(
  rules: AnyRules,
  { marks, entries, ...kernel }: Kernel,
  first = entries.length,
): GameFile | undefined {
  try {
    const table = { ...termsOf(kernel), ...(marks === undefined ? {} : { marks }) };
    return fileOf(asKept(rules), table, entries.slice(0, first));
  } catch {
    // The link may hold anything.
    return undefined;
  }
}
