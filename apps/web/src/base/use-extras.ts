import { type Speaker, speaker } from '@oubliette/text';
import { useMemo } from 'react';
import { type ExtraKey, extraTexts } from '../../locales/extras/texts.ts';
import { useLocale } from './locale.tsx';

/** The speaker of the texts around the game: replay, scores, settings, credits. */
export function useExtras(): Speaker<ExtraKey> {
  const { lang, people } = useLocale();
  return useMemo(() => speaker(extraTexts, lang, people), [lang, people]);
}
