import { type Speaker, speaker } from '@oubliette/text';
import { useMemo } from 'react';
import { type TaleKey, taleTexts } from '../../locales/extras/texts.ts';
import { useVoice } from '../voice.tsx';

/** Who speaks about what surrounds play. */
export function useTale(): Speaker<TaleKey> {
  const { lang, people } = useVoice();
  return useMemo(() => speaker(taleTexts, lang, people), [lang, people]);
}
