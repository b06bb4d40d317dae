// A game may bring a table of its own. `tables/<game>/index.ts` exports it as `table`, and `find-tables.ts` finds it by its place.
import type { Seat } from '@oubliette/engine';
import type { ComponentType } from 'react';
import type { LateTexts } from '../base/late-texts.ts';
import type { Sums } from '../explain/sums.ts';
import type { Now } from '../session/now.ts';
import type { SoundName } from '../sounds/synth.ts';
import type { SceneProps } from './scene-props.ts';

export interface TrackProps {
  readonly now: Now;
  readonly texts: LateTexts;
}

/** A number of a seat that no field of its place holds. */
export interface CountedCurve {
  readonly id: string;
  readonly of: (game: object, seat: Seat) => number;
}

export type EventSounds = Readonly<Partial<Record<SoundName, readonly string[]>>>;

/** Small, and part of the first page: whatever is heavy is a lazy component. */
export interface OwnTable {
  readonly Scene: ComponentType<SceneProps>;
  /** Where the game stands, for the top bar. */
  readonly Track: ComponentType<TrackProps>;
  /** The kinds of event that make each sound. */
  readonly sounds?: EventSounds;
  /** Numbers that are drawn over time besides the points: fields of a seat's place, or worked out from a view; labelled as in the view. */
  readonly curves?: readonly (string | CountedCurve)[];
  /** Which numbers of an event make which; the game's texts name each as `term.<name>`. */
  readonly sums?: Sums;
  /** On the first page: the way to a first game. */
  readonly Lesson?: ComponentType;
}

const tables = new Map<string, OwnTable>();

export const registerTable = (game: string, table: OwnTable): void => void tables.set(game, table);

/** `?table=generic` in the address: every game at the generic table, to test it and to compare. */
const onlyGeneric = (): boolean => new URLSearchParams(globalThis.location?.search ?? '').get('table') === 'generic';

/** Undefined: the game is played at the table that plays any game. */
export const ownTable = (game: string): OwnTable | undefined => (onlyGeneric() ? undefined : tables.get(game));
export const ownTables = (): readonly OwnTable[] => [...tables.values()];
