import type { Params, Refusal, RuleId } from './core.ts';

/** What is wrong with input, and where. Codes, not sentences: a client translates them. */
export interface Fault {
  readonly rule: RuleId;
  /** `settings.rounds`, `entries[12]`. */
  readonly where: string;
  readonly what: FaultKind;
  readonly least?: number;
  readonly most?: number;
  readonly values?: readonly string[];
  /** The rule that refused an entry. */
  readonly refused?: Refusal;
  /** For a fault that only the game can name: its texts have a sentence under `fault.<code>`, with these parameters. */
  readonly code?: string;
  readonly params?: Params;
}

/** The result of reading untrusted input. */
export type Read<T> = { readonly value: T } | { readonly faults: readonly Fault[] };

/** A fault that only the game can name. */
export function gameFault(rule: RuleId, where: string, code: string, params: Params = {}): Fault {
  return { rule, where, what: 'of-game', code, params };
}

export type FaultKind =
  | 'missing'
  | 'unknown'
  | 'not-an-object'
  | 'not-a-list'
  | 'not-a-text'
  | 'not-a-flag'
  | 'not-a-choice'
  | 'not-a-number'
  | 'not-an-entry'
  | 'not-a-sum'
  | 'too-long'
  | 'wrong-length'
  | 'twice'
  | 'not-json'
  | 'not-ours'
  | 'in-parts'
  | 'damaged'
  | 'other-game'
  | 'other-rules'
  | 'seal-broken'
  | 'of-game'
  | 'not-over'
  | 'refused'
  | 'diverges';
