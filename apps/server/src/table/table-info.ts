// What everybody may know of a table apart from its game.
import { type Seat, type Viewer, view } from '@oubliette/engine';
import { type BotLevel, type SeatInfo, type TableInfo, type TableSummary, USUAL_LEVEL } from '@oubliette/protocol';
import { openScore, progressOf } from '@oubliette/records';
import { undoShown } from './asked-undo.ts';
import { deadlinesOf } from './clock.ts';
import { isTaken, sealOf, statusOf } from './record.ts';
import type { LiveTable, Play } from './table.ts';

export function isConnected(t: LiveTable, seat: Seat): boolean {
  for (const { viewer } of t.listeners) if (viewer === seat) return true;
  return t.elsewhere.has(seat);
}

/** The level or policy of the bot that plays, or would play, for this seat. */
export function playerOf({ record }: LiveTable, seat: Seat): { level: BotLevel } | { level: BotLevel; policy: string } {
  const { bot, level = USUAL_LEVEL, policy } = record.seats[seat]!;
  if (!bot) return { level: record.standInLevel };
  return policy === undefined ? { level } : { level, policy };
}

function botInfo(t: LiveTable, seat: Seat): Pick<SeatInfo, 'bot' | 'level' | 'policy'> {
  const bot = t.record.seats[seat]!.bot || t.standIns.has(seat);
  if (!bot) return { bot };
  const player = playerOf(t, seat);
  return 'policy' in player ? { bot, policy: player.policy } : { bot, level: player.level };
}

/** A score that the rules cannot compute is not shown. */
function scoreOf({ game, shown }: Play): readonly number[] | undefined {
  try {
    return openScore(game, shown);
  } catch {
    return undefined;
  }
}

/** A seat learns what it would see at the table; asking does not count as being connected. */
export function tableSummary({ record, held, play }: LiveTable, viewer: Viewer): TableSummary {
  const status = held === undefined ? statusOf(record) : 'held';
  const playing = status === 'playing' ? play : undefined;
  const score = playing === undefined ? undefined : scoreOf(playing);
  return {
    status,
    waiting: playing === undefined ? [] : view(playing.game, playing.shown, viewer).waiting,
    ...(playing === undefined ? {} : { progress: progressOf(view(playing.game, playing.shown, 'spectator').game) }),
    ...(score === undefined ? {} : { score }),
    names: record.seats.map(({ name }) => name),
    marks: record.marks,
  };
}

export function tableInfo(t: LiveTable): TableInfo {
  const { record } = t;
  const status = statusOf(record);
  const deadlines = deadlinesOf(t);
  const asked = undoShown(t);
  return {
    id: record.id,
    game: record.game,
    rules: t.play?.game.version ?? record.rules,
    options: record.options,
    ...(record.given === undefined ? {} : { given: record.given }),
    ...(record.roles === undefined ? {} : { roles: record.roles }),
    title: record.title,
    undo: record.undo,
    spectators: record.spectators,
    timer: record.timer,
    standInAfter: record.standInAfter,
    standInLevel: record.standInLevel,
    status: t.held === undefined ? status : 'held',
    seats: record.seats.map((seat, i) => ({
      name: seat.name,
      taken: isTaken(seat),
      ...botInfo(t, i),
      here: isConnected(t, i),
      words: seat.words !== '',
    })),
    marks: record.marks,
    ...(t.context.keepDays === 0 ? {} : { keptDays: t.context.keepDays }),
    commitment: sealOf(record),
    ...(status === 'over' ? { secret: record.secret } : {}),
    ...(record.imported ? { imported: true } : {}),
    ...(record.hook === undefined ? {} : { hook: true }),
    ...(record.rematch === undefined ? {} : { rematch: record.rematch }),
    ...(asked === undefined ? {} : { undoAsked: { seat: asked.seat, agreed: asked.agreed } }),
    ...(deadlines.length === 0 ? {} : { deadlines }),
  };
}
