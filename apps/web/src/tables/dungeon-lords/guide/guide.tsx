import { useEffect, useState } from 'react';
import { useTable } from '../at-table.tsx';
import { Gi } from '../pieces/gi.tsx';
import { firstGame, keepFirstGame } from './keeping.ts';
import { type Moment, noteFor } from './notes.ts';

interface Props {
  readonly showing: boolean;
  readonly over: boolean;
  /** Changes with what is decided or shown: a note that was there before then steps aside. */
  readonly at: string;
}

/** Somebody at one's shoulder in a first game: a few words at the right moment, and gone. */
export function Guide({ showing, over, at }: Props) {
  const { sitting, now, game, me = 0, ask, c, t } = useTable();
  const [first, setFirst] = useState(firstGame);
  const here = first?.table === sitting.sheet.id && !first.off ? first : undefined;
  const moment: Moment = { ask, game, me, told: now.told, showing, over };
  const note = here === undefined ? undefined : noteFor(moment, here.seen);
  const [shown, setShown] = useState<{ id: string; at: string }>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each moment
  useEffect(() => {
    if (note === undefined) return;
    if (shown?.id === note.id && shown.at !== at) said(note.id);
    else if (shown?.id !== note.id) setShown({ id: note.id, at });
  }, [note?.id, at]);

  function keep(change: { seen?: readonly string[]; off?: boolean }): void {
    if (here === undefined) return;
    const next = { ...here, ...change };
    keepFirstGame(next);
    setFirst(next);
  }
  const said = (id: string): void => keep({ seen: [...(here?.seen ?? []), id] });

  if (note === undefined) return undefined;
  return (
    <aside className="parchment dl-guide" aria-labelledby="guide-title" aria-live="polite">
      <h2 id="guide-title">
        <Gi icon="candle-light" />
        {c.say(`guide.${note.id}`)}
      </h2>
      <p>{c.say(`guide.${note.id}.text`)}</p>
      <details>
        <summary>{c.say('guide.rules', { rules: note.rules.join(', ') })}</summary>
        {note.rules.map((rule) => (
          <p key={rule} className="rule-line">
            <b>{rule}</b> {t.rule(rule)}
          </p>
        ))}
      </details>
      <p className="dl-guide-deeds">
        <button type="button" className="brass" onClick={() => said(note.id)}>
          {c.say('guide.go-on')}
        </button>
        <button type="button" className="why" onClick={() => keep({ off: true })}>
          {c.say('guide.off')}
        </button>
      </p>
    </aside>
  );
}
