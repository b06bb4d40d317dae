import { address } from 'virtual:game-icons/quests-and-betrayals';
import { useEffect, useMemo, useState } from 'react';
import { useGameVoice } from '../../base/voice.tsx';
import { Log } from '../../kit/panes/log.tsx';
import type { Pane } from '../../kit/panes/pane-tabs.tsx';
import { SceneFrame } from '../../kit/panes/scene-frame.tsx';
import { Sprite } from '../../kit/pieces/sprite.tsx';
import type { SceneProps } from '../../kit/scene-props.ts';
import { TableContext } from '../../kit/table-context.tsx';
import { useTableScene } from '../../kit/use-table-scene.ts';
import { inOrder, paneFor } from './asked.ts';
import type { AtTable } from './at-table.ts';
import { Bar } from './bar/bar.tsx';
import { captions } from './locales/texts.ts';
import { OthersPane } from './others/others-pane.tsx';
import { QuestPapers } from './papers.tsx';
import { RowGradients } from './pieces/gradients.tsx';
import { GROUNDS } from './pieces/pictures.ts';
import { MinePane } from './place/mine-pane.tsx';
import { gameOf, type View } from './reading.ts';
import { DealPanes } from './talk/deal-panes.tsx';
import { Trays } from './talk/trays.tsx';
import { useDeal } from './talk/use-deal.ts';
import { LandGradients } from './world/land.tsx';
import { WorldPane } from './world/world-pane.tsx';

/** The table of Quests and Betrayals: the landscape of a turn, my adventurer, the others. */
export function Scene(props: SceneProps) {
  const { session, now, past, end, people, paper, onPaper, onPaperClosed } = props;
  const t = useGameVoice(session.info.catalogGame.texts, people);
  const c = useGameVoice(captions, people) as AtTable['c'];
  const scene = useTableScene(props, t);
  const { ask: asked, key, next, turnTo } = scene.decision;
  const [pane, setPane] = useState<Pane>('world');
  const over = now.seen.end !== undefined;
  const game = gameOf(now);
  const ask = useMemo(() => inOrder(asked), [asked]);
  const deal = useDeal(session, now, ask);
  const dealing = deal.open && past === undefined;
  const needed = dealing ? 'world' : paneFor(ask);
  // What the decision needs opens by itself; after that everybody looks where they like.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each decision
  useEffect(() => setPane(needed), [needed, key]);

  const table: AtTable = {
    ...scene.table,
    c,
    game,
    next: (next as View | undefined) ?? game,
    ask,
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
        look={`kit-scene ${dealing ? 'qt-deal-scene' : 'qt-scene'}`}
        pane={pane}
        onPane={setPane}
        decision={key}
        end={end}
      >
        {dealing ? (
          <DealPanes offer={deal.offer} onAdd={deal.add} />
        ) : (
          <>
            <WorldPane />
            <MinePane />
            <div className="side">
              <OthersPane onPaper={onPaper} />
              <Log now={now} t={t} />
            </div>
          </>
        )}
      </SceneFrame>
      <QuestPapers paper={paper} onClose={onPaperClosed} />
      {past ??
        (over ? undefined : (
          <Bar
            key={key}
            scene={scene}
            trays={
              dealing ? (
                <Trays
                  offer={deal.offer}
                  side={deal.side}
                  onSide={deal.setSide}
                  tray={deal.tray}
                  onTray={deal.setTray}
                />
              ) : undefined
            }
            paper={paper}
            onPaper={onPaper}
            onPaperClosed={onPaperClosed}
          />
        ))}
    </TableContext>
  );
}
