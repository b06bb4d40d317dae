// The database of campaigns, and of the tables that play their next games. It is apart from the games' database: most devices have no campaign.
import type { CampaignChecked, CampaignFile } from '@oubliette/records';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { hasCampaigns, noteCampaign } from '../base/storage.ts';

export interface StoredCampaign {
  readonly id: string;
  readonly at: number;
  readonly file: CampaignFile;
  /** How far each game was checked when it came here; campaigns stored earlier do not say it. */
  readonly checked?: CampaignChecked;
}

/** A table, on this device or online, whose game belongs to a campaign, with the choices made for it. */
interface CampaignTable {
  readonly table: string;
  readonly campaign: string;
  readonly chosen?: unknown;
}

interface Stores extends DBSchema {
  campaigns: { key: string; value: StoredCampaign };
  tables: { key: string; value: CampaignTable };
}

let opened: Promise<IDBPDatabase<Stores>> | undefined;
function database(): Promise<IDBPDatabase<Stores>> {
  opened ??= openDB<Stores>('oubliette-campaigns', 1, {
    upgrade(base) {
      base.createObjectStore('campaigns', { keyPath: 'id' });
      base.createObjectStore('tables', { keyPath: 'table' });
    },
    terminated() {
      opened = undefined;
    },
  });
  return opened;
}

export async function storedCampaigns(): Promise<StoredCampaign[]> {
  const all = await (await database()).getAll('campaigns');
  return all.sort((a, b) => b.at - a.at);
}

export const storedCampaign = async (id: string): Promise<StoredCampaign | undefined> =>
  (await database()).get('campaigns', id);

export async function storeCampaign(
  file: CampaignFile,
  checked: CampaignChecked,
  id: string = crypto.randomUUID(),
): Promise<StoredCampaign> {
  const stored = { id, at: Date.now(), file, checked };
  await (await database()).put('campaigns', stored);
  noteCampaign();
  return stored;
}

export const forgetCampaign = async (id: string): Promise<void> => (await database()).delete('campaigns', id);

export const addTable = async (table: string, campaign: string, chosen: unknown): Promise<void> => {
  await (await database()).put('tables', { table, campaign, ...(chosen === undefined ? {} : { chosen }) });
};

export const tableOf = async (table: string): Promise<CampaignTable | undefined> =>
  hasCampaigns() ? (await database()).get('tables', table) : undefined;
