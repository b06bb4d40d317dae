import { type Form, type Lang, unbroken } from './grammar.ts';
import { compile, type Message } from './message.ts';
import { ownWords } from './own-words.ts';
import { type Chapter, rulesOf } from './rule-book.ts';

type FormKey = `name.${string}.${Form}`;

/** All keys of the first language and no others; only the forms of its names may differ by language. */
export type Catalogue<First> = {
  readonly [K in keyof First as K extends FormKey ? never : K]: string;
} & {
  readonly [K in keyof First as K extends FormKey
    ? never
    : K extends `name.${string}`
      ? `${K}.${Form}`
      : never]?: string;
};

/** One language of a game: its catalogue, compiled on demand and shared by all tables, and its rule book. */
export interface Book<K extends string = string> {
  readonly lang: Lang;
  readonly catalogue: Readonly<Record<K, string>>;
  readonly chapters: readonly Chapter[];
  has(key: string): boolean;
  /** Undefined when there is none, or when it is not valid ICU. */
  message(key: string): Message | undefined;
  rule(id: string): string | undefined;
}

export type Texts<K extends string = string> = Readonly<Record<Lang, Book<K>>>;

type Messages = Readonly<Record<string, string>>;

/** One language of a game alone, where the others are not loaded. */
export function defineBook<K extends string>(
  lang: Lang,
  catalogue: Readonly<Record<K, string>>,
  markdown: string,
): Book<K> {
  const written: [string, string][] = Object.entries({ ...ownWords[lang], ...catalogue });
  const sources = new Map(written.map(([key, source]) => [key, unbroken(lang, source)]));
  const compiled = new Map<string, Message | undefined>();
  const chapters = rulesOf(unbroken(lang, markdown));
  const rules = new Map(chapters.flatMap((chapter) => chapter.rules.map((rule) => [rule.id, rule.text])));

  function compileOnce(key: string): Message | undefined {
    const source = sources.get(key);
    try {
      return source === undefined ? undefined : compile(lang, source);
    } catch {
      return undefined;
    }
  }

  return {
    lang,
    catalogue,
    chapters,
    has: (key) => sources.has(key),
    message(key) {
      if (!compiled.has(key) && sources.has(key)) compiled.set(key, compileOnce(key));
      return compiled.get(key);
    },
    rule: (id) => rules.get(id),
  };
}

export function defineTexts<const En extends Messages>(texts: {
  readonly en: En;
  readonly fr: Catalogue<En>;
  readonly rules: Readonly<Record<Lang, string>>;
}): Texts<keyof En & string> {
  return {
    en: defineBook('en', texts.en, texts.rules.en),
    fr: defineBook('fr', texts.fr as Readonly<Record<keyof En & string, string>>, texts.rules.fr),
  };
}
