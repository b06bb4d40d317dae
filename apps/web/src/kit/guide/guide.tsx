import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../../parts/icon.tsx';
import { useKitWords } from '../locales/texts.ts';
import { beside, placeAt } from '../note-place.ts';
import { useKitTable } from '../table-context.tsx';
import { firstGame, keepFirstGame } from './keeping.ts';

export interface GuideNote {
  readonly id: string;
  readonly rules: readonly string[];
  /** A selector of what it is about: that is highlighted and not covered. */
  readonly points?: string;
  /** A selector of what else is not covered, because it is needed to follow the note. */
  readonly clear?: string;
  /** The option to choose now: the note closes with the next answer. */
  readonly does?: string;
  /** It stays until that is done, without a button to close it. */
  readonly until?: string;
}

/** Something that a first game teaches by doing. */
export interface Lesson {
  readonly id: string;
  readonly name: string;
  readonly done: boolean;
}

interface Props {
  /** The note that applies, given the ids of those that were shown. */
  readonly noteFor: (seen: readonly string[]) => GuideNote | undefined;
  readonly words: (id: string) => { readonly title: string; readonly text: string };
  /** Changes with the decision or beat: the note that was shown before closes. */
  readonly at: string;
  /** All that is to be done, where a game teaches by doing. */
  readonly lessons?: readonly Lesson[] | undefined;
}

/** What a note does not cover, besides what it points at. */
const ANSWERS = '.bar';
const POINTED = 'is-pointed-at';

/** The notes of a first game: one at a time, each shown when it applies. */
export function Guide({ noteFor, words, at, lessons = [] }: Props) {
  const { session, t, ask } = useKitTable();
  const kit = useKitWords();
  const game = session.info.catalogGame.id;
  const [first, setFirst] = useState(() => firstGame(game));
  const here = first?.table === session.info.id ? first : undefined;
  const note = here === undefined || here.off ? undefined : noteFor(here.seen);
  const [shown, setShown] = useState<{ id: string; at: string; does?: string | undefined }>();
  const [check, setCheck] = useState<'done' | 'otherwise'>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each moment
  useEffect(() => {
    // After the last answer of a draft its steps are no longer known.
    const last = ask?.soFar.at(-1)?.option;
    if (shown?.at !== at)
      setCheck(
        shown?.does === undefined || last === undefined ? undefined : last === shown.does ? 'done' : 'otherwise',
      );
    if (note === undefined) return;
    if (shown?.id === note.id && shown.at !== at) said(note.id);
    else if (shown?.id !== note.id) setShown({ id: note.id, at, does: note.does });
  }, [note?.id, at]);

  function keep(change: { seen?: readonly string[]; off?: boolean }): void {
    if (here === undefined) return;
    const next = { ...here, ...change };
    keepFirstGame(game, next);
    setFirst(next);
  }
  const said = (id: string): void => keep({ seen: [...(here?.seen ?? []), id] });
  const place = useRef<HTMLElement>(null);
  usePlace(place, note);

  if (here?.off === true)
    return (
      <button type="button" className="brass is-quiet kit-guide-again" onClick={() => keep({ off: false })}>
        <Icon name="lantern" />
        {kit.say('guide.again')}
      </button>
    );
  if (note === undefined) return undefined;
  const { title, text } = words(note.id);
  const todo = note.does === undefined || ask === undefined ? undefined : t.option(ask.kind, note.does, ask.about);
  return (
    <aside
      ref={place}
      className="parchment kit-guide"
      data-note={note.id}
      aria-labelledby="guide-title"
      aria-live="polite"
    >
      {check === undefined ? undefined : (
        <p className={`kit-guide-check is-${check}`}>
          <Icon name={check === 'done' ? 'tick' : 'fork'} />
          {kit.say(`guide.${check}`)}
        </p>
      )}
      <h2 id="guide-title">
        <Icon name="candle" />
        {title}
      </h2>
      <p>{text}</p>
      <Lessons lessons={lessons} />
      <details>
        <summary>{kit.say('guide.rules', { rules: note.rules.join(', ') })}</summary>
        {note.rules.map((rule) => (
          <p key={rule} className="rule-line">
            <b>{rule}</b> {t.rule(rule)}
          </p>
        ))}
      </details>
      <p className="kit-guide-actions">
        {todo === undefined && note.until === undefined ? (
          <button type="button" className="brass" onClick={() => said(note.id)}>
            {kit.say('guide.go-on')}
          </button>
        ) : (
          <b className="kit-guide-do">
            {todo === undefined ? kit.say('guide.try') : kit.say('guide.do', { what: todo })}
          </b>
        )}
        <button type="button" className="why" onClick={() => keep({ off: true })}>
          {kit.say('guide.off')}
        </button>
      </p>
    </aside>
  );
}

function Lessons({ lessons }: { lessons: readonly Lesson[] }) {
  const kit = useKitWords();
  if (lessons.length === 0) return undefined;
  const done = lessons.filter((one) => one.done).length;
  return (
    <div className="kit-lessons">
      <b>{kit.say('guide.learned', { done, all: lessons.length })}</b>
      <ul>
        {lessons.map(({ id, name, done }) => (
          <li key={id} data-lesson={id} className={done ? 'is-done' : undefined}>
            <Icon name={done ? 'tick' : 'candle'} />
            <span>{name}</span>
            {done ? <span className="unseen">{kit.say('step.done')}</span> : undefined}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Highlights what the note points at and places the note beside it. */
function usePlace(place: { readonly current: HTMLElement | null }, note: GuideNote | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another note is there
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null || note === undefined) return;
    let lit: readonly Element[] = [];
    let called: Element | undefined;
    function put(): void {
      for (const one of lit) one.classList.remove(POINTED);
      const found = note?.points === undefined ? [] : [...document.querySelectorAll(note.points)];
      lit = found.filter((one) => one.getClientRects().length > 0).slice(0, 1);
      for (const one of lit) one.classList.add(POINTED);
      const target = lit[0]?.getBoundingClientRect();
      const over = [ANSWERS, note?.clear ?? []].flat().flatMap((one) => [...document.querySelectorAll(one)]);
      const boxes = over.map((one) => one.getBoundingClientRect()).filter(({ width }) => width > 0);
      const window = { width: innerWidth, height: innerHeight };
      placeAt(element!, (size) => beside(size, target, boxes, window));
    }
    put();
    // A pane that opens for the question moves what is pointed at: placed again after other scrolling, scrolled into view once.
    function settle(): void {
      put();
      if (called !== lit[0]) lit[0]?.scrollIntoView({ block: 'nearest' });
      called = lit[0];
    }
    let timer = setTimeout(settle, 120);
    // A click may show or hide what the note points at.
    function onClick(): void {
      clearTimeout(timer);
      timer = setTimeout(settle, 120);
    }
    addEventListener('click', onClick);
    addEventListener('resize', put);
    addEventListener('scroll', put, { capture: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('click', onClick);
      removeEventListener('resize', put);
      removeEventListener('scroll', put, { capture: true });
      for (const one of lit) one.classList.remove(POINTED);
    };
  }, [note?.id]);
}
