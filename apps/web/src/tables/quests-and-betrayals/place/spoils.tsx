import type { Seat } from '@oubliette/engine';
import { MONSTERS, type MonsterId } from '@oubliette/quests-and-betrayals/cards';
import type { CSSProperties } from 'react';
import { PieceButton } from '../../../kit/pieces/piece-button.tsx';
import { noted } from '../../../kit/tips/explained.ts';
import { noteOf } from '../../../reading/about.ts';
import { useTable } from '../at-table.ts';
import { MonsterTile } from '../pieces/spoil.tsx';
import { placeOf } from '../reading.ts';

/** The largest number of tiles in one row of hooks; more are in two rows. */
const ROW = 3;

/** Defeated monsters on hooks. */
export function Spoils({ seat }: { seat: Seat }) {
  const { game, c, t, names } = useTable();
  const { spoils } = placeOf(game, seat);
  const many = spoils.length > ROW;
  const byType = spoils.toSorted((a, b) => typeOf(a).localeCompare(typeOf(b)));
  return (
    <section className="qt-well qt-spoils" data-at={`spoils-${seat}`}>
      <h3 {...noted(noteOf(t, 'view.spoils'))}>
        {c.say('spoils')} <small>{c.say('cards', { count: spoils.length })}</small>
      </h3>
      <div
        className={`qt-hooks${many ? ' are-many' : ''}`}
        style={{ '--across': Math.max(ROW, Math.ceil(spoils.length / 2)) } as CSSProperties}
      >
        {byType.map((id) => (
          <PieceButton key={id} id={id} name={names(id)} className="qt-spoil">
            <MonsterTile id={id} name="" hung={!many} />
          </PieceButton>
        ))}
      </div>
    </section>
  );
}

const typeOf = (id: MonsterId): string => MONSTERS[id].type;
