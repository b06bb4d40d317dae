import { IntlMessageFormat } from 'intl-messageformat';
import { capital, type Lang, type Variable, variable } from './grammar.ts';

/** A parameter ready for formatting: `{x}` writes its text, while select and plural use its raw value. */
export interface Word {
  readonly text: string;
  /** It comes from a `name.` key, so it gets a capital at the start of a sentence; people's input never does. */
  readonly named: boolean;
  toString(): string;
  valueOf(): string | number;
}

export const word = (raw: string | number, text: string, named = false): Word => ({
  text,
  named,
  toString: () => String(raw),
  valueOf: () => raw,
});

export interface Message {
  readonly variables: readonly Variable[];
  readonly elements: readonly Element[];
  /** Throws when a value is missing in the chosen branch. */
  write(values: Record<string, Word>): string;
}

type Ast = ReturnType<IntlMessageFormat['getAst']>;
export type Element = Ast[number];

/** All elements of a message, including those inside branches. */
function* walk(ast: Ast): Generator<Element> {
  for (const element of ast) {
    yield element;
    if ('options' in element) for (const branch of Object.values(element.options)) yield* walk(branch.value);
  }
}

function kept<F>(make: (lang: string, options: object | undefined) => F) {
  const made = new Map<string, F>();
  return (lang: unknown, options?: object): F => {
    const key = lang + JSON.stringify(options ?? '');
    const format = made.get(key) ?? make(String(lang), options);
    made.set(key, format);
    return format;
  };
}

// Shared by all messages: by default each message builds Intl objects of its own, the slow part of formatting.
const formatters = {
  getNumberFormat: kept((lang, options) => new Intl.NumberFormat(lang, options)),
  getDateTimeFormat: kept((lang, options) => new Intl.DateTimeFormat(lang, options)),
  getPluralRules: kept((lang, options) => new Intl.PluralRules(lang, options)),
};

/** Throws when the message is not valid ICU. Apostrophes do not quote and `<` opens no tag: both are literal. */
export function compile(lang: Lang, source: string): Message {
  const format = new IntlMessageFormat(source.replaceAll("'", "''"), lang, undefined, { ignoreTag: true, formatters });
  const elements = [...walk(format.getAst())];
  const written = new Set(elements.flatMap((e) => (e.type !== 0 && 'value' in e ? [e.value] : [])));
  return {
    variables: [...written].map(variable),
    elements,
    write(values) {
      const parts = format.formatToParts<Word>(values);
      let line = '';
      for (const { value } of parts) line += typeof value === 'string' ? value : value.text;
      const first = parts[0]?.value;
      return typeof first === 'object' && first.named ? capital(lang, line) : line;
    },
  };
}
