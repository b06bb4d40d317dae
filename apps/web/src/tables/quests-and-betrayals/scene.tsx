import { address } from 'virtual:game-icons/quests-and-betrayals';
import { useEffect, useMemo, useState } from 'react';
import { useGameSpeaker } from '../../base/locale.tsx';
import { isStill } from '../../base/preferences.ts';
import { useTableScene } from '../../kit/bar/use-table-scene.ts';
import { Guide } from '../../kit/guide/guide.tsx';
import { Flights } from '../../kit/motion/flights.tsx';
import { useTelling } from '../../kit/motion/telling.ts';
import { Told } from '../../kit/panes/heard.tsx';
import { Log } from '../../kit/panes/log.tsx';
import type { Pane } from '../../kit/panes/pane-tabs.tsx';
import { SceneFrame } from '../../kit/panes/scene-frame.tsx';
import { Sprite } from '../../kit/pieces/sprite.tsx';
import type { SceneProps } from '../../kit/scene-props.ts';
import { BeatBar } from '../../kit/stage/beat-bar.tsx';
import { TableContext } from '../../kit/table-context.tsx';
import { nowAt } from '../../session/line-by-line.ts';
import { ArenaPanes } from './arena/arena-panes.tsx';
import { ExpeditionPanes } from './arena/expedition-pane.tsx';
import { arenaAt, titleOf } from './arena/shows.ts';
import { useShows } from './arena/use-shows.ts';
import { inOrder, paneFor } from './asked.ts';
import type { AtTable } from './at-table.ts';
import { Bar } from './bar/bar.tsx';
import { QuestDialogs } from './dialogs.tsx';
import { Promises } from './end/promises.tsx';
import { isLearned, lessonIds } from './guide/lessons.ts';
import { type NoteId, noteFor } from './guide/notes.ts';
import { captions } from './locales/texts.ts';
import { flightsOf } from './motion/flights.ts';
import { Flyer } from './motion/flyer.tsx';
import { OthersPane } from './others/others-pane.tsx';
import { RowGradients } from './pieces/gradients.tsx';
import { GROUNDS } from './pieces/pictures.ts';
import { MinePane } from './place/mine-pane.tsx';
import { gameOf, type View } from './reading.ts';
import { DealPanes } from './talk/deal-panes.tsx';
import { Trays } from './talk/trays.tsx';
import { useDeal } from './talk/use-deal.ts';
import { LandGradients } from './world/land.tsx';
import { WorldPane } from './world/world-pane.tsx';

/** The table of Quests and Betrayals: the landscape of a turn, the viewer's board, the other players. */
export function Scene(props: SceneProps) {
  const { session, now, past, end, people, dialog, onDialog, onDialogClosed } = props;
  const t = useGameSpeaker(session.info.catalogGame.texts, people);
  const c = useGameSpeaker(captions, people) as AtTable['c'];
  const scene = useTableScene(props, t);
  const { ask: asked, key, next, turnTo } = scene.decision;
  const [pane, setPane] = useState<Pane>('world');
  const over = now.seen.end !== undefined;
  const ask = useMemo(() => inOrder(asked), [asked]);
  const staging = useShows(now, scene.table.front, past !== undefined);
  const showing = past === undefined && !over && staging.left >= 0;
  const deal = useDeal(session, now, ask);
  const dealing = deal.open && past === undefined && !showing;
  // After the alliance no more offers are possible.
  const allied = deal.offer.draft === undefined && gameOf(now).fight?.ally !== undefined;
  // All of the table is drawn at the line being told.
  const telling = useTelling(
    now,
    flightsOf,
    past !== undefined || over,
    showing ? (staging.beat?.to ?? now.told.length) : undefined,
    staging.seen,
  );
  const lines = telling.at;
  const shown = useMemo(() => (lines < now.told.length ? nowAt(now, lines) : now), [now, lines]);
  const game = gameOf(shown);
  const atArena = showing
    ? staging.show?.kind === 'arena'
    : game.fight?.kind === 'arena' && game.fight.stage !== 'talk';
  const arena = atArena && !over ? arenaAt(now.told, lines) : undefined;
  const needed = dealing || showing || arena !== undefined ? 'world' : paneFor(ask);
  // The tab of a decision opens automatically; then the player may change it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each decision
  useEffect(() => setPane(needed), [needed, key]);

  const expedition =
    showing && staging.show?.kind === 'dungeon' && staging.beat !== undefined
      ? { show: staging.show, beat: staging.beat }
      : undefined;

  const table: AtTable = {
    ...scene.table,
    c,
    now: shown,
    game,
    next: (shown === now ? (next as View | undefined) : undefined) ?? game,
    ask: showing ? undefined : ask,
    besides: (name) => now.asks.find((one) => one.beside === name),
    turnTo,
    partner: deal.partner,
    choosePartner: deal.choosePartner,
    showDeal: deal.show,
  };
  return (
    <TableContext value={table}>
      <Sprite address={address} grounds={GROUNDS}>
        <LandGradients />
        <RowGradients />
      </Sprite>
      <SceneFrame
        look={`kit-scene ${arena !== undefined ? 'qt-arena-scene' : expedition !== undefined || dealing ? 'qt-deal-scene' : 'qt-scene'}`}
        pane={pane}
        onPane={setPane}
        decision={key}
        end={
          <>
            {end}
            {over ? <Promises /> : undefined}
          </>
        }
      >
        {arena !== undefined ? (
          <ArenaPanes arena={arena} />
        ) : expedition !== undefined ? (
          <ExpeditionPanes {...expedition} />
        ) : dealing ? (
          <DealPanes offer={deal.offer} onAdd={deal.add} />
        ) : (
          <>
            <WorldPane />
            <MinePane />
            <div className="side">
              <OthersPane onDialog={onDialog} />
              <Log now={shown} t={t} />
            </div>
          </>
        )}
      </SceneFrame>
      {past === undefined ? (
        <Guide
          noteFor={(seen) =>
            noteFor({ ask: table.ask, game, me: table.me ?? 0, told: shown.told, showing, over }, seen)
          }
          words={(id) => ({ title: c.say(`guide.${id as NoteId}`), text: c.say(`guide.${id as NoteId}.text`) })}
          lessons={lessonIds.map((id) => ({
            id,
            name: c.say(`lesson.${id}`),
            done: isLearned({ game, me: table.me ?? 0, told: shown.told }, id),
          }))}
          at={showing ? `beat ${staging.beat?.to}` : key}
        />
      ) : undefined}
      <Flights telling={telling} draw={(what) => <Flyer what={what} />} />
      <Told line={isStill() ? telling.line : undefined} t={t} />
      <QuestDialogs dialog={dialog} onClose={onDialogClosed} />
      {past ??
        (over ? undefined : showing ? (
          <BeatBar
            staging={staging}
            title={staging.beat === undefined ? '' : c.say(titleOf(staging.beat.lead.type))}
            look="has-pieces"
          />
        ) : (
          <Bar
            key={key}
            scene={scene}
            offer={dealing ? deal.offer : undefined}
            trays={
              dealing && !allied ? (
                <Trays
                  offer={deal.offer}
                  side={deal.side}
                  onSide={deal.setSide}
                  tray={deal.tray}
                  onTray={deal.setTray}
                />
              ) : undefined
            }
            dialog={dialog}
            onDialog={onDialog}
            onDialogClosed={onDialogClosed}
          />
        ))}
    </TableContext>
  );
}
