import type { Seat } from '@oubliette/engine';
import type { Table as People } from '@oubliette/text';
import { type ReactNode, useMemo, useState } from 'react';
import { cellsIn, cellsOf, sizeFor } from '../generic-board/cells.ts';
import { layout } from '../generic-board/places.ts';
import { reader } from '../generic-board/reading.ts';
import { type Touch, WorldContext } from '../generic-board/sight.tsx';
import type { TableNow } from '../session/now.ts';
import type { Sitting } from '../session/sitting.ts';
import { useGameVoice, useVoice, useWords } from '../voice.tsx';
import { ActionBar } from './action-bar.tsx';
import { End } from './end.tsx';
import { Heard } from './heard.tsx';
import { Log } from './log.tsx';
import { type Pane, PaneTabs } from './pane-tabs.tsx';
import { Mine, Others, Shared } from './panes.tsx';
import type { PaperName } from './papers.tsx';
import { PlacePaper } from './place-paper.tsx';
import { useDecision } from './use-decision.ts';

export interface SceneProps {
  readonly sitting: Sitting;
  readonly now: TableNow;
  /** At an earlier moment: what stands in place of the action bar. */
  readonly past: ReactNode;
  readonly people: People;
  readonly paper: PaperName | undefined;
  readonly onPaper: (paper: PaperName) => void;
  readonly onPaperClosed: (paper: PaperName) => void;
}

export function Scene({ sitting, now, past, people, paper, onPaper, onPaperClosed }: SceneProps) {
  const { texts } = sitting.sheet.shelfGame;
  const { say } = useVoice();
  const t = useGameVoice(texts, people);
  const book = useWords(texts);
  const [pane, setPane] = useState<Pane>('mine');
  const decision = useDecision(sitting, now);
  const { ask, option, next, pick } = decision;
  const { me, seen } = now;

  const touch: Touch | undefined =
    ask === undefined || me === 'spectator'
      ? undefined
      : { seat: me, options: ask.options, picked: option, pick, label: (o) => t.option(ask.kind, o, ask.about) };
  const read = useMemo(() => reader(book, t), [book, t]);
  const mentioned = [...(ask?.options ?? []), ...(ask?.refused ?? []).map((no) => no.option ?? '')].flatMap(cellsOf);
  const size = sizeFor([...cellsIn(seen.game), ...mentioned]);

  const seats = sitting.sheet.names.length;
  const sights = {
    value: layout(seen.game, seats),
    open: layout(now.open, seats),
    next: layout(next ?? seen.game, seats),
  };
  const place = (seat: Seat) => ({
    value: sights.value.places[seat],
    open: sights.open.places[seat],
    next: sights.next.places[seat],
  });
  const middle = { value: sights.value.shared, open: sights.open.shared, next: sights.next.shared };
  const over = seen.end !== undefined;

  return (
    <WorldContext value={{ read, size, touch }}>
      <Heard now={now} t={t} decision={decision.key} />
      {now.unsaved ? (
        <p className="warning" role="alert">
          {say.say('save.failed')}
        </p>
      ) : undefined}
      <main className={`scene${over ? ' is-over' : ''}`} data-pane={pane}>
        {over ? <End sitting={sitting} now={now} t={t} /> : undefined}
        <PaneTabs pane={pane} onPane={setPane} mine={me} fresh={now.fresh} />
        <Shared sight={middle} />
        <Mine now={now} place={place} places={sights.value.places} />
        <div className="side">
          <Others sitting={sitting} now={now} place={place} places={sights.value.places} onPaper={onPaper} />
          <Log now={now} t={t} />
        </div>
      </main>
      <PlacePaper paper={paper} place={place} places={sights.value.places} onClose={onPaperClosed} />
      {past ??
        (over ? undefined : (
          <ActionBar
            key={decision.key}
            sitting={sitting}
            now={now}
            t={t}
            ask={ask}
            option={option}
            onPick={pick}
            onAsk={decision.turnTo}
            onPaper={onPaper}
            paper={paper}
            onPaperClosed={onPaperClosed}
          />
        ))}
    </WorldContext>
  );
}
