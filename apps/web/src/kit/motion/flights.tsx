import type { Heard } from '@oubliette/engine';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isStill } from '../../settings/preferences.ts';
import { useKitTable } from '../table-context.tsx';
import { type Places, placesNow, pointOf } from './places.ts';

/** Places are words that parts of the table carry as `data-at`; where the first is not to be seen, the next one serves. */
export interface Flight<What = unknown> {
  readonly what: What;
  readonly from: readonly string[];
  readonly to: readonly string[];
}

/** Long enough to be followed, short enough not to be waited for; many at once go faster. */
const ONE = 340;
const HURRIED = 220;
const MANY = 4;
/** Whoever was away need not see everything again. */
const MOST = 9;

interface Way<What> {
  readonly flight: Flight<What>;
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
}

interface Props<What> {
  /** How much of the log has been told. */
  readonly told: number;
  readonly quiet: boolean;
  readonly flightsOf: (heard: Heard) => readonly Flight<What>[];
  /** What flies. */
  readonly draw: (what: What) => ReactNode;
}

/** What just happened, shown: one thing at a time from where it was to where it is. Any touch and any key end it. */
export function Flights<What>({ told, quiet, flightsOf, draw }: Props<What>) {
  const { now } = useKitTable();
  const seen = useRef(told);
  const before = useRef<Places>(new Map());
  const [ways, setWays] = useState<readonly Way<What>[]>([]);

  useLayoutEffect(() => {
    const after = placesNow();
    const fresh = now.told.slice(seen.current, told);
    seen.current = told;
    if (!quiet && !isStill() && fresh.length > 0) {
      const flights = fresh.flatMap(flightsOf).flatMap((flight): Way<What>[] => {
        // What has gone stood where it was before; where it goes to is there now.
        const from = pointOf(flight.from, before.current) ?? pointOf(flight.from, after);
        const to = pointOf(flight.to, after) ?? pointOf(flight.to, before.current);
        return from === undefined || to === undefined ? [] : [{ flight, from, to }];
      });
      if (flights.length > 0) setWays((old) => [...old, ...flights].slice(-MOST));
    }
    before.current = after;
  });

  const busy = ways.length > 0;
  useEffect(() => {
    if (!busy) return;
    const skip = (): void => setWays([]);
    addEventListener('pointerdown', skip, { capture: true });
    addEventListener('keydown', skip, { capture: true });
    return () => {
      removeEventListener('pointerdown', skip, { capture: true });
      removeEventListener('keydown', skip, { capture: true });
    };
  }, [busy]);

  const [way] = ways;
  if (way === undefined) return undefined;
  return (
    <div className="kit-flights" aria-hidden="true">
      <Flyer
        key={`${ways.length} ${JSON.stringify(way.flight)}`}
        way={way}
        draw={draw}
        ms={ways.length > MANY ? HURRIED : ONE}
        onDone={() => setWays((old) => (old[0] === way ? old.slice(1) : old))}
      />
    </div>
  );
}

interface FlyerProps<What> {
  readonly way: Way<What>;
  readonly ms: number;
  readonly draw: (what: What) => ReactNode;
  readonly onDone: () => void;
}

function Flyer<What>({ way: { flight, from, to }, ms, draw, onDone }: FlyerProps<What>) {
  const element = useRef<HTMLSpanElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it flies once
  useEffect(() => {
    const high = Math.min(from.y, to.y) - 26;
    const at = (x: number, y: number, scale: number): string =>
      `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
    const animation = element.current?.animate(
      [
        { transform: at(from.x, from.y, 0.8), opacity: 0.2 },
        { opacity: 1, offset: 0.15 },
        { transform: at((from.x + to.x) / 2, high, 1.15), offset: 0.5 },
        { transform: at(to.x, to.y, 0.9), opacity: 1 },
      ],
      { duration: ms, easing: 'ease-in-out', fill: 'both' },
    );
    if (animation === undefined) return;
    animation.onfinish = onDone;
    return () => animation.cancel();
  }, []);
  return (
    <span ref={element} className="kit-flyer">
      {draw(flight.what)}
    </span>
  );
}
