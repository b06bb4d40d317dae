import type { Speaker } from '@oubliette/text';
import type { ReactNode } from 'react';
import type { TableScene } from '../bar/use-table-scene.ts';
import { Guide, type GuideNote, type Lesson } from '../guide/guide.tsx';
import type { NoteContext } from '../guide/notes.ts';
import { Flights } from '../motion/flights.tsx';
import { Told as ToldLine } from '../panes/heard.tsx';
import type { Pane } from '../panes/pane-tabs.tsx';
import { SceneFrame } from '../panes/scene-frame.tsx';
import { BeatBar } from '../stage/beat-bar.tsx';
import { type GameTable, TableContext } from '../table-context.tsx';
import { TableDialogs, type TableDialogsProps } from './table-dialogs.tsx';
import type { Told } from './use-told.ts';

interface Props<View, What> {
  readonly scene: TableScene;
  readonly told: Told<What>;
  readonly table: GameTable<View, never>;
  /** The table's icons and gradients. */
  readonly sprite: ReactNode;
  readonly className: string;
  readonly needed: Pane;
  /** Below the result of a game that is over. */
  readonly afterEnd?: ReactNode;
  /** The note of a first game that applies, given the ids of those that were shown. */
  readonly noteFor: (context: NoteContext<View>, seen: readonly string[]) => GuideNote | undefined;
  readonly lessons?: (context: NoteContext<View>) => readonly Lesson[];
  /** Draws a piece that flies. */
  readonly draw: (what: What) => ReactNode;
  /** What is on the stage, in a few words. */
  readonly beatTitle: string;
  readonly dialogs: TableDialogsProps;
  readonly bar: ReactNode;
  /** The panes. */
  readonly children: ReactNode;
}

/** What tables of their own have in common: panes, guide, flights, dialogs, and the bar or what replaces it. */
export function OwnScene<View, What>(props: Props<View, What>) {
  const { scene, told, table, sprite, className, needed, afterEnd, draw, beatTitle, dialogs, bar, children } = props;
  const { past, end, dialog, onDialogClosed } = scene.props;
  const { key } = scene.decision;
  const { showing, over, staging, telling } = told;
  const { game, me = 0, ask, t } = table;
  const c = table.c as Speaker;
  const context = { ask, game, me, told: table.now.told, showing, over };
  return (
    <TableContext value={table}>
      {sprite}
      <SceneFrame
        className={`kit-scene ${className}`}
        needed={needed}
        decision={key}
        end={
          over ? (
            <>
              {end}
              {afterEnd}
            </>
          ) : undefined
        }
      >
        {children}
      </SceneFrame>
      {past === undefined ? (
        <Guide
          noteFor={(seen) => props.noteFor(context, seen)}
          lessons={props.lessons?.(context)}
          words={(id) => ({ title: c.say(`guide.${id}`), text: c.say(`guide.${id}.text`) })}
          at={showing ? `beat ${staging?.beat?.to}` : key}
        />
      ) : undefined}
      <Flights telling={telling} draw={draw} />
      <ToldLine line={telling.line} t={t} />
      <TableDialogs {...dialogs} dialog={dialog} onDialogClosed={onDialogClosed} />
      {past ??
        (over ? undefined : showing && staging !== undefined ? (
          <BeatBar staging={staging} title={beatTitle} className="has-pieces" />
        ) : (
          bar
        ))}
    </TableContext>
  );
}
