import { useEffect, useState } from 'react';
import { tableById } from '../device/tables.ts';
import { faultText } from '../home/fault-text.ts';
import { useVoice } from '../voice.tsx';
import { Table } from './table.tsx';

type Found = Awaited<ReturnType<typeof tableById>>;

/** The table behind an address: there, damaged, or not on this device. */
export function SavedTable({ id, onLost }: { id: string; onLost: () => void }) {
  const { say } = useVoice();
  const [found, setFound] = useState<{ of: string; is: Found }>();
  useEffect(() => {
    let gone = false;
    const coming = tableById(id);
    coming.then((is) => {
      if (!gone) setFound({ of: id, is });
    });
    return () => {
      gone = true;
      coming.then((is) => {
        if (is !== undefined && !('fault' in is)) is.leave();
      });
    };
  }, [id]);
  if (found?.of !== id) return <p className="unseen">{say.say('table.opening')}</p>;
  const { is } = found;
  if (is !== undefined && !('fault' in is)) return <Table sitting={is} />;
  return (
    <main className="lost">
      <section className="parchment lost-sheet">
        <h1>{say.say(is === undefined ? 'lost.title' : 'home.unreadable')}</h1>
        <p>{is === undefined ? say.say('lost.text') : faultText(say, is.fault)}</p>
        <button type="button" className="brass" onClick={onLost}>
          {say.say('bar.home')}
        </button>
      </section>
    </main>
  );
}
