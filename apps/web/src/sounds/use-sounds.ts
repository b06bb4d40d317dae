import { useEffect, useRef } from 'react';
import type { Now } from '../sitting/now.ts';
import { listenForTouch, play } from './synth.ts';
import { soundFor } from './tables.ts';

/** Long enough that the bell is not lost in what happened just before. */
const AFTER = 350;

/** What is told is heard: once, when it is new, and not when somebody sits down at a game under way. */
export function useSounds(game: string, now: Now): void {
  useEffect(listenForTouch, []);
  const before = useRef<Now>(undefined);
  useEffect(() => {
    const was = before.current;
    before.current = now;
    if (was?.scene !== 'table' || now.scene !== 'table') return;
    const lines = now.told.slice(was.told.length);
    const over = now.seen.end !== undefined && was.seen.end === undefined;
    const sound = over ? 'end' : soundFor(game, lines);
    if (sound !== undefined) play(sound);
    const isMine = (one: typeof now): boolean => one.me !== 'spectator' && one.seen.waiting.includes(one.me);
    if (!isMine(now) || (isMine(was) && was.me === now.me)) return;
    const bell = setTimeout(() => play('turn'), sound === undefined ? 0 : AFTER);
    return () => clearTimeout(bell);
  }, [game, now]);
}
