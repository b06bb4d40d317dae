import { PaneTitle } from '../../../kit/panes/pane.tsx';
import { Gi } from '../../../kit/pieces/icon.tsx';
import { OnlyMine, Wax } from '../../../kit/pieces/marks.tsx';
import { PieceButton } from '../../../kit/pieces/piece-button.tsx';
import { useTable } from '../at-table.ts';
import { SPELL_PICTURES } from '../pieces/pictures.ts';
import { ROMAN } from '../reading.ts';

/** The four combat cards of the year: open, only mine, or sealed. */
export function Town() {
  const { c } = useTable();
  return (
    <section className="dl-town">
      <PaneTitle small>{c.say('town.title')}</PaneTitle>
      <TownCards />
    </section>
  );
}

export function TownCards() {
  const { game, c, t, names } = useTable();
  return (
    <ol className="dl-cards">
      {game.combatCards.map((card, at) => {
        const round = ROMAN[at] ?? '';
        const open = at < game.combatShown;
        const name =
          card === 'hidden'
            ? c.say('town.sealed', { round })
            : c.say(open ? 'town.open' : 'town.spied', { round, card: t.name(card) });
        const visibility = card === 'hidden' ? 'is-sealed' : open ? 'is-shown' : 'is-mine';
        const current = game.season === 'combat' && at === game.combatShown - 1;
        return (
          <li key={round}>
            <PieceButton
              id={card === 'hidden' ? 'hidden' : card}
              name={name}
              options={[`card-${at + 1}`]}
              className={`dl-cc ${visibility}${current ? ' is-current' : ''}`}
            >
              {card === 'hidden' ? <Wax /> : <Gi icon={SPELL_PICTURES[card]} />}
              {visibility === 'is-mine' ? <OnlyMine title={names(card)} /> : undefined}
              <u className="by-night">{round}</u>
            </PieceButton>
          </li>
        );
      })}
    </ol>
  );
}
