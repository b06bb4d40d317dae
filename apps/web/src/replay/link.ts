// A finished game in a link: what cannot be worked out again, squeezed into the part of the address that no server sees.
import { type Agreed, type AnyRules, asKept, fileOf, type GameFile, termsOf } from '@oubliette/records';

/** Some programs cut longer addresses off. */
export const LONGEST_LINK = 8_000;
/** And what is longer than this is none of ours. */
const LONGEST_DATA = 60_000;

/** The file without what replaying it gives. */
type Kernel = Pick<
  GameFile,
  'version' | 'given' | 'game' | 'rules' | 'options' | 'seats' | 'marks' | 'fairness' | 'entries'
>;

export interface Told {
  readonly moment: number;
  readonly kernel: Kernel;
}

/** `@0 12 dig c2` after `@0 11 …` is `0dig c2`: each seat's number goes up by one, and says so only where it does not. */
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

/** What stands behind `#replay/` in the address. */
export async function packed(file: GameFile, moment: number): Promise<string> {
  const { version, game, rules, options, given, seats, marks, fairness, entries } = file;
  const kernel: unknown[] = [game, rules, options, seats, fairness.secret, fairness.words, shorter(entries)];
  if (marks !== undefined || version > 1) kernel.push(marks === undefined ? null : [...marks]);
  if (version > 1) kernel.push(version);
  if (given !== undefined) kernel.push(given);
  const bytes = new TextEncoder().encode(JSON.stringify(kernel));
  return `${moment}/${toText(await through(new Uint8Array(bytes), new CompressionStream('deflate-raw')))}`;
}

/** The engine's own reader looks at the pieces afterwards; here only their shape matters. */
export async function unpacked(
  text: string,
  seal: (secret: string, agreed?: Agreed) => string,
): Promise<Told | undefined> {
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

/** The whole file again; undefined where the entries do not follow from the table. */
export function fileFrom(
  rules: AnyRules,
  { marks, entries, ...kernel }: Kernel,
  first = entries.length,
): GameFile | undefined {
  try {
    const table = { ...termsOf(kernel), ...(marks === undefined ? {} : { marks }) };
    return fileOf(asKept(rules), table, entries.slice(0, first));
  } catch {
    // A stranger's link may hold anything.
    return undefined;
  }
}
