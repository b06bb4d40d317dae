import { useMemo } from 'react';
import { tableById } from '../device/tables.ts';
import { faultText } from '../home/fault-text.ts';
import { useVoice } from '../voice.tsx';
import { Table } from './table.tsx';

/** The table behind an address: there, damaged, or not on this device. */
export function SavedTable({ id, onLost }: { id: string; onLost: () => void }) {
  const { say } = useVoice();
  const found = useMemo(() => tableById(id), [id]);
  if (found !== undefined && !('fault' in found)) return <Table sitting={found} />;
  return (
    <main className="lost">
      <section className="parchment lost-sheet">
        <h1>{say.say(found === undefined ? 'lost.title' : 'home.unreadable')}</h1>
        <p>{found === undefined ? say.say('lost.text') : faultText(say, found.fault)}</p>
        <button type="button" className="brass" onClick={onLost}>
          {say.say('bar.home')}
        </button>
      </section>
    </main>
  );
}
