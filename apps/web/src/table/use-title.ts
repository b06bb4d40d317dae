import { useEffect } from 'react';
import { isBot } from '../base/chair.ts';
import { useGameSpeaker, useLocale } from '../base/locale.tsx';
import { useExtras } from '../base/use-extras.ts';
import type { Now } from '../session/now.ts';
import type { TableSession } from '../session/table-session.ts';
import { notify } from '../settings/notify.ts';

/** The page's title: the game's name, with a mark when the only person of this device must decide. */
export function useTitle(session: TableSession, now: Now): void {
  const { say } = useLocale();
  const t = useExtras();
  const { id, catalogGame } = session.info;
  const name = useGameSpeaker(catalogGame.box).say('game.name');
  const mine = isMyTurn(session, now);
  useEffect(() => {
    const title = say.say('page.table', { name });
    document.title = mine ? t.say('title.turn', { title }) : title;
  }, [say, t, name, mine]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each turn, whatever the language
  useEffect(() => {
    if (mine) void notify(name, t.say('notify.turn'), id);
  }, [mine, id]);
}

/** With several people at a device one of them is always awaited: the title has no mark. */
function isMyTurn(session: TableSession, now: Now): boolean {
  if (now.scene !== 'table' || now.me === 'spectator') return false;
  const alone = session.kind === 'online' || session.chairs().filter((chair) => !isBot(chair)).length === 1;
  return alone && now.seen.waiting.includes(now.me);
}
