// The language of the page: context for the shell's texts, hooks for the texts of a game.
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
  /** The names of the seats, at a table. */
  readonly people?: Table;
}

const LocaleContext = createContext<Locale | undefined>(undefined);

export function useLocale(): Locale {
  const locale = useContext(LocaleContext);
  if (locale === undefined) throw new Error('useLocale needs a LocaleProvider');
  return locale;
}

/** Provides the language to the whole page. */
export function LocaleProvider({ children }: { children: ReactNode }) {
  const [lang, setLang] = useState(firstLanguage);
  useEffect(() => {
    document.documentElement.lang = lang;
  }, [lang]);
  const locale = useMemo<Locale>(
    () => ({
      lang,
      say: shellSpeaker(lang),
      speak(next) {
        keepLanguage(next);
        // A transition keeps the page as it is until the texts of the other language are loaded.
        startTransition(() => setLang(next));
      },
    }),
    [lang],
  );
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}

/** At a table the shell's texts contain the names of its people. */
export function TableLocaleProvider({ table, children }: { table: Table; children: ReactNode }) {
  const locale = useLocale();
  const { lang } = locale;
  const atTable = useMemo<Locale>(
    () => ({ ...locale, say: shellSpeaker(lang, table), people: table }),
    [locale, lang, table],
  );
  return <LocaleContext value={atTable}>{children}</LocaleContext>;
}

/** A speaker for a game's texts. It suspends until the catalogue is loaded, but not for the rule book. */
export function useGameSpeaker(texts: Texts | LateTexts, table?: Table): Speaker {
  const book = useWords(texts);
  return useMemo(() => speakerOf(book, table), [book, table]);
}

const never = (): (() => void) => () => {};

/** A game's catalogue in the language of the page. */
export function useWords(texts: Texts | LateTexts): Book {
  const { lang } = useLocale();
  const late = 'words' in texts ? texts : undefined;
  // `use` is called on every render: React does not allow a hook to be skipped on later renders.
  const first = late === undefined ? (texts as Texts)[lang] : use(late.words(lang));
  const here = (): Book => late?.here(lang) ?? first;
  // The last argument: parts of a page can be written as markup without a browser.
  return useSyncExternalStore(late?.subscribe ?? never, here, here);
}

/** A game's catalogue and rule book in the language of the page. */
export function useBook(texts: Texts | LateTexts): Book {
  const { lang } = useLocale();
  return 'words' in texts ? use(texts.whole(lang)) : texts[lang];
}
