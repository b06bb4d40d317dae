// A campaign as a file: its players, its games, and the legacy of each. A program that has the rules can replay all of it.
import { type Fault, type Game, type StateOf, sha256Hex } from '@oubliette/engine';
import { bad, checkGame, type GameChecked, legacyFault } from './campaign-game.ts';
import { diff } from './diff.ts';
import type { GameFile } from './game-file.ts';
import type { GameInParts } from './game-in-parts.ts';
import type { RulesOf } from './load-rules.ts';
import { fileFrom, partsFrom } from './read-game-file.ts';
import { content, fields, isObject, LONGEST_NAME, list, readText, within, word, wrong } from './reading.ts';

export interface CampaignFile {
  readonly format: 'oubliette-campaign';
  readonly version: 1;
  readonly game: string;
  readonly name: string;
  /** All people who take part in any of its games. */
  readonly people: readonly string[];
  readonly games: readonly CampaignGame[];
  /** The checksum of everything above. */
  readonly checksum: string;
}

export interface CampaignGame {
  readonly file: GameFile | GameInParts;
  /** The choices for this game; with the legacy before it they make its content. */
  readonly chosen?: unknown;
  /** Its legacy. */
  readonly legacy: unknown;
}

const MOST_GAMES = 100;
const MOST_PEOPLE = 50;
const LONGEST_CAMPAIGN = 40_000_000;

const checksumOf = ({ checksum: _, ...body }: CampaignFile): string => sha256Hex(JSON.stringify(body));

function campaignFile(game: string, name: string, people: readonly string[], games: readonly CampaignGame[]) {
  const each = games.map(({ file, chosen, legacy }) => ({ file, ...(chosen === undefined ? {} : { chosen }), legacy }));
  const file: CampaignFile = {
    format: 'oubliette-campaign',
    version: 1,
    game,
    name,
    people,
    games: each,
    checksum: '',
  };
  return { ...file, checksum: checksumOf(file) };
}

/** A new campaign without games. */
export const newCampaign = <S extends StateOf>(game: Game<S>, name: string, people: readonly string[]): CampaignFile =>
  campaignFile(game.id, name, people, []);

/** The content of the next game, for the game's `readGiven`: from the last legacy and the choices now. */
export const nextGiven = <S extends StateOf>(game: Game<S>, campaign: CampaignFile, chosen?: unknown): unknown =>
  game.campaign?.given(campaign.games.at(-1)?.legacy, chosen);

/** For each game of the campaign. */
export type CampaignChecked = readonly GameChecked[];

/** Adds a game to the campaign. It must be finished, and its content must follow from the last legacy. */
export function addGame<S extends StateOf>(
  newest: Game<S>,
  rulesOf: RulesOf,
  campaign: CampaignFile,
  file: GameFile | GameInParts,
  chosen?: unknown,
): { readonly campaign: CampaignFile; readonly checked: GameChecked } | { readonly fault: Fault } {
  if (campaign.game !== newest.id) return bad('ENG-CAMP-1', 'game', 'other-game');
  const isFull = campaign.games.length >= MOST_GAMES;
  if (isFull) return { fault: { rule: 'ENG-CAMP-6', where: 'games', what: 'too-long', most: MOST_GAMES } };
  const where = `games[${campaign.games.length}]`;
  const before = campaign.games.at(-1)?.legacy;
  const game = newest as unknown as Game;
  const replayed = checkGame(game, rulesOf, { where, before, file, chosen });
  if ('fault' in replayed) return replayed;
  const { checked, legacy } = replayed;
  if (legacy === undefined) return bad('ENG-CAMP-3', `${where}.file.rules`, 'other-rules');
  const unread = legacyFault(game, where, legacy);
  if (unread !== undefined) return { fault: unread };
  const { name, people, games } = campaign;
  const added = { file, legacy, ...(chosen === undefined ? {} : { chosen }) };
  const longer = campaignFile(campaign.game, name, people, [...games, added]);
  const back = readCampaign(JSON.stringify(longer));
  return 'fault' in back ? back : { campaign: longer, checked };
}

/** Replays every game under its own rules, and checks that the content of each follows from the legacy before it. */
export function verifyCampaign(
  newest: Game,
  rulesOf: RulesOf,
  campaign: CampaignFile,
): { readonly games: CampaignChecked } | { readonly fault: Fault } {
  if (campaign.game !== newest.id || newest.campaign === undefined) return bad('ENG-CAMP-1', 'game', 'other-game');
  const games: GameChecked[] = [];
  let before: unknown;
  for (const [i, { file, chosen, legacy }] of campaign.games.entries()) {
    const where = `games[${i}]`;
    const unread = legacyFault(newest, where, legacy);
    if (unread !== undefined) return { fault: unread };
    const replayed = checkGame(newest, rulesOf, { where, before, file, chosen });
    if ('fault' in replayed) return replayed;
    if (replayed.legacy !== undefined && diff(replayed.legacy, legacy) !== undefined)
      return bad('ENG-CAMP-5', `${where}.legacy`, 'diverges');
    games.push(replayed.checked);
    before = legacy;
  }
  return { games };
}

/** Reads a campaign from untrusted input. Its games are checked when it is verified. */
export const readCampaign = (text: string): { file: CampaignFile } | { fault: Fault } =>
  readText(text, campaignFrom, LONGEST_CAMPAIGN);

const FIELDS = ['format', 'version', 'game', 'name', 'people', 'games', 'checksum'];

function campaignFrom(json: unknown): CampaignFile {
  const top = fields(json, '', FIELDS);
  if (top.format !== 'oubliette-campaign') wrong('format', 'not-ours');
  if (top.version !== 1) wrong('version', 'not-ours');
  const file = campaignFile(
    word(top.game, 'game', LONGEST_NAME),
    word(top.name, 'name', LONGEST_NAME),
    list(top.people, 'people', MOST_PEOPLE, (x, where) => word(x, where, LONGEST_NAME)),
    list(top.games, 'games', MOST_GAMES, gameIn),
  );
  if (word(top.checksum, 'checksum', 64) !== file.checksum) wrong('checksum', 'damaged', { rule: 'ENG-FILE-4' });
  return file;
}

function gameIn(x: unknown, where: string): CampaignGame {
  const { file, chosen, legacy } = fields(x, `${where}.`, ['file', 'legacy'], ['chosen']);
  const inParts = isObject(file) && file.format === 'oubliette-game-in-parts';
  return {
    file: within(`${where}.file`, () => (inParts ? partsFrom(file) : fileFrom(file))),
    ...(chosen === undefined ? {} : { chosen: content(chosen, `${where}.chosen`) }),
    legacy: content(legacy, `${where}.legacy`),
  };
}
