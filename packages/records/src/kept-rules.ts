// Released rules of a game, as they were: the rules and the engine they were played on, built into one file. What goes in and
// out is plain data and text, so that no later change of engine, rules or types reaches into it.
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
  /** A game from its shuffle, or what is wrong with the table. */
  begin(table: KeptTable): KeptMatch | { readonly fault: KeptFault };
  /** A game from a state that these rules have made. */
  resume(state: object, log?: KeptLog): KeptMatch;
  /** What games of a campaign hand on; none for rules without campaigns. */
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
  /** Content that the table brought, for rules that take any. */
  readonly given?: unknown;
  /** Where the chance of answers comes from; rules released before there was a choice know `stream` alone. */
  readonly dice?: 'stream' | 'fresh';
}

/** What a state does not say of its log: with fresh dice its seed, and how many entries came before. */
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

/** A game being played by these rules. */
export interface KeptMatch {
  /** Plain data; it is never changed by what follows. */
  state(): object;
  isOver(): boolean;
  /** Plays a line of the log; if it is refused nothing changes. */
  enter(entry: string): KeptRefusal | undefined;
  /** What this viewer may know, with what he is asked and may answer: `Seen` of the engine. */
  view(viewer: number | 'spectator'): object;
  /** What happened, as this viewer heard it, each line with the number of entries after which it was there. */
  log(viewer: number | 'spectator'): readonly KeptLine[];
}

export interface KeptLine {
  readonly after: number;
  readonly heard: { readonly type: string; readonly rule: string; readonly [param: string]: unknown };
}

/** The versions a game keeps, newest first. Each comes when it is needed. */
export type KeptVersions = { readonly [rules: string]: KeptVersion };
export interface KeptVersion {
  /** Of the file. */
  readonly sha256: string;
  readonly load: () => Promise<KeptRules>;
}

/** The rules of now, or ones that were kept. */
export type AnyRules = Game | KeptRules;
export const asKept = (rules: AnyRules): KeptRules => ('keeps' in rules ? rules : keptRules(rules));

/** A game's rules behind this interface: what is built when a version is kept, and how the rules of now are read like the others. */
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
