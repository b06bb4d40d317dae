import { useNames, useTable } from '../at-table.tsx';
import { Gi } from '../pieces/gi.tsx';
import { SPELL_PICTURES } from '../pieces/pictures.ts';
import { PieceButton } from '../pieces/piece-button.tsx';
import { Wax } from '../pieces/wax.tsx';
import { ROMAN } from '../reading.ts';

/** The four combat cards of the year: open, only mine, or sealed. */
export function Town() {
  const { c } = useTable();
  return (
    <section className="dl-town">
      <h2 className="plaque is-small">{c.say('town.title')}</h2>
      <TownCards />
    </section>
  );
}

export function TownCards() {
  const { game, c, t } = useTable();
  const names = useNames();
  return (
    <ol className="dl-cards">
      {game.combatCards.map((card, at) => {
        const round = ROMAN[at] ?? '';
        const open = at < game.combatShown;
        const name =
          card === 'hidden'
            ? c.say('town.sealed', { round })
            : c.say(open ? 'town.open' : 'town.spied', { round, card: t.name(card) });
        const look = card === 'hidden' ? 'is-sealed' : open ? 'is-shown' : 'is-mine';
        const current = game.season === 'combat' && at === game.combatShown - 1;
        return (
          <li key={round}>
            <PieceButton
              id={card === 'hidden' ? 'hidden' : card}
              name={name}
              options={[`card-${at + 1}`]}
              className={`dl-cc ${look}${current ? ' is-current' : ''}`}
            >
              {card === 'hidden' ? <Wax /> : <Gi icon={SPELL_PICTURES[card]} />}
              {look === 'is-mine' ? (
                <span className="dl-eye" title={names(card)}>
                  <Gi icon="brass-eye" />
                </span>
              ) : undefined}
              <u>{round}</u>
            </PieceButton>
          </li>
        );
      })}
    </ol>
  );
}
