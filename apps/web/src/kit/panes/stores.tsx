import type { Seat } from '@oubliette/engine';
import { change } from '../../parts/figure.ts';
import type { Note } from '../../reading/about.ts';
import { useKitWords } from '../locales/texts.ts';
import { Token, type TokenFace } from '../pieces/token.tsx';
import { explained } from '../tips/explained.ts';

export interface Store {
  readonly id: string;
  readonly name: string;
  /** Its tooltip, where the game says something about it. */
  readonly about: Note | undefined;
  readonly face: TokenFace;
  readonly value: number;
  /** After the option that is picked. */
  readonly would: number;
  /** More of it is worse. */
  readonly bad?: boolean;
}

/** What a player has, and what the picked option would change it to. */
export function Stores({ seat, stores, size = 30 }: { seat: Seat; stores: readonly Store[]; size?: number }) {
  const words = useKitWords();
  return (
    <ul className="kit-stores">
      {stores.map(({ id, name, about, face, value, would, bad = false }) => {
        const by = would - value;
        return (
          <li key={id} className="kit-store" {...explained(about)} data-at={`store-${seat}-${id}`}>
            <Token {...face} size={size} />
            <b key={value} className="kit-count">
              {value}
            </b>
            <span className="unseen"> {name}</span>
            {by === 0 ? undefined : (
              <small className={by > 0 === bad ? 'is-loss' : 'is-gain'}>
                <span aria-hidden="true">{change(by)}</span>
                <span className="unseen"> ({words.say('store.would', { value: would })})</span>
              </small>
            )}
          </li>
        );
      })}
    </ul>
  );
}
