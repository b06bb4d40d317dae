import type { Game } from '@oubliette/engine';
import { useEffect, useState } from 'react';
import type { CatalogGame } from './games.ts';

/** The rules of a game, once loaded: forms read roles, policies and given content from them. */
export function useRules(catalogGame: CatalogGame): Game | undefined {
  const [game, setGame] = useState<Game>();
  useEffect(() => {
    let gone = false;
    catalogGame.rules().then(
      (rules) => {
        if (!gone) setGame(rules);
      },
      () => {}, // Without a network the form stays as it is; the table reports what is missing.
    );
    return () => {
      gone = true;
    };
  }, [catalogGame]);
  return game;
}
