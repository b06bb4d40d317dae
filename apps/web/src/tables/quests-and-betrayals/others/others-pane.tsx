import type { Seat } from '@oubliette/engine';
import type { CSSProperties } from 'react';
import { isBot } from '../../../base/chair.ts';
import { useLocale } from '../../../base/locale.tsx';
import type { DialogName } from '../../../kit/dialog-name.ts';
import { Pane } from '../../../kit/panes/pane.tsx';
import { Gi } from '../../../kit/pieces/icon.tsx';
import { times } from '../../../kit/pieces/lists.ts';
import { othersAt } from '../../../kit/table-context.tsx';
import { noted, oneTabStop } from '../../../kit/tips/explained.ts';
import { SeatMark, useMarks } from '../../../parts/seat-mark.tsx';
import { noteOf } from '../../../reading/about.ts';
import { useTable } from '../at-table.ts';
import { Drops } from '../pieces/drops.tsx';
import { Goods, PowerPair } from '../pieces/goods.tsx';
import { Person } from '../pieces/person.tsx';
import { WordSeal } from '../pieces/word-seal.tsx';
import { Afflictions } from '../place/board.tsx';
import { placeOf, questsOf, targetOf, wordsOf } from '../reading.ts';
import { Race } from './race.tsx';

interface Props {
  readonly onDialog: (dialog: DialogName) => void;
}

/** The other players: the race, then a summary of each with the words they kept and broke. */
export function OthersPane({ onDialog }: Props) {
  const { game, c, ...table } = useTable();
  const others = othersAt(table);
  return (
    <Pane
      name="others"
      title={c.say('others')}
      icon="overlord-helm"
      note={c.say('race.note', { target: targetOf(game) })}
      className={`qt-others${others.length > 4 ? ' are-many' : ''}`}
      {...oneTabStop}
    >
      <Race />
      <p className="qt-legend">
        <span className="qt-pair">
          <b>{c.say('legend.alone')}</b>
          <i>{c.say('legend.ally')}</i>
        </span>
        <span>
          <WordSeal state="kept" size={15} silent /> {c.say('legend.kept')}
        </span>
        <span>
          <WordSeal state="broken" size={15} silent /> {c.say('legend.broken')}
        </span>
        <span>
          <i className="qt-mini-back" /> {c.say('legend.quests')}
        </span>
      </p>
      <div className="qt-rivals">
        {others.map((seat) => (
          <RivalRow key={seat} seat={seat} onDialog={onDialog} />
        ))}
      </div>
    </Pane>
  );
}

/** Words kept and broken so far. */
export function WordRecord({ seat, size = 17 }: { seat: Seat; size?: number }) {
  const { game, c } = useTable();
  const [kept, broken] = [wordsOf(game, seat, 'kept').length, wordsOf(game, seat, 'broken').length];
  return (
    <span className="qt-record" {...noted(noteOf(c, 'record', c.say('record', { kept, broken })))}>
      <span className="unseen">{c.say('record', { kept, broken })}</span>
      <span aria-hidden="true">
        <WordSeal state="kept" size={size} silent /> {kept}
      </span>
      <span aria-hidden="true">
        <WordSeal state="broken" size={size} silent /> {broken}
      </span>
    </span>
  );
}

function RivalRow({ seat, onDialog }: Props & { seat: Seat }) {
  const { game, c, t, session, now } = useTable();
  const { say } = useLocale();
  const markOf = useMarks();
  const place = placeOf(game, seat);
  const quests = questsOf(place).length;
  const chairs = session.chairs();
  const held = session.kind === 'device' && now.seen.end === undefined && !isBot(chairs[seat]);
  return (
    <article
      className={`qt-rival${game.active === seat ? ' is-active' : ''}`}
      style={{ '--seat': markOf(seat).fill } as CSSProperties}
      data-at={`seat-${seat}`}
    >
      <Person seat={seat} reach="next" />
      <div>
        <h3>
          <SeatMark seat={seat} size={18} />
          <button type="button" className="rival-name" onClick={() => onDialog(`place-${seat}`)}>
            {t.seat(seat)}
            <span className="unseen">: {say.say('place.see', { seat })}</span>
          </button>
          <Afflictions seat={seat} />
          {held ? (
            <button
              type="button"
              className="qt-hand-over"
              title={say.say('others.hand')}
              onClick={() => session.handTo(seat)}
            >
              <Gi icon="palm" />
              <span className="unseen">
                {say.say('others.hand')} {say.say('others.hand.to', { seat })}
              </span>
            </button>
          ) : undefined}
        </h3>
        <p className="qt-rival-line">
          <PowerPair power={place.power} ally={place.allyPower} />
          <Goods good="gems" n={place.gems} size={16} alone />
          <Goods good="trophies" n={place.trophies} size={16} alone />
          <Drops wounds={place.wounds} height={15} />
        </p>
      </div>
      <div className="qt-rival-side">
        <WordRecord seat={seat} />
        <span
          className="qt-backs"
          role="img"
          aria-label={c.say('quest.backs', { count: quests })}
          {...noted(noteOf(c, 'quest.back', c.say('quest.backs', { count: quests })))}
        >
          {times(quests, () => (
            <i className="qt-mini-back" />
          ))}
        </span>
      </div>
    </article>
  );
}
