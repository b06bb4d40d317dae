import { useCallback, useEffect, useRef } from 'react';
import type { Now, TableNow } from '../session/now.ts';
import { listenForTouch, play } from '../sounds/synth.ts';
import { type HeardSoFar, heardAt, heardFirst } from './event-sounds.ts';

/** Milliseconds: the bell of the turn must not overlap the sound before it. */
const AFTER = 350;

/**
 * Plays the sound of each line when it is shown: once, only for new lines, and not for lines before the table was opened.
 * Returns the callback that the scene calls for every line; at a past moment the current game is followed instead.
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
      // The player who has just taken the device needs no bell.
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
