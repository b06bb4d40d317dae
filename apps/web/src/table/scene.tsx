import type { Seat } from '@oubliette/engine';
import type { Table as People } from '@oubliette/text';
import { useMemo, useState } from 'react';
import { isUnsaved } from '../device/tables.ts';
import type { TableNow } from '../sitting/now.ts';
import type { Sitting } from '../sitting/sitting.ts';
import { useGameVoice, useVoice } from '../voice.tsx';
import { cellsIn, cellsOf, sizeFor } from '../world/cells.ts';
import { layout } from '../world/places.ts';
import { reader } from '../world/reading.ts';
import { type Touch, WorldContext } from '../world/sight.tsx';
import { ActionBar } from './action-bar.tsx';
import { End } from './end.tsx';
import { Heard } from './heard.tsx';
import { Log } from './log.tsx';
import { type Pane, PaneTabs } from './pane-tabs.tsx';
import { Mine, Others, Shared } from './panes.tsx';
import type { PaperName } from './papers.tsx';
import { PlacePaper } from './place-paper.tsx';

interface Props {
  readonly sitting: Sitting;
  readonly now: TableNow;
  readonly people: People;
  readonly paper: PaperName | undefined;
  readonly onPaper: (paper: PaperName) => void;
  readonly onPaperClosed: (paper: PaperName) => void;
}

/** What is picked belongs to one decision: the next one starts clean. */
interface Picked {
  readonly decision: string;
  readonly kind: string;
  readonly option: string;
}

export function Scene({ sitting, now, people, paper, onPaper, onPaperClosed }: Props) {
  const { texts } = sitting.sheet.shelfGame;
  const { say } = useVoice();
  const t = useGameVoice(texts, people);
  const [pane, setPane] = useState<Pane>('mine');
  const [picked, setPicked] = useState<Picked>();
  const [turnedTo, setTurnedTo] = useState<{ decision: string; beside: string | undefined }>();
  const { me, seen } = now;

  const decision = `${me}/${seen.answered}`;
  const awaited = now.asks.find((ask) => !ask.optional);
  // What is composed in several steps stays in front until it is complete.
  const begun = seen.mine.some((aside) => aside.kind === turnedTo?.beside && aside.fits > 0);
  const beside = turnedTo?.decision === decision || begun ? turnedTo?.beside : undefined;
  const ask = now.asks.find((one) => one.optional && one.beside === beside) ?? awaited;
  const isPicked = picked?.decision === decision && picked.kind === ask?.kind && ask.options.includes(picked.option);
  // One possibility is no choice, but still to be seen before it is played.
  const only = ask?.optional === false && ask.options.length === 1 ? ask.options[0] : undefined;
  const option = isPicked ? picked.option : only;

  const next = useMemo(
    () =>
      option === undefined || ask === undefined || me === 'spectator'
        ? undefined
        : sitting.preview(me, ask.kind, option),
    [sitting, me, ask, option],
  );
  const pick = (chosen: string | undefined): void =>
    setPicked(chosen === undefined || ask === undefined ? undefined : { decision, kind: ask.kind, option: chosen });

  const touch: Touch | undefined =
    ask === undefined || me === 'spectator'
      ? undefined
      : { seat: me, options: ask.options, picked: option, pick, label: (o) => t.option(ask.kind, o, ask.about) };
  const read = useMemo(() => reader(texts, t), [texts, t]);
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
      <Heard now={now} t={t} decision={decision} />
      {isUnsaved(sitting.sheet.id) ? (
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
      {over ? undefined : (
        <ActionBar
          key={decision}
          sitting={sitting}
          now={now}
          t={t}
          ask={ask}
          option={option}
          onPick={pick}
          onAsk={(to) => setTurnedTo({ decision, beside: to })}
          onPaper={onPaper}
          paper={paper}
          onPaperClosed={onPaperClosed}
        />
      )}
    </WorldContext>
  );
}
