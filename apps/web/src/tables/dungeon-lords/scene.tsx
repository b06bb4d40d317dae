import { address } from 'virtual:game-icons/dungeon-lords';
import { useGameSpeaker } from '../../base/locale.tsx';
import { useSteps } from '../../kit/bar/use-steps.ts';
import { useTableScene } from '../../kit/bar/use-table-scene.ts';
import { Log } from '../../kit/panes/log.tsx';
import { Sprite } from '../../kit/pieces/sprite.tsx';
import { OwnScene } from '../../kit/scene/own-scene.tsx';
import { useTold } from '../../kit/scene/use-told.ts';
import type { SceneProps } from '../../kit/scene-props.ts';
import { isPlanned, paneFor } from './asked.ts';
import type { AtTable } from './at-table.ts';
import { Bar } from './bar/bar.tsx';
import { BattleMap, CombatSide, Corridor } from './combat/combat-panes.tsx';
import { useFights } from './combat/use-fights.ts';
import { dialogs } from './dialogs.tsx';
import { noteFor } from './guide/notes.ts';
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
  const { session, now, past, people, dialog, onDialog, onDialogClosed } = props;
  const c = useGameSpeaker(captions, people) as AtTable['c'];
  const scene = useTableScene(props);
  const { ask, key } = scene.decision;
  const staging = useFights(now, scene.table.front, past !== undefined);
  const told = useTold(scene, flightsOf, staging);
  const usePlan = useSteps(session, now, scene.decision, isPlanned);
  const game = gameOf(told.shown);
  const shown = told.showing ? staging.show : undefined;
  const combat = !told.over && (told.showing || game.season === 'combat');
  const front = shown?.seat ?? scene.table.front;
  const table: AtTable = { ...told.table, c, game, next: told.next as View, front, shown };
  const workshop =
    dialog === 'workshop' && ask !== undefined && isPlanned(ask) ? (
      <Workshop onClose={() => onDialogClosed('workshop')} onUse={usePlan} />
    ) : undefined;
  return (
    <OwnScene
      scene={scene}
      told={told}
      table={table}
      sprite={
        <Sprite address={address} grounds={GROUNDS}>
          <EvilGradient />
        </Sprite>
      }
      className={`dl-scene${combat ? ' is-combat' : ''}`}
      needed={combat ? (table.ask?.kind === 'plan-tile' ? 'mine' : 'world') : paneFor(ask)}
      noteFor={noteFor}
      draw={(what) => <Flyer what={what} />}
      beatTitle={c.say(`step.${staging.beat?.step ?? 1}`)}
      dialogs={{ ...dialogs, more: workshop }}
      bar={<Bar key={key} scene={scene} />}
    >
      {combat ? (
        <>
          <div className="side is-left">
            <BattleMap />
            <Log />
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
            <Log />
          </div>
        </>
      )}
    </OwnScene>
  );
}
