// Tables nobody has touched for a long time are deleted, when the operator says so.
import type { House } from './house.ts';

const DAY = 24 * 3600_000;

export async function deleteOldTables(house: House, keepDays: number): Promise<number> {
  const before = house.now() - keepDays * DAY;
  let deleted = 0;
  for (const { id, touched } of await house.store.tables()) {
    if (touched >= before || house.tables.has(id) || (await lastEntry(house, id)) >= before) continue;
    if (await house.store.deleteTable(id)) deleted++;
  }
  return deleted;
}

const lastEntry = async (house: House, id: string): Promise<number> => (await house.store.entries(id)).at(-1)?.at ?? 0;

export function startRetention(house: House, keepDays: number): () => void {
  if (keepDays === 0) return () => {};
  const clean = () =>
    deleteOldTables(house, keepDays).then(
      (deleted) => deleted > 0 && house.log.info({ deleted }, 'old tables were deleted'),
      (err: unknown) => house.log.warn({ err }, 'old tables could not be deleted'),
    );
  void clean();
  const timer = setInterval(clean, DAY);
  timer.unref();
  return () => clearInterval(timer);
}
