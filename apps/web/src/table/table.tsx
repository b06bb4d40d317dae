import type { Table as People } from '@oubliette/text';
import { lazy, Suspense, useCallback, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { usePreferences } from '../base/preferences.ts';
import { SumsOfTable } from '../explain/why.tsx';
import { ToldContext } from '../kit/motion/telling.ts';
import { ownTable } from '../kit/own-table.ts';
import { Tips } from '../kit/tips/tips.tsx';
import { Opening } from '../parts/opening.tsx';
import { Marked } from '../parts/seat-mark.tsx';
import type { Now, TableNow } from '../session/now.ts';
import type { TableSession } from '../session/table-session.ts';
import { TravelContext, useTravelState } from '../travel/travel.tsx';
import { useSounds } from './use-sounds.ts';
import '../travel/travel.css';
import { TableLocaleProvider } from '../base/locale.tsx';
import type { DialogName } from '../kit/dialog-name.ts';
import { TravelBar } from '../travel/travel-bar.tsx';
import { Curtain } from './curtain.tsx';
import { Dialogs } from './dialogs.tsx';
import { End } from './end.tsx';
import { Scene } from './scene.tsx';
import { toldTable } from './told-table.ts';
import { TopBar } from './top-bar.tsx';
import { useTableKeys } from './use-table-keys.ts';
import { useTitle } from './use-title.ts';
import { useTrivial } from './use-trivial.ts';

const OnlineSide = lazy(async () => ({ default: (await import('../online/at-table.tsx')).OnlineAtTable }));

const NO_SUMS = {};
/** A past moment makes no sound. */
const unheard = (): void => {};

interface Props {
  readonly session: TableSession;
  /** The moment that the link names. */
  readonly moment?: number | undefined;
}

/** A table: behind its curtain, in play, at a past moment, or at its end. */
export function Table({ session: played, moment }: Props) {
  const now: Now = useSyncExternalStore(played.subscribe, played.now);
  const [dialog, setDialog] = useState<DialogName>();
  // A dialog reports its closing with a delay; another one may be open by then.
  const closed = (name: DialogName): void => setDialog((now) => (now === name ? undefined : now));
  const { names, marks, catalogGame } = played.info;
  const own = usePreferences().plain ? undefined : ownTable(catalogGame.id);
  const TheScene = own?.Scene ?? Scene;
  const { shown, travel } = useTravelState(played, now, moment);
  const me = shown.scene === 'table' && shown.me !== 'spectator' ? shown.me : undefined;
  const people = useMemo<People>(() => ({ seats: names, me }), [names, me]);
  const at = travel?.at;
  const play = useSounds(catalogGame.id, now, at !== undefined);
  // A table that is still being loaded has told nothing.
  const [telling, setTelling] = useState(true);
  const done = useRef(false);
  const [told] = useState(toldTable);
  const hear = useCallback(
    (table: TableNow, lines: number, isDone: boolean) => {
      play(table, lines);
      told.tell(table, lines);
      // A state that is set with every change of a table, even to the same value, renders it once more.
      if (done.current === isDone) return;
      done.current = isDone;
      setTelling(!isDone);
    },
    [play, told],
  );
  const session = useTrivial(played, now, at !== undefined || telling);
  useTableKeys({ travel, onDialog: setDialog });
  return (
    <TableLocaleProvider table={people}>
      <Marked marks={marks}>
        <TravelContext value={travel}>
          <SumsOfTable value={own?.sums ?? NO_SUMS}>
            <Title session={session} now={now} />
            <Tips onRules={(rules) => setDialog(`rules-${rules.join(' ')}`)} />
            <div className={`table-page${at === undefined ? '' : ' is-past'}`}>
              <TopBar session={session} now={shown} told={told} dialog={dialog} onDialog={setDialog} />
              {shown.scene === 'curtain' ? (
                <Curtain session={session} now={shown} />
              ) : (
                <Suspense fallback={<Opening />}>
                  <ToldContext value={at === undefined ? hear : unheard}>
                    <TheScene
                      // A key: state of a past moment is not reused for the present.
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
                      dialog={dialog}
                      onDialog={setDialog}
                      onDialogClosed={closed}
                    />
                  </ToldContext>
                </Suspense>
              )}
              {session.online === undefined || now.scene === 'curtain' ? undefined : (
                <Suspense>
                  <OnlineSide
                    session={session}
                    side={session.online}
                    now={now}
                    people={people}
                    open={dialog === 'players'}
                    onClose={() => closed('players')}
                  />
                </Suspense>
              )}
              {dialog === undefined ? undefined : (
                <Dialogs
                  name={dialog}
                  session={session}
                  now={shown}
                  onDialog={setDialog}
                  onClose={() => closed(dialog)}
                />
              )}
            </div>
          </SumsOfTable>
        </TravelContext>
      </Marked>
    </TableLocaleProvider>
  );
}

function Title({ session, now }: { session: TableSession; now: Now }) {
  useTitle(session, now);
  return undefined;
}
