import type { Table as People } from '@oubliette/text';
import { lazy, Suspense, useMemo, useState, useSyncExternalStore } from 'react';
import { ownTables } from '../own-tables.ts';
import type { Now } from '../sitting/now.ts';
import type { Sitting } from '../sitting/sitting.ts';
import { TableVoices } from '../voice.tsx';
import { Curtain } from './curtain.tsx';
import { type PaperName, Papers } from './papers.tsx';
import { Scene } from './scene.tsx';
import { TopBar } from './top-bar.tsx';
import { useTitle } from './use-title.ts';

const OnlineSide = lazy(async () => ({ default: (await import('../online/at-table.tsx')).OnlineAtTable }));

/** One table: behind its curtain, in play, or at its end. Which of the three is the sitting's business. */
export function Table({ sitting }: { sitting: Sitting }) {
  const now: Now = useSyncExternalStore(sitting.subscribe, sitting.now);
  const [paper, setPaper] = useState<PaperName>();
  // A sheet tells a moment later that it is closed; by then another may lie there.
  const closed = (name: PaperName): void => setPaper((now) => (now === name ? undefined : now));
  const { names, shelfGame } = sitting.sheet;
  const TheScene = ownTables[shelfGame.id]?.Scene ?? Scene;
  const me = now.scene === 'table' && now.me !== 'spectator' ? now.me : undefined;
  const people = useMemo<People>(() => ({ seats: names, me }), [names, me]);
  useTitle(shelfGame.texts);
  return (
    <TableVoices table={people}>
      <div className="table-page">
        <TopBar sitting={sitting} now={now} paper={paper} onPaper={setPaper} />
        {now.scene === 'curtain' ? (
          <Curtain sitting={sitting} now={now} />
        ) : (
          <Suspense>
            <TheScene
              sitting={sitting}
              now={now}
              people={people}
              paper={paper}
              onPaper={setPaper}
              onPaperClosed={closed}
            />
          </Suspense>
        )}
        {sitting.online === undefined || now.scene === 'curtain' ? undefined : (
          <Suspense>
            <OnlineSide
              sitting={sitting}
              side={sitting.online}
              now={now}
              people={people}
              open={paper === 'company'}
              onClose={() => closed('company')}
            />
          </Suspense>
        )}
        {paper === undefined ? undefined : <Papers name={paper} sitting={sitting} onClose={() => closed(paper)} />}
      </div>
    </TableVoices>
  );
}
