import { EVILOMETER } from '@oubliette/dungeon-lords/cards';
import { Scale } from '../../../kit/board/scale.tsx';
import { PaneTitle } from '../../../kit/panes/pane.tsx';
import { Gi } from '../../../kit/pieces/icon.tsx';
import { noted } from '../../../kit/tips/explained.ts';
import { useMarks } from '../../../parts/seat-mark.tsx';
import { noteOf } from '../../../reading/about.ts';
import { useTable } from '../at-table.ts';
import { TRAINEE } from '../pieces/creatures.tsx';

/** The scale of evil with everybody's counter, and the space that calls the paladin. */
export function Evilometer() {
  const { game, next, c, t } = useTable();
  const markOf = useMarks();
  const trainees = game.dummies.length === 2 ? [{ key: 'trainees', mark: TRAINEE, at: game.dummyEvil }] : [];
  const counters = game.players.map(({ evil }, seat) => ({
    key: seat,
    mark: markOf(seat),
    at: evil,
    would: next.players[seat]?.evil ?? evil,
  }));
  const list = [
    ...counters.map(({ key, at }) => `${t.seat(key)} ${at}`),
    ...trainees.map(({ at }) => c.say('evil.trainees', { evil: at })),
  ].join(', ');
  return (
    <section className="dl-evil" data-at="evil" {...noted(noteOf(c, 'evil'))}>
      <PaneTitle
        small
        icon={<Gi icon="imp-laugh" />}
        note={
          <span className="is-paladin">
            {c.say(`evil.note.${game.paladin}`, { seat: game.paladinSeat })} <Gi icon="crested-helmet" />
          </span>
        }
      >
        {c.say('evil.title')}
      </PaneTitle>
      <Scale
        highest={EVILOMETER.highest}
        limit={EVILOMETER.paladin}
        counters={[...counters, ...trainees]}
        ground="dl-evil"
        darkFrom={8}
        name={c.say('evil.list', { list })}
      />
    </section>
  );
}

export const EvilGradient = () => (
  <linearGradient id="dl-evil">
    <stop offset="0" stopColor="#f3e7c4" />
    <stop offset=".33" stopColor="#c9a15a" />
    <stop offset=".6" stopColor="#a33c2b" />
    <stop offset="1" stopColor="#2f0f1c" />
  </linearGradient>
);
