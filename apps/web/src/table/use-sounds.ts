import { useCallback, useEffect, useRef } from 'react';
import type { Now, TableNow } from '../session/now.ts';
import { listenForTouch, play } from '../sounds/synth.ts';
import { type HeardSoFar, heardAt, heardFirst } from './event-sounds.ts';

/** Long enough that the bell is not lost in what happened just before. */
const AFTER = 350;

/**
 * What is told is heard at the moment it is told: once, when it is new, and not when somebody sits down at a game under way.
 * Returns what the scene calls for every line; while an earlier moment is looked at, the game itself is followed.
 */
export function useSounds(game: string, now: Now, past: boolean): (now: TableNow, lines: number) => void {
  useEffect(listenForTouch, []);
  const soFar = useRef<HeardSoFar>(undefined);
  const curtain = useRef(false);
  const bell = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hear = useCallback(
    (table: TableNow, lines: number) => {
      const passed = curtain.current;
      curtain.current = false;
      const was = soFar.current;
      if (was === undefined) {
        soFar.current = heardFirst(table, lines);
        return;
      }
      const { heard, sound, turn } = heardAt(game, was, table, lines);
      soFar.current = heard;
      if (sound !== undefined) play(sound);
      if (!heard.mine) clearTimeout(bell.current);
      // Whoever just took the device knows.
      if (turn && !passed) bell.current = setTimeout(() => play('turn'), sound === undefined ? 0 : AFTER);
    },
    [game],
  );
  useEffect(() => {
    if (now.scene === 'curtain') curtain.current = true;
    else if (past) hear(now, now.told.length);
  }, [now, past, hear]);
  useEffect(() => () => clearTimeout(bell.current), []);
  return hear;
}
