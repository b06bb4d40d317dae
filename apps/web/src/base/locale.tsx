// The language of the page, and who speaks it: the shell always, a game's own texts at its table.
import { type Book, type Lang, type Speaker, speakerOf, type Table, type Texts } from '@oubliette/text';
import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { type Shell, shellSpeaker } from '../../locales/texts.ts';
import { firstLanguage, keepLanguage } from './language.ts';
import type { LateTexts } from './late-texts.ts';

export interface Locale {
  readonly lang: Lang;
  readonly speak: (lang: Lang) => void;
  readonly say: Shell;
  /** Who sits where, at a table. */
  readonly people?: Table;
}

const LocaleContext = createContext<Locale | undefined>(undefined);

export function useLocale(): Locale {
  const voice = useContext(LocaleContext);
  if (voice === undefined) throw new Error('nobody speaks here');
  return voice;
}

/** At the top of the page. */
export function LocaleProvider({ children }: { children: ReactNode }) {
  const [lang, setLang] = useState(firstLanguage);
  useEffect(() => {
    document.documentElement.lang = lang;
  }, [lang]);
  const voice = useMemo<Locale>(
    () => ({
      lang,
      say: shellSpeaker(lang),
      speak(next) {
        keepLanguage(next);
        // What is there stays until the other language is.
        startTransition(() => setLang(next));
      },
    }),
    [lang],
  );
  return <LocaleContext value={voice}>{children}</LocaleContext>;
}

/** At a table the shell knows people by name too. */
export function TableLocaleProvider({ table, children }: { table: Table; children: ReactNode }) {
  const voice = useLocale();
  const { lang } = voice;
  const atTable = useMemo<Locale>(
    () => ({ ...voice, say: shellSpeaker(lang, table), people: table }),
    [voice, lang, table],
  );
  return <LocaleContext value={atTable}>{children}</LocaleContext>;
}

/** A game's words. Those that come late are waited for, their rule book is not. */
export function useGameSpeaker(texts: Texts | LateTexts, table?: Table): Speaker {
  const book = useWords(texts);
  return useMemo(() => speakerOf(book, table), [book, table]);
}

const never = (): (() => void) => () => {};

/** A game's catalogue in the language of the page. */
export function useWords(texts: Texts | LateTexts): Book {
  const { lang } = useLocale();
  const late = 'words' in texts ? texts : undefined;
  // Always asked in the same way: React cannot go on with a hook that waited once and does not the next time.
  const first = late === undefined ? (texts as Texts)[lang] : use(late.words(lang));
  return useSyncExternalStore(late?.subscribe ?? never, () => late?.here(lang) ?? first);
}

/** A game's catalogue and rule book in the language of the page. */
export function useBook(texts: Texts | LateTexts): Book {
  const { lang } = useLocale();
  return 'words' in texts ? use(texts.whole(lang)) : texts[lang];
}
