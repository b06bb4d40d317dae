import type { Table as People } from '@oubliette/text';
import { lazy, Suspense, useMemo, useState, useSyncExternalStore } from 'react';
import { usePreferences } from '../base/preferences.ts';
import { SumsOfTable } from '../explain/why.tsx';
import { ownTable } from '../kit/own-table.ts';
import { Tips } from '../kit/tips/tips.tsx';
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
  readonly session: TableSession;
  /** The moment a link leads to. */
  readonly moment?: number | undefined;
}

/** One table: behind its curtain, in play, at an earlier moment, or at its end. */
export function Table({ session: played, moment }: Props) {
  const now: Now = useSyncExternalStore(played.subscribe, played.now);
  const [paper, setPaper] = useState<PaperName>();
  // A sheet tells a moment later that it is closed; by then another may lie there.
  const closed = (name: PaperName): void => setPaper((now) => (now === name ? undefined : now));
  const { names, marks, catalogGame } = played.info;
  const own = usePreferences().plain ? undefined : ownTable(catalogGame.id);
  const TheScene = own?.Scene ?? Scene;
  const { shown, travel } = useJourney(played, now, moment);
  const me = shown.scene === 'table' && shown.me !== 'spectator' ? shown.me : undefined;
  const people = useMemo<People>(() => ({ seats: names, me }), [names, me]);
  const at = travel?.at;
  const session = useTrivial(played, now, at !== undefined);
  useSounds(catalogGame.id, now);
  useTableKeys({ travel, onPaper: setPaper });
  return (
    <TableVoices table={people}>
      <Marked marks={marks}>
        <TravelContext value={travel}>
          <SumsOfTable value={own?.sums ?? NO_SUMS}>
            <Title session={session} now={now} />
            <Tips />
            <div className={`table-page${at === undefined ? '' : ' is-past'}`}>
              <TopBar session={session} now={shown} paper={paper} onPaper={setPaper} />
              {shown.scene === 'curtain' ? (
                <Curtain session={session} now={shown} />
              ) : (
                <Suspense>
                  <TheScene
                    // The past and the present have nothing to remember of each other.
                    key={at === undefined ? 'now' : 'past'}
                    session={session}
                    now={shown}
                    past={
                      travel === undefined || at === undefined ? undefined : (
                        <TravelBar travel={travel} at={at} told={shown.told} />
                      )
                    }
                    end={<End session={session} now={shown} people={people} />}
                    people={people}
                    paper={paper}
                    onPaper={setPaper}
                    onPaperClosed={closed}
                  />
                </Suspense>
              )}
              {session.online === undefined || now.scene === 'curtain' ? undefined : (
                <Suspense>
                  <OnlineSide
                    session={session}
                    side={session.online}
                    now={now}
                    people={people}
                    open={paper === 'players'}
                    onClose={() => closed('players')}
                  />
                </Suspense>
              )}
              {paper === undefined ? undefined : (
                <Papers name={paper} session={session} now={shown} onPaper={setPaper} onClose={() => closed(paper)} />
              )}
            </div>
          </SumsOfTable>
        </TravelContext>
      </Marked>
    </TableVoices>
  );
}

function Title({ session, now }: { session: TableSession; now: Now }) {
  useTitle(session, now);
  return undefined;
}
