import type { Seat } from '@oubliette/engine';
import { BASE_POWER } from '@oubliette/quests-and-betrayals/cards';
import { Stores } from '../../../kit/panes/stores.tsx';
import { Gi } from '../../../kit/pieces/icon.tsx';
import { Token } from '../../../kit/pieces/token.tsx';
import { explained, oneTabStop } from '../../../kit/tips/explained.ts';
import { SeatMark } from '../../../parts/seat-mark.tsx';
import { noteOf, together } from '../../../reading/about.ts';
import { useTable } from '../at-table.ts';
import { Drops } from '../pieces/drops.tsx';
import { Person } from '../pieces/person.tsx';
import { CHARACTERS, GOODS } from '../pieces/pictures.ts';
import { placeOf, targetOf } from '../reading.ts';
import { Gauge } from './gauge.tsx';
import { Gear } from './gear.tsx';
import { Quests, QuestsDone } from './quests.tsx';
import { Spoils } from './spoils.tsx';

/** Gems and trophies, with the preview of the picked option. */
export function Purse({ seat, size = 27 }: { seat: Seat; size?: number }) {
  const { game, next, c, t } = useTable();
  const now = placeOf(game, seat);
  const then = placeOf(next, seat);
  const target = c.say('store.trophies', { target: targetOf(game) });
  return (
    <Stores
      seat={seat}
      size={size}
      stores={[
        {
          id: 'gems',
          name: c.say('good.gems'),
          about: together({ text: c.say('good.gems'), rules: [] }, noteOf(t, 'view.gems')),
          face: GOODS.gems,
          value: now.gems,
          would: then.gems,
        },
        {
          id: 'trophies',
          name: target,
          about: together({ text: target, rules: [] }, noteOf(t, 'view.trophies')),
          face: GOODS.trophies,
          value: now.trophies,
          would: then.trophies,
        },
      ]}
    />
  );
}

/** A player's board: portrait, gear, own power, wounds, gauge, spoils, quests. */
export function Board({ seat, titled }: { seat: Seat; titled?: string }) {
  const { game, next, c, t, names } = useTable();
  const place = placeOf(game, seat);
  const then = placeOf(next, seat);
  const { character } = place;
  return (
    <div className="qt-board" {...oneTabStop}>
      <header className="qt-board-head">
        <SeatMark seat={seat} size={26} />
        <h2 id={titled}>{t.seat(seat)}</h2>
        {character === undefined ? undefined : (
          <em>{c.say('board.class', { character: names(character), base: BASE_POWER })}</em>
        )}
        <QuestsDone seat={seat} />
        <Purse seat={seat} />
      </header>
      <div className="qt-body">
        <Person seat={seat} marked reach="first" />
        <Gear seat={seat} />
        <div className="qt-bio">
          {character === undefined ? undefined : (
            <p>
              <b>
                <Token icon={CHARACTERS[character].power} colour="#4a4da3" size={20} />
                {c.say(`power.${character}`)}
                {place.token ? <Gi icon="check-mark" /> : undefined}
              </b>
              {c.say(`power.${character}.text`)}
              {place.enemy === undefined ? undefined : (
                <strong> {c.say('board.enemy', { type: t.name(place.enemy) })}</strong>
              )}
            </p>
          )}
          <p className="qt-well qt-hurt" {...explained(noteOf(t, 'view.wounds'))}>
            <Drops wounds={place.wounds} would={then.wounds} />
            <span>
              {c.say('wounds', { count: place.wounds })}
              {place.wounds > 0 ? <b> −{place.wounds}</b> : undefined}
            </span>
            <Afflictions seat={seat} />
          </p>
        </div>
      </div>
      <Gauge power={place.power} ally={place.allyPower} would={then.power} />
      <div className="qt-low">
        <Spoils seat={seat} />
        <Quests seat={seat} />
      </div>
    </div>
  );
}

/** The tokens: curse, cobwebs, fright. */
export function Afflictions({ seat }: { seat: Seat }) {
  const { game, c, t } = useTable();
  const { webbed, petrified } = placeOf(game, seat);
  return (
    <>
      {game.cursed === seat ? (
        <span className="qt-curse" {...explained(noteOf(c, 'curse', c.say('curse.text')))}>
          <Gi icon="totem-head" />
          {c.say('curse')}
        </span>
      ) : undefined}
      {webbed ? (
        <span className="qt-affliction" {...explained(noteOf(t, 'view.webbed'))}>
          {c.say('webbed')}
        </span>
      ) : undefined}
      {petrified ? (
        <span className="qt-affliction" {...explained(noteOf(t, 'view.petrified'))}>
          {c.say('petrified')}
        </span>
      ) : undefined}
    </>
  );
}
