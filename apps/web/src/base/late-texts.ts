// Loads a game's texts in one language; its rule book only when a rule is asked for.
import type { TextSource } from '@oubliette/catalog';
import { type Book, defineBook, type Lang } from '@oubliette/text';

export interface LateTexts {
  /** The catalogue; its rule book is empty until the first rule is asked for. */
  words(lang: Lang): Promise<Book>;
  whole(lang: Lang): Promise<Book>;
  /** The most complete book loaded so far. */
  here(lang: Lang): Book | undefined;
  /** Calls the listener when another book is loaded. */
  subscribe(listener: () => void): () => void;
}

export function lateTexts(sources: Readonly<Record<Lang, TextSource>>): LateTexts {
  const here = new Map<Lang, Book>();
  const words = new Map<Lang, Promise<Book>>();
  const whole = new Map<Lang, Promise<Book>>();
  const listeners = new Set<() => void>();

  function put(lang: Lang, book: Book): Book {
    here.set(lang, book);
    for (const listener of listeners) listener();
    return book;
  }

  const texts: LateTexts = {
    words: (lang) =>
      once(words, lang, async () => {
        const book = defineBook(lang, await sources[lang].words(), '');
        return here.get(lang) ?? put(lang, { ...book, rule: (id) => askForRule(lang, id) });
      }),
    whole: (lang) =>
      once(whole, lang, async () => {
        const [catalogue, rules] = await Promise.all([sources[lang].words(), sources[lang].ruleBook()]);
        return put(lang, defineBook(lang, catalogue, rules));
      }),
    here: (lang) => here.get(lang),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };

  /** Starts to load the rule book; the listeners are called when it is there. */
  function askForRule(lang: Lang, id: string): string | undefined {
    void texts.whole(lang);
    const book = here.get(lang);
    return book === undefined || book.chapters.length === 0 ? '…' : book.rule(id);
  }
  return texts;
}

/** After a failed download (no network) the next call tries again. */
function once<T>(promises: Map<Lang, Promise<T>>, lang: Lang, load: () => Promise<T>): Promise<T> {
  const under = promises.get(lang);
  if (under !== undefined) return under;
  const coming = load();
  promises.set(lang, coming);
  coming.catch(() => promises.delete(lang));
  return coming;
}
