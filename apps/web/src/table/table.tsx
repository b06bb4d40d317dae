import type { Table as People } from '@oubliette/text';
import { lazy, Suspense, useMemo, useState, useSyncExternalStore } from 'react';
import { SumsOfTable } from '../explain/why.tsx';
import { ownTable } from '../kit/own-table.ts';
import { Marked } from '../parts/seat-mark.tsx';
import type { Now } from '../session/now.ts';
import type { TableSession } from '../session/table-session.ts';
import { TravelContext, useJourney } from '../travel/travel.tsx';
import { useSounds } from './use-sounds.ts';
import '../travel/travel.css';
import { TableVoices } from '../base/voice.tsx';
import type { PaperName } from '../kit/paper-name.ts';
import { TravelBar } from '../travel/travel-bar.tsx';
import { Curtain } from './curtain.tsx';
import { End } from './end.tsx';
import { Papers } from './papers.tsx';
import { Scene } from './scene.tsx';
import { TopBar } from './top-bar.tsx';
import { useTableKeys } from './use-table-keys.ts';
import { useTitle } from './use-title.ts';
import { useTrivial } from './use-trivial.ts';

const OnlineSide = lazy(async () => ({ default: (await import('../online/at-table.tsx')).OnlineAtTable }));

const NO_SUMS = {};

interface Props {
  readonly sitting: TableSession;
  /** The moment a link leads to. */
  readonly moment?: number | undefined;
}

/** One table: behind its curtain, in play, at an earlier moment, or at its end. */
export function Table({ sitting: played, moment }: Props) {
  const now: Now = useSyncExternalStore(played.subscribe, played.now);
  const [paper, setPaper] = useState<PaperName>();
  // A sheet tells a moment later that it is closed; by then another may lie there.
  const closed = (name: PaperName): void => setPaper((now) => (now === name ? undefined : now));
  const { names, marks, shelfGame } = played.sheet;
  const own = ownTable(shelfGame.id);
  const TheScene = own?.Scene ?? Scene;
  const me = now.scene === 'table' && now.me !== 'spectator' ? now.me : undefined;
  const people = useMemo<People>(() => ({ seats: names, me }), [names, me]);
  const { shown, travel } = useJourney(played, now, moment);
  const at = travel?.at;
  const sitting = useTrivial(played, now, at !== undefined);
  useSounds(shelfGame.id, now);
  useTableKeys({ travel, onPaper: setPaper });
  return (
    <TableVoices table={people}>
      <Marked marks={marks}>
        <TravelContext value={travel}>
          <SumsOfTable value={own?.sums ?? NO_SUMS}>
            <Title sitting={sitting} now={now} />
            <div className={`table-page${at === undefined ? '' : ' is-past'}`}>
              <TopBar sitting={sitting} now={shown} paper={paper} onPaper={setPaper} />
              {shown.scene === 'curtain' ? (
                <Curtain sitting={sitting} now={shown} />
              ) : (
                <Suspense>
                  <TheScene
                    // The past and the present have nothing to remember of each other.
                    key={at === undefined ? 'now' : 'past'}
                    sitting={sitting}
                    now={shown}
                    past={travel === undefined || at === undefined ? undefined : <TravelBar travel={travel} at={at} />}
                    end={<End sitting={sitting} now={shown} people={people} />}
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
                    open={paper === 'players'}
                    onClose={() => closed('players')}
                  />
                </Suspense>
              )}
              {paper === undefined ? undefined : (
                <Papers name={paper} sitting={sitting} now={shown} onPaper={setPaper} onClose={() => closed(paper)} />
              )}
            </div>
          </SumsOfTable>
        </TravelContext>
      </Marked>
    </TableVoices>
  );
}

function Title({ sitting, now }: { sitting: TableSession; now: Now }) {
  useTitle(sitting, now);
  return undefined;
}
