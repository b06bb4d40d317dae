import { useEffect, useState } from 'react';
import { useLocale } from '../base/locale.tsx';
import type { Unplayable } from '../device/open-game.ts';
import { faultText, tableById } from '../device/tables.ts';
import { Opening } from '../parts/opening.tsx';
import { Table } from '../table/table.tsx';

type Found = Awaited<ReturnType<typeof tableById>>;

interface Props {
  readonly id: string;
  /** The moment to show first. */
  readonly moment: number | undefined;
  readonly onLost: () => void;
}

/** The table behind an address: open, damaged, or not on this device. */
export function SavedTable({ id, moment, onLost }: Props) {
  const { say } = useLocale();
  const [found, setFound] = useState<{ of: string; is: Found }>();
  const [failed, setFailed] = useState<Error>();
  useEffect(() => {
    let gone = false;
    const coming = tableById(id);
    coming.then((is) => {
      if (!gone) setFound({ of: id, is });
    }, setFailed);
    return () => {
      gone = true;
      coming.then((is) => {
        if (is !== undefined && !('fault' in is)) is.leave();
      }, setFailed);
    };
  }, [id]);
  // An error of the app: the error boundary shows it.
  if (failed !== undefined) throw failed;
  if (found?.of !== id) return <Opening />;
  const { is } = found;
  if (is !== undefined && !('fault' in is)) return <Table session={is} moment={moment} />;
  return (
    <main className="lost">
      <section className="parchment lost-panel">
        <h1>
          {say.say(is === undefined ? 'lost.title' : isElsewhere(is.fault) ? 'elsewhere.title' : 'home.unreadable')}
        </h1>
        <p>{is === undefined ? say.say('lost.text') : faultText(say, is.fault)}</p>
        <button type="button" className="brass" onClick={onLost}>
          {say.say('bar.home')}
        </button>
      </section>
    </main>
  );
}

const isElsewhere = ({ what }: Unplayable): boolean => what === 'elsewhere';
