// Kept rules: a released version of a game's rules, built with its engine into one file. Its interface takes and returns plain
// data and text, so that later changes of engine, rules or types do not affect it.
import {
  type Event,
  enter,
  type Game,
  hear,
  isOver,
  type Match,
  matchFrom,
  newMatch,
  readEntry,
  type StateOf,
  tableFaults,
  view,
} from '@oubliette/engine';

/**
 * One version of a game's rules. This interface never changes: modules built years ago keep it. A new need gets a new
 * number and an interface beside this one.
 */
export interface KeptRules {
  readonly keeps: 1;
  readonly game: string;
  readonly rules: string;
  /** Starts a game from its shuffle, or returns the faults of the table. */
  begin(table: KeptTable): KeptMatch | { readonly fault: KeptFault };
  /** Continues a game from a state that these rules have made. */
  resume(state: object, log?: KeptLog): KeptMatch;
  /** The campaign functions; absent for rules without campaigns. */
  readonly campaign?: KeptCampaign;
}

export interface KeptCampaign {
  given(legacy: unknown, chosen: unknown): unknown;
  legacy(state: object): unknown;
}

export interface KeptTable {
  readonly seats: number;
  readonly seed: string;
  readonly settings: { readonly [name: string]: boolean | number | string };
  /** The content of the table, for rules that take any. */
  readonly given?: unknown;
  /** The source of random numbers; rules released before there was a choice know `stream` only. */
  readonly dice?: 'stream' | 'fresh';
}

/** What a state does not hold about its log: with fresh dice its seed, and the number of entries before. */
export interface KeptLog {
  readonly seed?: string;
  readonly before?: number;
}

export interface KeptFault {
  readonly rule: string;
  readonly where: string;
  readonly what: string;
  readonly [more: string]: unknown;
}

export interface KeptRefusal {
  readonly rule: string;
  readonly [more: string]: unknown;
}

/** A match under these rules. */
export interface KeptMatch {
  /** Plain data that no later call changes. */
  state(): object;
  isOver(): boolean;
  /** Plays an entry of the log; a refused one changes nothing. */
  enter(entry: string): KeptRefusal | undefined;
  /** The view of this viewer with its open asks: `Seen` of the engine. */
  view(viewer: number | 'spectator'): object;
  /** The events as this viewer gets them, each with the number of entries after which it happened. */
  log(viewer: number | 'spectator'): readonly KeptLine[];
}

export interface KeptLine {
  readonly after: number;
  readonly heard: { readonly type: string; readonly rule: string; readonly [param: string]: unknown };
}

/** The kept versions of a game that can be loaded, newest first: all but the newest of all, which the sources play. */
export type KeptVersions = { readonly [rules: string]: KeptVersion };
export interface KeptVersion {
  /** The SHA-256 of the file. */
  readonly sha256: string;
  readonly load: () => Promise<KeptRules>;
}

/** The current rules, or kept ones. */
export type AnyRules = Game | KeptRules;
export const asKept = (rules: AnyRules): KeptRules => ('keeps' in rules ? rules : keptRules(rules));

/** Wraps a game's rules in this interface: for building a kept version, and to use current rules in the same way. */
export function keptRules<S extends StateOf>(game: Game<S>): KeptRules {
  return {
    keeps: 1,
    game: game.id,
    rules: game.version,
    begin(table) {
      const [fault] = tableFaults(game, table);
      return fault === undefined ? keptMatch(newMatch(game, table)) : { fault: { ...fault } };
    },
    resume: (state, log) => keptMatch(matchFrom(game, state as S, log)),
    ...campaignOf(game),
  };
}

function campaignOf<S extends StateOf>({ campaign }: Game<S>): Pick<KeptRules, 'campaign'> {
  if (campaign === undefined) return {};
  return {
    campaign: {
      given: (before, chosen) => campaign.given(before, chosen),
      legacy: (state) => campaign.legacy(state as S),
    },
  };
}

function keptMatch<S extends StateOf>(match: Match<S>): KeptMatch {
  return {
    state: () => match.state,
    isOver: () => isOver(match.state),
    enter(text) {
      const entry = readEntry(text);
      if (entry === undefined) return { rule: 'ENG-FILE-3' };
      const refused = enter(match, entry);
      return refused === undefined ? undefined : { ...refused };
    },
    view: (viewer) => view(match.game, match.state, viewer),
    log(viewer) {
      const line = (event: Event, after: number): KeptLine => ({ after, heard: hear(event, viewer) });
      return [
        ...match.opening.map((event) => line(event, 0)),
        ...match.moves.flatMap(({ events, entry }) => events.map((event) => line(event, entry - match.before + 1))),
      ];
    },
  };
}
