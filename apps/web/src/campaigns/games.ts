// The steps of a campaign: it begins, a finished game joins it, it is imported from a file.
import type { Fault, Game } from '@oubliette/engine';
import { addGame, loadRules, newCampaign, readCampaign, verifyCampaign } from '@oubliette/records';
import { rulesNamedBy, rulesOf } from '../base/rules.ts';
import type { TableSession } from '../session/table-session.ts';
import { addTable, type StoredCampaign, storeCampaign, storedCampaign, tableOf } from './store.ts';

/** The campaign whose next game is played, and the choices made for that game. */
export interface NextGame {
  readonly campaign: StoredCampaign;
  readonly chosen: unknown;
}

/** Begins a campaign whose first game is played at this table. */
export async function beginCampaign(game: Game, table: string, people: readonly string[]): Promise<void> {
  const name = people.length === 0 ? game.id : people.join(', ').slice(0, LONGEST_NAME);
  const { id } = await storeCampaign(newCampaign(game, name, people), []);
  await addTable(table, id, undefined);
}
const LONGEST_NAME = 60;

export const playNext = (table: string, { campaign, chosen }: NextGame): Promise<void> =>
  addTable(table, campaign.id, chosen);

type Joined = { readonly campaign: StoredCampaign } | { readonly fault: Fault };

/** Adds the finished game of a table to its campaign; undefined: the table belongs to none. A second call changes nothing. */
export async function joinCampaign(session: TableSession): Promise<Joined | undefined> {
  const { id, catalogGame } = session.info;
  const link = await tableOf(id);
  if (link === undefined) return undefined;
  const campaign = await storedCampaign(link.campaign);
  const file = await session.exported();
  if (campaign === undefined || file === undefined) return undefined;
  const seal = file.fairness.commitment;
  if (campaign.file.games.some((game) => game.file.fairness.commitment === seal)) return { campaign };
  const newest = await catalogGame.rules();
  const rules = await loadRules([file], (version) => rulesNamedBy(newest.id, version));
  const added = addGame(newest, rules, campaign.file, file, link.chosen);
  if ('fault' in added) return added;
  // Campaigns stored without it hold games that were all played here.
  const before = campaign.checked ?? campaign.file.games.map(() => 'checked' as const);
  return { campaign: await storeCampaign(added.campaign, [...before, added.checked], campaign.id) };
}

/** Imports a campaign from a file and replays every game of it. */
export async function importCampaign(text: string): Promise<Joined> {
  const read = readCampaign(text);
  if ('fault' in read) return read;
  const { file } = read;
  const newest = await rulesOf(file.game);
  if (newest === undefined) return { fault: { rule: 'ENG-CAMP-1', where: 'game', what: 'other-game' } };
  const files = file.games.map((one) => one.file);
  const rules = await loadRules(files, (version) => rulesNamedBy(file.game, version));
  const checked = verifyCampaign(newest, rules, file);
  return 'fault' in checked ? checked : { campaign: await storeCampaign(file, checked.games) };
}
