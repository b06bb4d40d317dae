// Names that the compiler does not check: a misspelt one would silently do nothing.
import { type Game, readTable, type StateOf, type TableSetup } from '@oubliette/engine';

/** Kinds of standing answers are asked, kinds that a procedure is quiet about are optional choices, roles of policies exist. */
export function namesExist<S extends StateOf, V extends object>(game: Game<S, V>, table: TableSetup): string[] {
  const faults: string[] = [];
  for (const kind of Object.keys(game.standing ?? {}))
    if (!Object.hasOwn(game.asks, kind)) faults.push(`standing answers for ${kind}, which is never asked`);
  for (const [name, { quiet }] of Object.entries(game.procedures))
    for (const kind of Array.isArray(quiet) ? quiet : [])
      if (!game.besides.includes(kind)) faults.push(`${name} is quiet about ${kind}, which is no optional choice`);
  const read = readTable(game as unknown as Game<S>, table);
  const roles = 'faults' in read ? [] : (game.roles?.(read.terms) ?? []).map(({ key }) => key);
  for (const [name, { roles: wanted = [] }] of Object.entries(game.policies ?? {}))
    for (const role of wanted)
      if (!roles.includes(role)) faults.push(`the policy ${name} plays ${role}, which is no role`);
  return faults;
}
