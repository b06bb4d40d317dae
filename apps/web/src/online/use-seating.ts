// What each seat of an online table plays, who may answer for it besides people, and who is allied with whom.
import { policiesFor } from '@oubliette/bots';
import type { Game, Seat } from '@oubliette/engine';
import type { TableInfo } from '@oubliette/protocol';
import { useMemo } from 'react';
import type { CatalogGame } from '../base/games.ts';
import { tableRoles } from '../base/table-roles.ts';
import { useRules } from '../base/use-rules.ts';
import { openingSides, type Sides } from '../reading/sides.ts';

export interface Seating {
  /** A moment later. */
  readonly rules: Game | undefined;
  readonly roles: readonly string[];
  readonly policies: (seat: Seat) => readonly string[];
  /** As the game begins; undefined: nobody is allied, or not known. */
  readonly sides: Sides | undefined;
}

export function useSeating(
  { seats: { length: seats }, options: settings, given, roles: told }: TableInfo,
  of: CatalogGame,
): Seating {
  const rules = useRules(of);
  // Each message about the table brings new objects, and the agreed terms stay what they are.
  const agreed = JSON.stringify([seats, settings, given, told]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  return useMemo(() => {
    const { read, roles: found } = tableRoles(rules, { seats, settings, given });
    // The server has the last word.
    const roles = told ?? found;
    const known = rules !== undefined && read !== undefined && 'terms' in read;
    return {
      rules,
      roles,
      policies: (seat) => (rules === undefined ? [] : policiesFor(rules, roles[seat])),
      sides: known ? openingSides(rules, { seats, settings, given }) : undefined,
    };
  }, [rules, agreed]);
}
