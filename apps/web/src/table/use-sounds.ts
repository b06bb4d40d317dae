import { useEffect, useRef } from 'react';
import type { Now, TableNow } from '../session/now.ts';
import { listenForTouch, play } from '../sounds/synth.ts';
import { soundFor } from './event-sounds.ts';

/** Long enough that the bell is not lost in what happened just before. */
const AFTER = 350;

/** What is told is heard: once, when it is new, and not when somebody sits down at a game under way. */
export function useSounds(game: string, now: Now): void {
  useEffect(listenForTouch, []);
  const heard = useRef<TableNow>(undefined);
  const curtain = useRef(false);
  useEffect(() => {
    const passed = curtain.current;
    curtain.current = now.scene === 'curtain';
    if (now.scene === 'curtain') return;
    const was = heard.current;
    heard.current = now;
    if (was === undefined) return;
    const over = now.seen.end !== undefined && was.seen.end === undefined;
    const sound = over ? 'end' : soundFor(game, now.told.slice(was.told.length));
    if (sound !== undefined) play(sound);
    // Whoever just took the device knows.
    if (passed || !isMine(now) || isMine(was)) return;
    const bell = setTimeout(() => play('turn'), sound === undefined ? 0 : AFTER);
    return () => clearTimeout(bell);
  }, [game, now]);
}

const isMine = ({ me, seen }: TableNow): boolean => me !== 'spectator' && seen.waiting.includes(me);
