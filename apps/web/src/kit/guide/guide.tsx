import { useEffect, useState } from 'react';
import { Icon } from '../../parts/icon.tsx';
import { useKitTable } from '../table-context.tsx';
import { useKitWords } from '../use-kit-words.ts';
import { firstGame, keepFirstGame } from './keeping.ts';

export interface GuideNote {
  readonly id: string;
  readonly rules: readonly string[];
}

interface Props {
  /** What fits this moment, given what was said before. */
  readonly noteFor: (seen: readonly string[]) => GuideNote | undefined;
  readonly words: (id: string) => { readonly title: string; readonly text: string };
  /** Changes with what is decided or shown: a note that was there before then goes away. */
  readonly at: string;
}

/** Somebody at one's shoulder in a first game: a few words at the right moment, and gone. */
export function Guide({ noteFor, words, at }: Props) {
  const { session, t } = useKitTable();
  const kit = useKitWords();
  const [first, setFirst] = useState(firstGame);
  const here = first?.table === session.info.id && !first.off ? first : undefined;
  const note = here === undefined ? undefined : noteFor(here.seen);
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
  const { title, text } = words(note.id);
  return (
    <aside className="parchment kit-guide" aria-labelledby="guide-title" aria-live="polite">
      <h2 id="guide-title">
        <Icon name="candle" />
        {title}
      </h2>
      <p>{text}</p>
      <details>
        <summary>{kit.say('guide.rules', { rules: note.rules.join(', ') })}</summary>
        {note.rules.map((rule) => (
          <p key={rule} className="rule-line">
            <b>{rule}</b> {t.rule(rule)}
          </p>
        ))}
      </details>
      <p className="kit-guide-actions">
        <button type="button" className="brass" onClick={() => said(note.id)}>
          {kit.say('guide.go-on')}
        </button>
        <button type="button" className="why" onClick={() => keep({ off: true })}>
          {kit.say('guide.off')}
        </button>
      </p>
    </aside>
  );
}
