import { type Speaker, speaker } from '@oubliette/text';
import { useMemo } from 'react';
import { type ExtraKey, extraTexts } from '../../locales/extras/texts.ts';
import { useLocale } from './locale.tsx';

/** Who speaks about what surrounds play. */
export function useExtras(): Speaker<ExtraKey> {
  const { lang, people } = useLocale();
  return useMemo(() => speaker(extraTexts, lang, people), [lang, people]);
}
