import { useEffect, useState } from 'react';
import { useHint } from '../../hints/use-hint.ts';
import { End } from '../../table/end.tsx';
import { Heard } from '../../table/heard.tsx';
import { Log } from '../../table/log.tsx';
import { PaneTabs } from '../../table/pane-tabs.tsx';
import type { SceneProps } from '../../table/scene.tsx';
import { useAnswering } from '../../table/use-answering.ts';
import { useDecision } from '../../table/use-decision.ts';
import { useGameVoice, useVoice } from '../../voice.tsx';
import { type PaneName, paneFor } from './asked.ts';
import { type AtTable, AtTableContext, standingOf } from './at-table.tsx';
import { Bar } from './bar/bar.tsx';
import { BeatBar } from './combat/beat-bar.tsx';
import { BattleMap, CombatSide, Corridor } from './combat/combat-panes.tsx';
import { useStaging } from './combat/use-staging.ts';
import { Guide } from './guide/guide.tsx';
import { captions } from './locales/texts.ts';
import { Flights } from './motion/flights.tsx';
import { OthersPane } from './others-pane.tsx';
import { DungeonPapers } from './papers.tsx';
import { Sprite } from './pieces/sprite.tsx';
import { MinePane } from './place/mine-pane.tsx';
import { gameOf, inFront, type View } from './reading.ts';
import { isPlanned, usePlanned } from './workshop/use-planned.ts';
import { Workshop } from './workshop/workshop.tsx';
import { WorldPane } from './world/world-pane.tsx';

/** The table of Dungeon Lords: the world, my dungeon, the others; in combat the corridor. */
export function Scene({ sitting, now, past, people, paper, onPaper, onPaperClosed }: SceneProps) {
  const { say } = useVoice();
  const t = useGameVoice(sitting.sheet.shelfGame.texts, people);
  const c = useGameVoice(captions, people);
  const decision = useDecision(sitting, now);
  const { ask, option, key } = decision;
  const game = gameOf(now);
  const staging = useStaging(now, game, inFront(now));
  const [pane, setPane] = useState<PaneName>('world');
  const [closed, setClosed] = useState<{ key: string; option: string }>();
  const deeds = useAnswering({ sitting, now, t, ask, option, onPick: decision.pick, onPaper });

  const usePlan = usePlanned(sitting, now, decision);
  const lantern = useHint(sitting.sheet.shelfGame.id, now, ask, key);

  const showing = past === undefined && staging.left >= 0;
  const over = now.seen.end !== undefined;
  const combat = !over && (showing || game.season === 'combat');
  const needed: PaneName = combat ? (ask?.kind === 'plan-tile' && !showing ? 'mine' : 'world') : paneFor(ask);
  // What the decision needs opens by itself; after that everybody looks where they like.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each decision
  useEffect(() => setPane(needed), [needed, key]);

  const table: AtTable = {
    sitting,
    now,
    game,
    next: (showing ? undefined : (decision.next as View | undefined)) ?? game,
    me: now.me === 'spectator' ? undefined : now.me,
    front: showing ? (staging.fought?.seat ?? inFront(now)) : inFront(now),
    t,
    c: c as AtTable['c'],
    ask: showing ? undefined : ask,
    option,
    hinted: lantern.hint === undefined || lantern.hint === 'nothing' ? undefined : lantern.hint.option,
    shown: showing ? staging.fought : undefined,
    touch(one) {
      const standing = standingOf({ ask, option }, one);
      setClosed(standing === 'closed' ? { key, option: one } : undefined);
      if (standing === 'open') deeds.pick(one);
      if (standing === 'picked') deeds.confirm();
    },
    inspect: (id) => onPaper(`piece-${id}`),
  };
  return (
    <AtTableContext value={table}>
      <Sprite />
      <Heard now={now} t={t} decision={key} />
      {now.unsaved ? (
        <p className="warning" role="alert">
          {say.say('save.failed')}
        </p>
      ) : undefined}
      <main className={`scene dl-scene${over ? ' is-over' : ''}${combat ? ' is-combat' : ''}`} data-pane={pane}>
        {over ? <End sitting={sitting} now={now} t={t} /> : undefined}
        <PaneTabs pane={pane} onPane={setPane} mine={now.me} fresh={now.fresh} />
        {combat ? (
          <>
            <div className="side is-left">
              <BattleMap />
              <Log now={now} t={t} />
            </div>
            <Corridor staging={staging} onPaper={onPaper} />
            <CombatSide onPaper={onPaper} />
          </>
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
      </main>
      {past === undefined ? (
        <Guide showing={showing} over={over} at={showing ? `beat ${staging.beat?.to}` : key} />
      ) : undefined}
      <Flights told={now.told.length} quiet={past !== undefined || over} />
      <DungeonPapers paper={paper} onClose={onPaperClosed} />
      {paper === 'workshop' && ask !== undefined && isPlanned(ask) ? (
        <Workshop onClose={() => onPaperClosed('workshop')} onUse={usePlan} />
      ) : undefined}
      {past !== undefined ? (
        past
      ) : over ? undefined : showing ? (
        <BeatBar staging={staging} />
      ) : (
        <Bar
          key={key}
          deeds={deeds}
          lantern={lantern}
          closed={closed?.key === key ? closed.option : undefined}
          onClosed={(one) => setClosed(one === undefined ? undefined : { key, option: one })}
          paper={paper}
          onPaper={onPaper}
          onPaperClosed={onPaperClosed}
        />
      )}
    </AtTableContext>
  );
}
