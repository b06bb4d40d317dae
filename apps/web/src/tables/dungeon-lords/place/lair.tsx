import { PALADINS } from '@oubliette/dungeon-lords/cards';
import type { Seat } from '@oubliette/engine';
import { Gi } from '../../../kit/pieces/icon.tsx';
import { byPlace } from '../../../kit/pieces/lists.ts';
import { PieceButton } from '../../../kit/pieces/piece-button.tsx';
import { useTable } from '../at-table.ts';
import { HeroPortrait, MonsterTile } from '../pieces/creatures.tsx';
import { placeOf } from '../reading.ts';
import { Caught } from './items.tsx';

/** Monsters and ghosts, face up or done for this year. */
export function Lair({ seat }: { seat: Seat }) {
  const { game, c, t, names } = useTable();
  const { lair } = placeOf(game, seat);
  return (
    <section className="dl-box dl-lair" data-at={`lair-${seat}`}>
      <h3>{c.say('lair.title')}</h3>
      {lair.length === 0 ? <p>{c.say('lair.none')}</p> : undefined}
      <ul>
        {byPlace(lair, ({ id, spent, worked }) => (
          <li>
            <PieceButton
              id={id}
              name={names(spent ? `${id}:spent` : id) + (worked ? `, ${t.label('view.worked')}` : '')}
              className="dl-resident"
            >
              <MonsterTile id={id} spent={spent} />
              <span className="dl-of-name">{names(id)}</span>
            </PieceButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Prison({ seat }: { seat: Seat }) {
  const { game, c } = useTable();
  const { prison } = placeOf(game, seat);
  return (
    <section className="dl-box dl-prison">
      <h3>{c.say('prison.title')}</h3>
      {prison.length === 0 ? (
        <p>
          <Gi icon="prisoner" />
          {c.say('prison.none')}
        </p>
      ) : undefined}
      <ul>
        {byPlace(prison, (id) => (
          <li>
            <PieceButton id={id} className={`dl-prisoner${id in PALADINS ? ' is-paladin' : ''}`}>
              <HeroPortrait id={id} />
            </PieceButton>
          </li>
        ))}
      </ul>
      <Caught seat={seat} />
    </section>
  );
}
