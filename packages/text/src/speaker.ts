import { capital, type Form, inflect, inflectPerson, type Lang, list, type Variable } from './grammar.ts';
import { type Word, word } from './message.ts';
import type { OwnKey } from './own-words.ts';
import type { Book, Texts } from './texts.ts';

type Single = string | number | boolean;
export type Value = Single | readonly Single[];
export type Params = Readonly<Record<string, Value | undefined>>;

/** The fields of the engine's asks, events and refusals that matter here; their other fields are parameters. */
interface Ask {
  readonly kind: string;
  readonly seat: number;
  readonly about?: Params | undefined;
}
interface Heard {
  readonly type: string;
  readonly mine?: true | undefined;
}
interface Refusal {
  readonly rule: string;
  readonly params?: Params | undefined;
}
/** What is wrong with input: a code for it, and where. */
interface SpokenFault {
  readonly what: string;
  /** For a fault that only the game can name: its text is under `fault.<code>`. */
  readonly code?: string | undefined;
  readonly params?: Params | undefined;
  readonly values?: readonly string[] | undefined;
  readonly refused?: Refusal | undefined;
}

export interface Table {
  /** People's names, in seat order. */
  readonly seats: readonly string[];
  /** The reader's seat; none for a spectator. */
  readonly me?: number | undefined;
}

export interface Speaker<K extends string = string> {
  readonly lang: Lang;
  /** The sentence that asks, for the seat that must answer; for others, whom the table waits for. */
  ask(ask: Ask): string;
  hint(ask: Ask): string | undefined;
  option(kind: string, option: string, about?: Params): string;
  event<E extends Heard>(heard: E): string;
  refusal<R extends Refusal>(refusal: R): string;
  fault<F extends SpokenFault>(fault: F): string;
  rule(id: string): string;
  name(id: string, form?: Form): string;
  seat(seat: number): string;
  say(key: K | OwnKey, params?: Params): string;
  /** A field's name: falls back from `view.lords.0.gold` to `view.gold`, `name.gold`, `gold`. */
  label(key: string, params?: Params): string;
  has(key: string): boolean;
}

/** The key of an option's text, if there is one. */
export const optionKey = (book: Book, kind: string, option: string): string | undefined =>
  [`option.${kind}.${option}`, `option.${option}`, `option.${kind}.*`, `name.${option}`].find(book.has);

export const speaker = <K extends string>(texts: Texts<K>, lang: Lang, table?: Table): Speaker<K> =>
  speakerOf(texts[lang], table);

export function speakerOf<K extends string>(book: Book<K>, table: Table = { seats: [] }): Speaker<K> {
  const { lang } = book;

  function name(id: string, form?: Form): string {
    if (form === undefined) return book.has(`name.${id}`) ? write(`name.${id}`) : id;
    if (book.has(`name.${id}.${form}`)) return write(`name.${id}.${form}`);
    const plain = name(id);
    return inflect(lang, form, plain, book.has(`name.${id}.the`) ? write(`name.${id}.the`) : plain);
  }

  const seatName = (seat: number): string => table.seats[seat] ?? write('table.seat', { number: seat + 1 });

  function one(v: Variable, value: Single): Word {
    const raw = typeof value === 'boolean' ? String(value) : value;
    if (v.seat && /^\d+$/.test(String(raw))) return word(raw, inflectPerson(lang, v.form, seatName(Number(raw))));
    return typeof raw === 'number' ? word(raw, String(raw)) : word(raw, name(raw, v.form), book.has(`name.${raw}`));
  }

  function many(v: Variable, values: readonly Single[]): Word {
    if (values.length === 0) return word(0, name(v.seat ? 'nobody' : 'none', v.form), true);
    const words = values.map((value) => one(v, value));
    const texts = words.map((w) => w.text);
    return word(values.length, list(lang, texts), words[0]?.named);
  }

  function resolve(v: Variable, value: unknown): Word | undefined {
    if (Array.isArray(value)) return many(v, value);
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return one(v, value);
    return undefined;
  }

  /** Always returns a readable text: a missing sentence must not stop a table. */
  function write(key: string, params: object = {}): string {
    const message = book.message(key);
    if (message === undefined) return `‹${key}›`;
    const values: Record<string, Word> = {};
    const absent: string[] = [];
    for (const v of message.variables) {
      const value = resolve(v, (params as Readonly<Record<string, unknown>>)[v.param]);
      if (value === undefined) absent.push(`${v.param}?`);
      else values[v.written] = value;
    }
    try {
      return message.write(values);
    } catch {
      return absent.length === 0 ? `‹${key}›` : `‹${key}: ${absent.join(' ')}›`;
    }
  }

  function refusal(r: Refusal): string {
    const key = `refuse.${r.rule}`;
    return book.has(key) ? write(key, { ...r, ...r.params }) : (book.rule(r.rule) ?? `‹${key}›`);
  }

  const about = (ask: Ask): Params => ({ ...ask.about, seat: ask.seat });

  return {
    lang,
    ask(ask) {
      if (ask.seat === table.me) return write(`ask.${ask.kind}`, about(ask));
      const other = `ask.${ask.kind}.other`;
      return book.has(other) ? write(other, about(ask)) : write('table.waiting', { seats: [ask.seat] });
    },
    hint: (ask) => (book.has(`ask.${ask.kind}.hint`) ? write(`ask.${ask.kind}.hint`, about(ask)) : undefined),
    option(kind, option, params) {
      const key = optionKey(book, kind, option);
      if (key === undefined) return option;
      if (key.startsWith('name.')) return capital(lang, write(key));
      if (!key.endsWith('.*')) return write(key, params);
      const parts = option.split(':');
      return write(key, { ...params, ...parts, parts: String(parts.length) });
    },
    event(heard) {
      const mine = `event.${heard.type}.mine`;
      return write(heard.mine === true && book.has(mine) ? mine : `event.${heard.type}`, heard);
    },
    refusal,
    // Values are shown as they are written in the file, not by their names.
    fault: ({ refused, values, params, ...fault }) =>
      write(`fault.${fault.code ?? fault.what}`, {
        ...params,
        ...fault,
        values: values?.join(', '),
        why: refused === undefined ? undefined : refusal(refused),
      }),
    rule: (id) => book.rule(id) ?? `‹${id}›`,
    name,
    seat: seatName,
    say: write,
    label(key, params) {
      const path = key.split('.');
      const last = path.at(-1) ?? key;
      const found = [key, `${path[0]}.${last}`, `name.${last}`].find(book.has);
      return found === undefined ? last : write(found, params);
    },
    has: book.has,
  };
}
