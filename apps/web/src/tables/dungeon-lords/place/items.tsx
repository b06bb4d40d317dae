// Magic items at a place: what its owner still holds, what waits outside with the party, what was caught, what came back.

import { TOKEN_IDS, type TokenId } from '@oubliette/dungeon-lords/cards';
import type { Seat } from '@oubliette/engine';
import { Gi } from '../../../kit/pieces/icon.tsx';
import { byPlace } from '../../../kit/pieces/lists.ts';
import { PieceButton } from '../../../kit/pieces/piece-button.tsx';
import { standingOf } from '../../../kit/table-context.tsx';
import { noted } from '../../../kit/tips/explained.ts';
import { noteOf } from '../../../reading/about.ts';
import { ownerAsked } from '../asked.ts';
import { useTable } from '../at-table.ts';
import { ItemRow, ItemToken, type Owner, useTokenName } from '../pieces/item-token.tsx';
import { outsideOf, placeOf } from '../reading.ts';

/** The tokens in hand, known to all; where one is asked for, those that can be given are highlighted. */
export function Tokens({ seat }: { seat: Seat }) {
  const { game, c, ask, me } = useTable();
  const { tokens, deadLetters = [] } = placeOf(game, seat);
  if (tokens === undefined || game.magicItems === undefined) return undefined;
  const colour = seat === me ? ownerAsked(ask) : undefined;
  // At two players in the basic variant the trainee's items are given along with one's own.
  const trainee =
    game.magicItems.queue === undefined
      ? game.magicItems.dummyTokens.find(({ ownerSeat }) => ownerSeat === `dummy-${seat + 1}`)
      : undefined;
  return (
    <section className="dl-tokens">
      <h3>
        {c.say('items.title')}
        <small>{c.say('items.note', { count: tokens.length })}</small>
      </h3>
      <Pool tokens={tokens} owner={seat} asked={colour === seat} />
      {trainee === undefined ? undefined : (
        <Pool tokens={trainee.tokens} owner={trainee.ownerSeat} asked={colour === trainee.ownerSeat} />
      )}
      {deadLetters.length === 0 ? undefined : (
        <span
          className="dl-dead-letters"
          {...noted(noteOf(c, 'items.letters', c.say('items.letters', { count: deadLetters.length })))}
        >
          <Gi icon="love-letter" />
          <ItemRow items={deadLetters} size={20} />
          <span className="unseen">{c.say('items.letters', { count: deadLetters.length })}</span>
        </span>
      )}
    </section>
  );
}

function Pool({ tokens, owner, asked }: { tokens: readonly TokenId[]; owner: Owner; asked: boolean }) {
  const table = useTable();
  const nameOf = useTokenName();
  return (
    <span className="dl-pool">
      {TOKEN_IDS.filter((token) => tokens.includes(token)).map((token) => (
        <PieceButton
          key={token}
          id={token}
          name={nameOf(token, owner)}
          options={asked && standingOf(table, token) !== 'none' ? [token] : []}
          className="dl-token"
        >
          <ItemToken item={token} owner={owner} />
        </PieceButton>
      ))}
    </span>
  );
}

/** In camp or in the sack. */
export function Camp({ seat }: { seat: Seat }) {
  const { game, c } = useTable();
  const outside = outsideOf(placeOf(game, seat));
  return outside === undefined ? undefined : (
    <span className="dl-camp">
      <Gi icon={outside.icon} />
      {c.say(`items.${outside.where}`)}
      <ItemRow items={outside.items} size={24} />
    </span>
  );
}

/** Caught along with their bearers. */
export function Caught({ seat }: { seat: Seat }) {
  const { game, c } = useTable();
  const { capturedItems = [] } = placeOf(game, seat);
  return capturedItems.length === 0 ? undefined : (
    <span className="dl-caught">
      <span className="unseen">{c.say('items.caught', { count: capturedItems.length })}</span>
      <ItemRow items={capturedItems} size={24} />
    </span>
  );
}

/** A rival's items in brief. */
export function ItemsInBrief({ seat }: { seat: Seat }) {
  const { game, c } = useTable();
  const place = placeOf(game, seat);
  const { tokens, capturedItems = [], deadLetters = [] } = place;
  if (tokens === undefined) return undefined;
  const count = capturedItems.length + deadLetters.length;
  const outside = outsideOf(place);
  const held = deadLetters.length > 0 ? 'items.letters' : 'items.caught';
  return (
    <p className="dl-rival-items">
      <TokenRow tokens={tokens} owner={seat} />
      {outside === undefined ? undefined : (
        <span
          className="dl-brief-side"
          {...noted(noteOf(c, `items.${outside.where}`, c.say(`items.${outside.where}`)))}
        >
          <Gi icon={outside.icon} />
          <ItemRow items={outside.items} size={19} />
        </span>
      )}
      {count === 0 ? undefined : (
        <span className="dl-brief-side" {...noted(noteOf(c, held, c.say(held, { count })))}>
          <Gi icon={deadLetters.length > 0 ? 'love-letter' : 'prisoner'} />
          {count}
          <span className="unseen">{c.say(held, { count })}</span>
        </span>
      )}
    </p>
  );
}

export function TokenRow({ tokens, owner }: { tokens: readonly TokenId[]; owner: Owner }) {
  const { c, names } = useTable();
  return (
    <span className="kit-item-row">
      <span className="unseen">{c.say('items.holds', { list: tokens.map((token) => names(token)).join(', ') })}</span>
      {byPlace(tokens, (token) => (
        <ItemToken item={token} owner={owner} size={19} />
      ))}
    </span>
  );
}
