import type { Seat } from '@oubliette/engine';
import { isBot } from '../base/chair.ts';
import { useLocale } from '../base/locale.tsx';
import { Group } from '../generic-board/group.tsx';
import { Place, PlaceInBrief } from '../generic-board/place.tsx';
import type { ShownValue } from '../generic-board/shown-value.tsx';
import { moveByArrow } from '../kit/arrows.ts';
import type { DialogName } from '../kit/dialog-name.ts';
import { inFront } from '../kit/table-context.tsx';
import { scrolls } from '../parts/dialog.tsx';
import { Icon } from '../parts/icon.tsx';
import { SeatMark, useMarks } from '../parts/seat-mark.tsx';
import type { Fields } from '../reading/reading.ts';
import type { TableNow } from '../session/now.ts';
import type { TableSession } from '../session/table-session.ts';

export function Shared({ shown }: { shown: ShownValue }) {
  const { say } = useLocale();
  return (
    <section className="slab pane world-pane" aria-labelledby="world-title" onKeyDown={moveByArrow}>
      <h2 className="plaque" id="world-title">
        <Icon name="world" />
        {say.say('world.title')}
      </h2>
      <div className="pane-body" {...scrolls}>
        {Object.keys(shown.value as Fields).length === 0 ? <p>{say.say('world.empty')}</p> : <Group shown={shown} />}
      </div>
    </section>
  );
}

interface PlacesProps {
  readonly now: TableNow;
  readonly place: (seat: Seat) => ShownValue;
  readonly places: readonly Fields[];
}

export function Mine({ now, place, places }: PlacesProps) {
  const { say } = useLocale();
  const seat = inFront(now);
  return (
    <section className="slab pane mine-pane" aria-labelledby="mine-title" onKeyDown={moveByArrow}>
      <h2 className="place-title" id="mine-title">
        <SeatMark seat={seat} size={30} />
        {say.say('place.of', { seat })}
      </h2>
      <div className="pane-body" {...scrolls}>
        {places.length === 0 ? (
          <p>{say.say('world.empty')}</p>
        ) : (
          <Place key={seat} seat={seat} shown={place(seat)} places={places} />
        )}
      </div>
    </section>
  );
}

interface OthersProps extends PlacesProps {
  readonly session: TableSession;
  readonly onDialog: (dialog: DialogName) => void;
}

export function Others({ session, now, place, places, onDialog }: OthersProps) {
  const { say } = useLocale();
  const { names, catalogGame } = session.info;
  const markOf = useMarks();
  const chairs = session.chairs();
  const mine = inFront(now);
  const others = names.map((_, seat) => seat).filter((seat) => seat !== mine);
  // Always enabled: a disabled button would reveal whether the player has an optional ask.
  const outOfTurn = catalogGame.optionalAsks && now.seen.end === undefined;
  return (
    <section className="slab pane others-pane" aria-labelledby="others-title" onKeyDown={moveByArrow}>
      <h2 className="plaque" id="others-title">
        <Icon name="people" />
        {say.say('others.title')}
      </h2>
      <div className="pane-body" {...scrolls}>
        {others.map((seat) => (
          <article className="rival" key={seat} style={{ borderLeftColor: markOf(seat).fill }}>
            <header className="rival-head">
              <SeatMark seat={seat} size={26} />
              <h3>
                <button type="button" className="rival-name" onClick={() => onDialog(`place-${seat}`)}>
                  {names[seat]}
                  <span className="unseen">: {say.say('place.see', { seat })}</span>
                </button>
              </h3>
              <SeatState now={now} seat={seat} bot={isBot(chairs[seat])} />
              {outOfTurn && !isBot(chairs[seat]) ? (
                <button type="button" className="small" onClick={() => session.handTo(seat)}>
                  {say.say('others.hand')} <span className="unseen">{say.say('others.hand.to', { seat })}</span>
                </button>
              ) : undefined}
            </header>
            <PlaceInBrief key={seat} seat={seat} shown={place(seat)} places={places} />
          </article>
        ))}
      </div>
    </section>
  );
}

function SeatState({ now, seat, bot }: { now: TableNow; seat: Seat; bot: boolean }) {
  const { say } = useLocale();
  const words = [
    bot ? say.say('seat.bot') : undefined,
    now.ready.includes(seat) ? say.say('seat.ready') : undefined,
    now.seen.waiting.includes(seat) ? say.say('seat.deciding') : undefined,
  ].filter((word) => word !== undefined);
  return <p className="standing">{words.join(' · ')}</p>;
}
