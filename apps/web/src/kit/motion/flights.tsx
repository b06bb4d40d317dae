import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { paceLength } from '../../base/preferences.ts';
import { type Places, placesNow, pointOf } from './places.ts';
import { type Flight, MANY, type Telling } from './telling.ts';

/** Duration of a flight in milliseconds, and of each of many. */
const ONE = 340;
const HURRIED = 220;

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Props<What> {
  readonly telling: Telling<What>;
  /** What flies. */
  readonly draw: (what: What) => ReactNode;
}

/** Pieces fly one after another from where they were to where they go. Any click or key skips them. */
export function Flights<What>({ telling: { flight, left, landed }, draw }: Props<What>) {
  const before = useRef<Places>(new Map());
  const [way, setWay] = useState<{ flight: Flight<What>; from: Point; to: Point }>();

  useLayoutEffect(() => {
    const now = placesNow();
    if (flight !== undefined && way?.flight !== flight) {
      const from = pointOf(flight.from, now) ?? pointOf(flight.from, before.current);
      const to = pointOf(flight.to, now) ?? pointOf(flight.to, before.current);
      // A flight whose start or end is not on the screen is skipped.
      if (from === undefined || to === undefined) landed();
      else setWay({ flight, from, to });
    }
    before.current = now;
  });

  if (flight === undefined || way?.flight !== flight) return undefined;
  return (
    <div className="kit-flights" aria-hidden="true">
      <Flyer key={left} from={way.from} to={way.to} ms={(left > MANY ? HURRIED : ONE) * paceLength()} onDone={landed}>
        {draw(flight.what)}
      </Flyer>
    </div>
  );
}

interface FlyerProps {
  readonly from: Point;
  readonly to: Point;
  readonly ms: number;
  readonly onDone: () => void;
  readonly children: ReactNode;
}

function Flyer({ from, to, ms, onDone, children }: FlyerProps) {
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
      {children}
    </span>
  );
}
