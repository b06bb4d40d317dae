// The language of the page, and who speaks it: the shell always, a game's own texts at its table.
import { type Book, type Lang, type Speaker, speaker, type Table, type Texts } from '@oubliette/text';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { type Shell, shellSpeaker } from '../locales/texts.ts';
import { firstLanguage, keepLanguage } from './device/settings.ts';

export interface Voice {
  readonly lang: Lang;
  readonly speak: (lang: Lang) => void;
  readonly say: Shell;
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
        setLang(next);
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
  const atTable = useMemo<Voice>(() => ({ ...voice, say: shellSpeaker(lang, table) }), [voice, lang, table]);
  return <VoiceContext value={atTable}>{children}</VoiceContext>;
}

export function useGameVoice(texts: Texts, table?: Table): Speaker {
  const { lang } = useVoice();
  return useMemo(() => speaker(texts, lang, table), [texts, lang, table]);
}

/** A game's catalogue and rule book in the language of the page. */
export function useBook(texts: Texts): Book {
  const { lang } = useVoice();
  return texts[lang];
}
