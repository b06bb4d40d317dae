import type { Game } from '@oubliette/engine';
import { useEffect, useState } from 'react';
import type { CatalogGame } from './games.ts';

/** The rules of a game, a moment later: a form asks them for roles, policies and what a table may bring. */
export function useRules(catalogGame: CatalogGame): Game | undefined {
  const [game, setGame] = useState<Game>();
  useEffect(() => {
    let gone = false;
    catalogGame.rules().then(
      (rules) => {
        if (!gone) setGame(rules);
      },
      () => {}, // Without a network the form stays as it is; the table says what is missing.
    );
    return () => {
      gone = true;
    };
  }, [catalogGame]);
  return game;
}
