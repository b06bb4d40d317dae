import { address } from 'virtual:game-icons/quests-and-betrayals';
import { useMemo } from 'react';
import { useGameSpeaker } from '../../base/locale.tsx';
import { useTableScene } from '../../kit/bar/use-table-scene.ts';
import { Log } from '../../kit/panes/log.tsx';
import { Sprite } from '../../kit/pieces/sprite.tsx';
import { OwnScene } from '../../kit/scene/own-scene.tsx';
import { useTold } from '../../kit/scene/use-told.ts';
import type { SceneProps } from '../../kit/scene-props.ts';
import { ArenaPanes } from './arena/arena-panes.tsx';
import { ExpeditionPanes } from './arena/expedition-pane.tsx';
import { arenaAt, titleOf } from './arena/shows.ts';
import { useShows } from './arena/use-shows.ts';
import { inOrder, paneFor } from './asked.ts';
import type { AtTable } from './at-table.ts';
import { Bar } from './bar/bar.tsx';
import { dialogs } from './dialogs.tsx';
import { Promises } from './end/promises.tsx';
import { isLearned, lessonIds } from './guide/lessons.ts';
import { noteFor } from './guide/notes.ts';
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
  const { session, now, past, people, onDialog } = props;
  const c = useGameSpeaker(captions, people) as AtTable['c'];
  const scene = useTableScene(props);
  const { ask: asked, key, turnTo } = scene.decision;
  const ask = useMemo(() => inOrder(asked), [asked]);
  const staging = useShows(now, scene.table.front, past !== undefined);
  const told = useTold(scene, flightsOf, staging);
  const { showing, shown, over, telling } = told;
  const deal = useDeal(session, now, ask);
  const dealing = deal.open && past === undefined && !showing;
  // After the alliance no more offers are possible.
  const allied = deal.offer.draft === undefined && gameOf(now).fight?.ally !== undefined;
  const game = gameOf(shown);
  const atArena = showing
    ? staging.show?.kind === 'arena'
    : game.fight?.kind === 'arena' && game.fight.stage !== 'talk';
  const arena = atArena && !over ? arenaAt(now.told, telling.at) : undefined;
  const expedition =
    showing && staging.show?.kind === 'dungeon' && staging.beat !== undefined
      ? { show: staging.show, beat: staging.beat }
      : undefined;

  const table: AtTable = {
    ...told.table,
    c,
    game,
    next: told.next as View,
    ask: showing ? undefined : ask,
    besides: (name) => now.asks.find((one) => one.beside === name),
    turnTo,
    partner: deal.partner,
    choosePartner: deal.choosePartner,
    showDeal: deal.show,
  };
  return (
    <OwnScene
      scene={scene}
      told={told}
      table={table}
      sprite={
        <Sprite address={address} grounds={GROUNDS}>
          <LandGradients />
          <RowGradients />
        </Sprite>
      }
      className={
        arena !== undefined ? 'qt-arena-scene' : expedition !== undefined || dealing ? 'qt-deal-scene' : 'qt-scene'
      }
      needed={dealing || showing || arena !== undefined ? 'world' : paneFor(ask)}
      afterEnd={<Promises />}
      noteFor={noteFor}
      lessons={(at) => lessonIds.map((id) => ({ id, name: c.say(`lesson.${id}`), done: isLearned(at, id) }))}
      draw={(what) => <Flyer what={what} />}
      beatTitle={staging.beat === undefined ? '' : c.say(titleOf(staging.beat.lead.type))}
      dialogs={dialogs}
      bar={
        <Bar
          key={key}
          scene={scene}
          offer={dealing ? deal.offer : undefined}
          trays={
            dealing && !allied ? (
              <Trays offer={deal.offer} side={deal.side} onSide={deal.setSide} tray={deal.tray} onTray={deal.setTray} />
            ) : undefined
          }
        />
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
            <Log />
          </div>
        </>
      )}
    </OwnScene>
  );
}
