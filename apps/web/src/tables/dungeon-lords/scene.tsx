import { address } from 'virtual:game-icons/dungeon-lords';
import { useEffect, useMemo, useState } from 'react';
import { useGameSpeaker } from '../../base/locale.tsx';
import { isStill } from '../../base/preferences.ts';
import { useSteps } from '../../kit/bar/use-steps.ts';
import { useTableScene } from '../../kit/bar/use-table-scene.ts';
import { Guide } from '../../kit/guide/guide.tsx';
import { Flights } from '../../kit/motion/flights.tsx';
import { useTelling } from '../../kit/motion/telling.ts';
import { Told } from '../../kit/panes/heard.tsx';
import { Log } from '../../kit/panes/log.tsx';
import { SceneFrame } from '../../kit/panes/scene-frame.tsx';
import { Sprite } from '../../kit/pieces/sprite.tsx';
import type { SceneProps } from '../../kit/scene-props.ts';
import { BeatBar } from '../../kit/stage/beat-bar.tsx';
import { TableContext } from '../../kit/table-context.tsx';
import { nowAt } from '../../session/line-by-line.ts';
import { isPlanned, type PaneName, paneFor } from './asked.ts';
import type { AtTable } from './at-table.ts';
import { Bar } from './bar/bar.tsx';
import { BattleMap, CombatSide, Corridor } from './combat/combat-panes.tsx';
import { useFights } from './combat/use-fights.ts';
import { DungeonDialogs } from './dialogs.tsx';
import { type NoteId, noteFor } from './guide/notes.ts';
import { captions } from './locales/texts.ts';
import { flightsOf } from './motion/flights.ts';
import { Flyer } from './motion/flyer.tsx';
import { OthersPane } from './others-pane.tsx';
import { GROUNDS } from './pieces/pictures.ts';
import { MinePane } from './place/mine-pane.tsx';
import { gameOf, type View } from './reading.ts';
import { Workshop } from './workshop/workshop.tsx';
import { EvilGradient } from './world/evilometer.tsx';
import { WorldPane } from './world/world-pane.tsx';

/** The table of Dungeon Lords: the world, my dungeon, the others; in combat the corridor. */
export function Scene(props: SceneProps) {
  const { session, now, past, end, people, dialog, onDialog, onDialogClosed } = props;
  const t = useGameSpeaker(session.info.catalogGame.texts, people);
  const c = useGameSpeaker(captions, people) as AtTable['c'];
  const scene = useTableScene(props, t);
  const { ask, key, next } = scene.decision;
  const staging = useFights(now, scene.table.front);
  const [pane, setPane] = useState<PaneName>('world');
  const usePlan = useSteps(session, now, scene.decision, isPlanned);

  const showing = past === undefined && staging.left >= 0;
  const over = now.seen.end !== undefined;
  const telling = useTelling(
    now,
    flightsOf,
    past !== undefined || over,
    showing ? staging.beat?.to : undefined,
    staging.seen,
  );
  // Everything on the table is of the moment that is being told.
  const shown = useMemo(() => nowAt(now, telling.at), [now, telling.at]);
  const game = gameOf(shown);
  const combat = !over && (showing || game.season === 'combat');
  const needed: PaneName = combat ? (ask?.kind === 'plan-tile' && !showing ? 'mine' : 'world') : paneFor(ask);
  // What the decision needs opens by itself; after that everybody looks where they like.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each decision
  useEffect(() => setPane(needed), [needed, key]);

  const table: AtTable = {
    ...scene.table,
    now: shown,
    c,
    game,
    next: (shown === now ? (next as View | undefined) : undefined) ?? game,
    front: showing ? (staging.show?.seat ?? scene.table.front) : scene.table.front,
    ask: showing ? undefined : ask,
    shown: showing ? staging.show : undefined,
  };
  const moment = { ask: table.ask, game, me: table.me ?? 0, told: shown.told, showing, over };
  return (
    <TableContext value={table}>
      <Sprite address={address} grounds={GROUNDS}>
        <EvilGradient />
      </Sprite>
      <SceneFrame
        look={`kit-scene dl-scene${combat ? ' is-combat' : ''}`}
        pane={pane}
        onPane={setPane}
        decision={key}
        end={end}
      >
        {combat ? (
          <>
            <div className="side is-left">
              <BattleMap />
              <Log now={shown} t={t} />
            </div>
            <Corridor staging={staging} onDialog={onDialog} />
            <CombatSide onDialog={onDialog} />
          </>
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
          noteFor={(seen) => noteFor(moment, seen)}
          words={(id) => ({ title: c.say(`guide.${id as NoteId}`), text: c.say(`guide.${id as NoteId}.text`) })}
          at={showing ? `beat ${staging.beat?.to}` : key}
        />
      ) : undefined}
      <Flights telling={telling} draw={(what) => <Flyer what={what} />} />
      <Told line={isStill() ? telling.line : undefined} t={t} />
      <DungeonDialogs dialog={dialog} onClose={onDialogClosed} />
      {dialog === 'workshop' && ask !== undefined && isPlanned(ask) ? (
        <Workshop onClose={() => onDialogClosed('workshop')} onUse={usePlan} />
      ) : undefined}
      {past !== undefined ? (
        past
      ) : over ? undefined : showing ? (
        <BeatBar staging={staging} title={c.say(`step.${staging.beat?.step ?? 1}`)} look="has-pieces" />
      ) : (
        <Bar key={key} scene={scene} dialog={dialog} onDialog={onDialog} onDialogClosed={onDialogClosed} />
      )}
    </TableContext>
  );
}
