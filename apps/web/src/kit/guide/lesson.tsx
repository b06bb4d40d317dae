// The way from the first page to a first game: against apprentices, with the same shuffles for everybody. One that was left is
// taken up again.
import { type ComponentType, useEffect, useState } from 'react';
import { findGame } from '../../base/games.ts';
import { useLocale } from '../../base/locale.tsx';
import { goToTable } from '../../base/route.ts';
import { savedGames } from '../../device/store.ts';
import { startTable } from '../../device/tables.ts';
import { Icon } from '../../parts/icon.tsx';
import { firstGame, keepFirstGame } from './keeping.ts';
import './lesson.css';

export interface LessonTable {
  readonly id: string;
  readonly secret: string;
  /** Names of the rivals; by default one, named by the page. */
  readonly rivals?: readonly string[];
  /** Settings that differ from the usual ones. */
  readonly settings?: Readonly<Record<string, string | number | boolean>>;
}

/** The first game of this kind that was left on this device before its end. */
function useLeft(id: string): string | undefined {
  const [left, setLeft] = useState<string>();
  useEffect(() => {
    const table = firstGame(id)?.table;
    if (table === undefined) return;
    let gone = false;
    savedGames().then((games) => {
      const there = games.some((game) => game.id === table && game.game === id && !game.over);
      if (!gone && there) setLeft(table);
    });
    return () => {
      gone = true;
    };
  }, [id]);
  return left;
}

function Lesson({ id, secret, rivals, settings = {} }: LessonTable) {
  const { say, lang } = useLocale();
  const game = findGame(id)?.box[lang].message('game.name')?.write({}) ?? id;
  const left = useLeft(id);
  async function begin(): Promise<void> {
    if (left !== undefined) {
      keepFirstGame(id, { table: left, seen: firstGame(id)?.seen ?? [], off: false });
      return goToTable(left);
    }
    const usual = Object.entries(findGame(id)?.settings ?? {}).map(([name, setting]) => [name, setting.default]);
    const others = rivals ?? [say.say('learn.rival')];
    const table = await startTable({
      game: id,
      names: [say.say('learn.me'), ...others],
      chairs: [{ who: 'person' }, ...others.map(() => ({ who: 'bot', level: 'apprentice' }) as const)],
      settings: { ...Object.fromEntries(usual), ...settings },
      secret,
      lesson: true,
    });
    keepFirstGame(id, { table, seen: [], off: false });
    goToTable(table);
  }
  return (
    <button type="button" className="brass learn" onClick={begin}>
      <Icon name="lantern" />
      <span>
        {say.say(left === undefined ? 'learn.begin' : 'learn.go-on')}
        <small>{say.say('learn.note', { game })}</small>
      </span>
    </button>
  );
}

/** The way to a first game of this kind; its secret makes the same shuffles for everybody. */
export const lessonOf =
  (table: LessonTable): ComponentType =>
  () => <Lesson {...table} />;
