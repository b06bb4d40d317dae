import { useEffect } from 'react';
import type { Now } from '../sitting/now.ts';
import type { Sitting } from '../sitting/sitting.ts';

/** Long enough to see what a bot did before the next one does something. */
const PACE = 450;

/** Lets bots play one answer after another, so that each is seen. */
export function useBots(sitting: Sitting, now: Now): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `now` is new after each answer, and that is when to look
  useEffect(() => {
    if (!sitting.botIsNext()) return;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timer = setTimeout(sitting.letBotPlay, still ? 0 : PACE);
    return () => clearTimeout(timer);
  }, [sitting, now]);
}
