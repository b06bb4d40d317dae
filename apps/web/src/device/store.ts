// The database of this device's games. The list and the games are separate stores: reading the list reveals nothing of a game.
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { type ListedGame, listedOf, type StoredGame } from './stored-game.ts';

interface Shelves extends DBSchema {
  saved: { key: string; value: ListedGame };
  kept: { key: string; value: StoredGame };
}

let opened: Promise<IDBPDatabase<Shelves>> | undefined;
function shelves(): Promise<IDBPDatabase<Shelves>> {
  opened ??= openDB<Shelves>('oubliette', 1, {
    upgrade(base) {
      base.createObjectStore('saved', { keyPath: 'id' });
      base.createObjectStore('kept', { keyPath: 'id' });
    },
    terminated() {
      opened = undefined;
    },
  });
  return opened;
}

/** False: private windows and full disks refuse. The game goes on unsaved, and the table says so. */
async function tried<T>(work: (base: IDBPDatabase<Shelves>) => Promise<T>): Promise<T | undefined> {
  try {
    return await work(await shelves());
  } catch {
    return undefined;
  }
}

export const loadStored = (id: string): Promise<StoredGame | undefined> => tried((base) => base.get('kept', id));

export async function saveStored(kept: StoredGame, at = Date.now()): Promise<boolean> {
  const done = await tried(async (base) => {
    const both = base.transaction(['saved', 'kept'], 'readwrite');
    const saved = both.objectStore('saved');
    const title = (await saved.get(kept.id))?.title;
    await Promise.all([
      saved.put({ ...listedOf(kept, at), ...(title === undefined ? {} : { title }) }),
      both.objectStore('kept').put(kept),
      both.done,
    ]);
    return true;
  });
  return done === true;
}

/** The games of the list, latest first. */
export async function savedGames(): Promise<ListedGame[]> {
  const all = (await tried((base) => base.getAll('saved'))) ?? [];
  return all.sort((a, b) => b.at - a.at);
}

export async function renameGame(id: string, title: string): Promise<void> {
  await tried(async (base) => {
    const { store, done } = base.transaction('saved', 'readwrite');
    const saved = await store.get(id);
    // Without a title the list shows the names of its people.
    const { title: _, ...nameless } = saved ?? {};
    if (saved !== undefined) await store.put(title === '' ? (nameless as ListedGame) : { ...saved, title });
    await done;
  });
}

export async function forgetGame(id: string): Promise<void> {
  await tried(async (base) => {
    const both = base.transaction(['saved', 'kept'], 'readwrite');
    await Promise.all([both.objectStore('saved').delete(id), both.objectStore('kept').delete(id), both.done]);
  });
}
