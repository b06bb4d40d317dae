import type { LiveTable } from './live.ts';

/** Keeps the state a deploy goes on from, even under other rules, and lets go of a table. */
export async function leaveMemory(t: LiveTable): Promise<void> {
  t.closed = true;
  clearTimeout(t.clock.alarm);
  await t.lobby;
  const { play } = t;
  if (play === undefined || t.held !== undefined || t.record.ended !== undefined) return;
  const { game, shown, stored } = play;
  if (play.entered !== stored) return;
  try {
    await t.house.store.keepState({
      table: t.record.id,
      number: stored,
      rules: game.version,
      state: JSON.stringify(shown),
    });
  } catch (err) {
    t.house.log.warn({ err, table: t.record.id }, 'a state was not kept');
  }
}
