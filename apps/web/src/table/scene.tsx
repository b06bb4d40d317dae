import { layout } from '@oubliette/catalog';
import type { Seat } from '@oubliette/engine';
import { isBoard } from '@oubliette/grid';
import { useMemo, useState } from 'react';
import { useLocale, useWords } from '../base/locale.tsx';
import { cellsIn, cellsOf, sizeFor } from '../generic-board/cells.ts';
import { boardsIn, optionsOnBoards } from '../generic-board/map-reading.ts';
import { Place } from '../generic-board/place.tsx';
import { GenericBoardContext, type Touch } from '../generic-board/shown-value.tsx';
import { ActionBar } from '../kit/bar/action-bar.tsx';
import { Beside } from '../kit/bar/beside.tsx';
import { useTableScene } from '../kit/bar/use-table-scene.ts';
import { WordOptions } from '../kit/bar/word-options.tsx';
import { everyLine } from '../kit/motion/telling.ts';
import { Told } from '../kit/panes/heard.tsx';
import { Log } from '../kit/panes/log.tsx';
import type { Pane } from '../kit/panes/pane-tabs.tsx';
import { SceneFrame } from '../kit/panes/scene-frame.tsx';
import { TableDialogs } from '../kit/scene/table-dialogs.tsx';
import { useTold } from '../kit/scene/use-told.ts';
import type { SceneProps } from '../kit/scene-props.ts';
import { inFront, TableContext } from '../kit/table-context.tsx';
import { Icon } from '../parts/icon.tsx';
import { reader } from '../reading/reading.ts';
import type { AskNow } from '../session/now.ts';
import { Mine, Others, Shared } from './panes.tsx';

const NOTHING: readonly string[] = [];

function useOnBoards(options: readonly string[] = NOTHING, value: unknown): ReadonlySet<string> {
  const boards = useMemo(() => boardsIn(value), [value]);
  return useMemo(() => optionsOnBoards(options, boards), [options, boards]);
}

const buttonsFirst = (ask: AskNow, onBoards: ReadonlySet<string>): AskNow => ({
  ...ask,
  options: [...ask.options.filter((one) => !onBoards.has(one)), ...ask.options.filter((one) => onBoards.has(one))],
});

export function Scene(props: SceneProps) {
  const { session, now, past, end, dialog, onDialog, onDialogClosed } = props;
  const { texts, places: placed } = session.info.catalogGame;
  const { say } = useLocale();
  const book = useWords(texts);
  const scene = useTableScene(props);
  const { t } = scene.table;
  const { ask: asked, option, key, turnTo } = scene.decision;
  const { me } = now;
  const { over, telling, shown, ...told } = useTold(scene, everyLine);
  const { seen } = shown;
  const [spot, setSpot] = useState<{ key: string; options: readonly string[] }>();

  const read = useMemo(() => reader(book, t), [book, t]);

  const seats = session.info.names.length;
  const layouts = {
    value: layout(seen.game, seats, placed),
    open: layout(shown === now ? now.open : seen.game, seats, placed),
    next: layout(told.next, seats, placed),
  };
  // The asks refer to the table after the last line.
  const asking = useMemo(() => layout(now.seen.game, seats, placed), [now, seats, placed]);
  const place = (seat: Seat) => ({
    value: layouts.value.places[seat],
    open: layouts.open.places[seat],
    next: layouts.next.places[seat],
  });
  const hasPlace = Object.keys(layouts.value.places[inFront(now)] ?? {}).length > 0;
  // Options that a board offers are picked there, and not repeated in the bar.
  const inMiddle = useOnBoards(asked?.options, asking.shared);
  const inPlace = useOnBoards(asked?.options, me === 'spectator' ? undefined : asking.places[me]);
  const onBoards = useMemo(() => new Set([...inMiddle, ...inPlace]), [inMiddle, inPlace]);
  // Keys are numbered from the first button of the bar; if a square has several options, the bar lists them.
  const ask = useMemo(() => asked && buttonsFirst(asked, onBoards), [asked, onBoards]);
  const several = spot?.key === key && spot.options.length > 1 ? spot.options : NOTHING;
  const elsewhere = new Set([...onBoards].filter((one) => !several.includes(one)));
  // On a narrow screen a decision opens the tab of its board.
  const mapped = Object.values(layouts.value.shared).some(isBoard);
  const front: Pane | undefined =
    inMiddle.size > 0 || !hasPlace ? 'world' : inPlace.size > 0 ? 'mine' : mapped ? 'world' : undefined;
  const touch: Touch | undefined =
    ask === undefined || me === 'spectator'
      ? undefined
      : {
          seat: me,
          options: ask.options,
          picked: option,
          pick: scene.table.touch,
          spot: (options) => setSpot({ key, options }),
          label: (o) => t.option(ask.kind, o, ask.about),
        };
  const mentioned = [...(ask?.options ?? []), ...(ask?.refused ?? []).map((no) => no.option ?? '')].flatMap(cellsOf);
  const size = sizeFor([...cellsIn(now.seen.game), ...mentioned]);
  const table = { ...told.table, ask };
  const middle = { value: layouts.value.shared, open: layouts.open.shared, next: layouts.next.shared };

  return (
    <TableContext value={table}>
      <GenericBoardContext value={{ read, size, touch }}>
        <SceneFrame
          className={`${mapped ? 'has-map' : ''}${hasPlace ? '' : ' no-place'}`}
          needed={front}
          decision={key}
          end={over ? end : undefined}
        >
          <Shared shown={middle} />
          <Mine now={shown} place={place} places={layouts.value.places} />
          <div className="side">
            <Others session={session} now={shown} place={place} places={layouts.value.places} onDialog={onDialog} />
            <Log />
          </div>
        </SceneFrame>
        <Told line={telling.line} t={t} />
        <TableDialogs
          dialog={dialog}
          onDialogClosed={onDialogClosed}
          placeClass="paper-place"
          place={(seat) => <Place seat={seat} shown={place(seat)} places={layouts.value.places} />}
        />
        {past ??
          (over ? undefined : (
            <ActionBar
              key={key}
              scene={scene}
              answers={<WordOptions elsewhere={elsewhere} />}
              tools={
                ask === undefined || ask.refused.length === 0 ? undefined : (
                  <button
                    type="button"
                    className="brass is-quiet"
                    title={say.say('ask.why-not.count', { count: ask.refused.length })}
                    onClick={() => scene.actions.whyNot()}
                  >
                    <Icon name="question" />
                    {say.say('ask.why-not')}
                  </button>
                )
              }
              below={<Beside now={now} t={t} ask={ask} onAsk={turnTo} />}
            />
          ))}
      </GenericBoardContext>
    </TableContext>
  );
}
