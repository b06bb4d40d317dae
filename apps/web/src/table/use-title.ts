import type { Texts } from '@oubliette/text';
import { useEffect } from 'react';
import { useGameVoice, useVoice } from '../voice.tsx';

/** The name of the game in the browser's own bar. */
export function useTitle(texts: Texts): void {
  const { say } = useVoice();
  const name = useGameVoice(texts).say('game.name');
  useEffect(() => {
    document.title = say.say('page.table', { name });
  }, [say, name]);
}
