import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isStill } from '../../../settings/preferences.ts';
import { useTable } from '../at-table.tsx';
import { Gi } from '../pieces/gi.tsx';
import { ItemToken } from '../pieces/item-token.tsx';
import { Pawn } from '../pieces/pawn.tsx';
import { Portrait } from '../pieces/portrait.tsx';
import { MonsterTile, RoomTile } from '../pieces/tile.tsx';
import { Token } from '../pieces/token.tsx';
import { type Flight, type Flying, flightsOf } from './flights.ts';
import { type Places, placesNow, pointOf } from './places.ts';

/** Long enough to be followed, short enough not to be waited for; many at once go faster. */
const ONE = 340;
const HURRIED = 220;
const MANY = 4;
/** Whoever was away need not see everything again. */
const MOST = 9;

interface Way {
  readonly flight: Flight;
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
}

/** What just happened, shown: one thing at a time from where it was to where it is. Any touch and any key end it. */
export function Flights({ told, quiet }: { told: number; quiet: boolean }) {
  const { now } = useTable();
  const seen = useRef(told);
  const before = useRef<Places>(new Map());
  const [ways, setWays] = useState<readonly Way[]>([]);

  useLayoutEffect(() => {
    const after = placesNow();
    const fresh = now.told.slice(seen.current, told);
    seen.current = told;
    if (!quiet && !isStill() && fresh.length > 0) {
      const flights = fresh.flatMap(flightsOf).flatMap((flight): Way[] => {
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
    <div className="dl-flights" aria-hidden="true">
      <Flyer
        key={`${ways.length} ${JSON.stringify(way.flight)}`}
        way={way}
        ms={ways.length > MANY ? HURRIED : ONE}
        onDone={() => setWays((old) => (old[0] === way ? old.slice(1) : old))}
      />
    </div>
  );
}

function Flyer({ way: { flight, from, to }, ms, onDone }: { way: Way; ms: number; onDone: () => void }) {
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
    <span ref={element} className="dl-flyer">
      <Piece what={flight.what} />
    </span>
  );
}

function Piece({ what }: { what: Flying }) {
  switch (what.is) {
    case 'minion':
      return <Pawn who={what.seat} name="" size={34} />;
    case 'good':
      return (
        <>
          {what.n > 1 ? <b>{what.n}</b> : undefined}
          <Token good={what.good} size={32} />
        </>
      );
    case 'monster':
      return <MonsterTile id={what.id} name="" />;
    case 'room':
      return <RoomTile id={what.id} name="" />;
    case 'hero':
      return <Portrait id={what.id} name="" />;
    case 'item':
      return <ItemToken item={what.item} owner={what.owner} name="" size={38} />;
    case 'flag':
      return (
        <span className="dl-flying-flag">
          <Gi icon="flying-flag" />
        </span>
      );
  }
}
