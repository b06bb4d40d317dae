// The manifest of a game: its box and its layout, and loaders for the rest.
import { type Knowledge, readWeights, type Weights } from '@oubliette/bots';
import type { Game, GameSettings, Pick, Seat, StateOf } from '@oubliette/engine';
import type { AnyRules, KeptRules, KeptVersions } from '@oubliette/records';
import { defineBook, type Lang, type Texts } from '@oubliette/text';

/** Colours of a part of the cover, with light from the upper left. */
interface Painted {
  readonly colour: string;
  /** Towards the light and away from it; absent: one colour. */
  readonly shades?: readonly [lit: string, dark: string];
}

export interface Print extends Painted {
  /** An outline of game-icons.net. */
  readonly icon: string;
  /** Its centre and its width, on a picture 190 wide and 236 high. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Its rotation in degrees. */
  readonly turn?: number;
}

/** A shape of the game's own, on the same picture. */
export interface Shape extends Painted {
  readonly path: string;
  /** The width of its dark edge; none by default. */
  readonly edge?: number;
}

/** The lid of a box. */
export interface Cover {
  readonly light: string;
  readonly cloth: string;
  readonly dark: string;
  /** From the back to the front; the last outline represents the game where there is room for one only. */
  readonly prints: readonly (Print | Shape)[];
}

export interface TextSource {
  readonly words: () => Promise<Readonly<Record<string, string>>>;
  /** The rule book as it is written, in Markdown. */
  readonly ruleBook: () => Promise<string>;
}

/** Every game exports one as `manifest` from `src/manifest.ts`. A test compares it with the game's own definition. */
export interface Manifest {
  readonly id: string;
  readonly seats: readonly [least: number, most: number];
  readonly settings: GameSettings;
  /** The game has optional asks. */
  readonly optionalAsks: boolean;
  /** The field of the view with the seats' places: one object for each seat, or objects that name their seat in `seat`. */
  readonly places?: string;
  /** The fields of a seat's place whose changes a summary lists; absent: all that have a text. */
  readonly followed?: readonly string[];
  /** The game's name, its tag line and the texts of its settings. */
  readonly box: Texts;
  readonly cover: Cover;
  readonly rules: () => Promise<Game>;
  /** The knowledge of bots. Without it only random bots are offered: the others would play little better. */
  readonly knowledge?: () => Promise<Knowledge>;
  /** A table of learned weights, as a file's text: the game then has an archlord. */
  readonly weights?: () => Promise<string>;
  /** Ready-made content (quests, parties, decks). The box texts name each as `given.<name>`. */
  readonly given?: { readonly names: readonly string[]; readonly load: (name: string) => Promise<unknown> };
  /** Questions about a seat's own position that a table may send to a worker, by name. */
  readonly workshop?: () => Promise<Workshop>;
  /** Cards that are this project's own designs, without a published source. */
  readonly ownDesigns?: () => Promise<OwnDesigns>;
  /** The kept rules that can be loaded: all but the newest, which the sources play. A game whose version does not begin with 0 must name them. */
  readonly kept?: () => Promise<KeptVersions>;
  readonly texts: Readonly<Record<Lang, TextSource>>;
}

/** Each gets an imagined state that fits the seat's view, and plain data; it returns plain data. */
export type Workshop<S extends StateOf = StateOf> = Readonly<
  Record<string, (world: S, seat: Seat, given: never, pick: Pick) => unknown>
>;

export interface OwnDesigns {
  /** Ids of cards that are entirely ours. */
  readonly whole: readonly string[];
  /** Ids of cards of which some numbers are ours. */
  readonly partly: readonly string[];
}

/** All knowledge of a game's bots; empty where it has none. */
export async function botContextOf({
  id,
  knowledge,
  weights,
}: Manifest): Promise<{ readonly knowledge?: Knowledge; readonly weights?: Weights }> {
  const [known, text] = await Promise.all([knowledge?.(), weights?.()]);
  if (known === undefined) return {};
  if (text === undefined) return { knowledge: known };
  const read = readWeights(text);
  if ('fault' in read || read.game !== id) throw new Error(`the weights of ${id} cannot be read`);
  return { knowledge: known, weights: read };
}

/** The rules that a file names: the newest, or kept ones. */
export async function rulesNamed(manifest: Manifest, version: string): Promise<AnyRules | undefined> {
  const newest = await manifest.rules();
  return newest.version === version ? newest : olderRules(manifest, version);
}

/** Kept rules, by the version that a file names. */
export async function olderRules({ kept }: Manifest, version: string): Promise<KeptRules | undefined> {
  const versions = (await kept?.()) ?? {};
  return Object.hasOwn(versions, version) ? versions[version]?.load() : undefined;
}

/** Both languages with their rule books, for programs that use all of it at once. */
export async function wholeTexts({ texts }: Manifest): Promise<Texts> {
  const book = async (lang: Lang) => {
    const [words, ruleBook] = await Promise.all([texts[lang].words(), texts[lang].ruleBook()]);
    return defineBook(lang, words, ruleBook);
  };
  const [en, fr] = await Promise.all([book('en'), book('fr')]);
  return { en, fr };
}

/** A manifest whose rules and knowledge are about the same state. */
interface TypedManifest<S extends StateOf, V extends object>
  extends Omit<Manifest, 'rules' | 'knowledge' | 'workshop'> {
  readonly rules: () => Promise<Game<S, V>>;
  readonly knowledge?: () => Promise<Knowledge<S>>;
  readonly workshop?: () => Promise<Workshop<S>>;
}

/** The cast from a game's own types to those of any game: knowledge of another game does not compile. */
export const listed = <S extends StateOf, V extends object>(manifest: TypedManifest<S, V>): Manifest =>
  manifest as unknown as Manifest;
