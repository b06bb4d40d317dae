import type { Seen } from '@oubliette/engine';
import { commitmentOf, readGameFile } from '@oubliette/records';
import { useEffect, useState } from 'react';
import { findGame } from '../base/games.ts';
import { useLocale } from '../base/locale.tsx';
import { goHome } from '../base/route.ts';
import { useExtras } from '../base/use-extras.ts';
import { fileFrom, unpacked } from '../replay/link.ts';
import { replaySession } from '../replay/replay-session.ts';
import type { TableSession } from '../session/table-session.ts';
import { Table } from '../table/table.tsx';

interface Opened {
  readonly of: string;
  readonly session: TableSession | undefined;
  readonly moment: number;
}

/** Shows the game that a link carries, at the moment the link names. */
export function LinkedTable({ data }: { data: string }) {
  const { say } = useLocale();
  const t = useExtras();
  const [opened, setOpened] = useState<Opened>();
  useEffect(() => {
    let gone = false;
    open(data).then((is) => {
      if (!gone) setOpened(is);
    });
    return () => {
      gone = true;
    };
  }, [data]);
  if (opened?.of !== data) return <p className="unseen">{say.say('table.opening')}</p>;
  const { session, moment } = opened;
  if (session !== undefined) return <Table session={session} moment={moment} />;
  return (
    <main className="lost">
      <section className="parchment lost-panel">
        <h1>{t.say('link.broken')}</h1>
        <p>{t.say('link.broken.text')}</p>
        <button type="button" className="brass" onClick={goHome}>
          {say.say('bar.home')}
        </button>
      </section>
    </main>
  );
}

async function open(data: string): Promise<Opened> {
  const lost = { of: data, session: undefined, moment: 0 };
  const told = await unpacked(data, (secret, agreed) => commitmentOf(String(secret), agreed));
  const catalogGame = told === undefined ? undefined : findGame(String(told.kernel.game));
  if (told === undefined || catalogGame === undefined) return lost;
  const { rulesNamedBy } = await import('../base/rules.ts');
  const rules = await rulesNamedBy(catalogGame.id, String(told.kernel.rules));
  const file = rules === undefined ? undefined : fileFrom(rules, told.kernel);
  // The link comes from outside: names and settings are validated like those of a file.
  if (rules === undefined || file === undefined || 'fault' in readGameFile(JSON.stringify(file))) return lost;
  const session = replaySession(catalogGame, rules, file);
  const now = session.now();
  // A link shows everything, so it may only carry a finished game.
  return now.scene === 'table' && isFinished(now.seen)
    ? { of: data, session, moment: Math.min(told.moment, session.moments()) }
    : lost;
}

const isFinished = (seen: Seen): boolean => seen.end !== undefined;
