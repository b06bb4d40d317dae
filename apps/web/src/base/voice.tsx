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

export interface Voice {
  readonly lang: Lang;
  readonly speak: (lang: Lang) => void;
  readonly say: Shell;
  /** Who sits where, at a table. */
  readonly people?: Table;
}

const VoiceContext = createContext<Voice | undefined>(undefined);

export function useVoice(): Voice {
  const voice = useContext(VoiceContext);
  if (voice === undefined) throw new Error('nobody speaks here');
  return voice;
}

/** At the top of the page. */
export function Voices({ children }: { children: ReactNode }) {
  const [lang, setLang] = useState(firstLanguage);
  useEffect(() => {
    document.documentElement.lang = lang;
  }, [lang]);
  const voice = useMemo<Voice>(
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
  return <VoiceContext value={voice}>{children}</VoiceContext>;
}

/** At a table the shell knows people by name too. */
export function TableVoices({ table, children }: { table: Table; children: ReactNode }) {
  const voice = useVoice();
  const { lang } = voice;
  const atTable = useMemo<Voice>(
    () => ({ ...voice, say: shellSpeaker(lang, table), people: table }),
    [voice, lang, table],
  );
  return <VoiceContext value={atTable}>{children}</VoiceContext>;
}

/** A game's words. Those that come late are waited for, their rule book is not. */
export function useGameVoice(texts: Texts | LateTexts, table?: Table): Speaker {
  const book = useWords(texts);
  return useMemo(() => speakerOf(book, table), [book, table]);
}

const never = (): (() => void) => () => {};

/** A game's catalogue in the language of the page. */
export function useWords(texts: Texts | LateTexts): Book {
  const { lang } = useVoice();
  const late = 'words' in texts ? texts : undefined;
  // Always asked in the same way: React cannot go on with a hook that waited once and does not the next time.
  const first = late === undefined ? (texts as Texts)[lang] : use(late.words(lang));
  return useSyncExternalStore(late?.subscribe ?? never, () => late?.here(lang) ?? first);
}

/** A game's catalogue and rule book in the language of the page. */
export function useBook(texts: Texts | LateTexts): Book {
  const { lang } = useVoice();
  return 'words' in texts ? use(texts.whole(lang)) : texts[lang];
}
