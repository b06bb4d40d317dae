import type { Seat } from '@oubliette/engine';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { OnlineSide, OnlineState } from '../session/online-side.ts';

export const useOnlineState = (side: OnlineSide): OnlineState => useSyncExternalStore(side.subscribe, side.state);

/** Seconds left for each seat that has a deadline, counted down while there is one. */
export function useDeadlines({ table, ahead }: OnlineState): ReadonlyMap<Seat, number> {
  const deadlines = table?.deadlines ?? [];
  const [now, setNow] = useState(Date.now);
  const some = deadlines.length > 0;
  useEffect(() => {
    if (!some) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [some]);
  return new Map(deadlines.map(({ seat, at }) => [seat, Math.ceil((at - now - ahead) / 1000)]));
}

/** `4:05`, or `1:02:03`. */
export function clockText(seconds: number): string {
  const left = Math.max(0, seconds);
  const parts = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60];
  const [hours, minutes, rest] = parts.map((part) => String(part).padStart(2, '0'));
  return parts[0] === 0 ? `${parts[1]}:${rest}` : `${hours}:${minutes}:${rest}`;
}
