import type { Speaker } from '@oubliette/text';
import { type KeyboardEvent, useRef } from 'react';
import { Icon } from '../parts/icon.tsx';
import type { AskNow } from '../session/now.ts';
import { useVoice } from '../voice.tsx';

interface Props {
  readonly t: Speaker;
  readonly ask: AskNow;
  readonly option: string | undefined;
  readonly onPick: (option: string) => void;
  readonly onConfirm: () => void;
  readonly onWhyNot: (option: string) => void;
}

/** More than these are small. */
const LARGE = 9;
/** Closed options stand among the open ones as long as they do not crowd them out. */
const SHOWN_TOGETHER = 12;

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Choose freely: nothing is played before it is confirmed, by the button, by Enter, or by touching it again. */
export function Options({ t, ask, option, onPick, onConfirm, onWhyNot }: Props) {
  const { say } = useVoice();
  const group = useRef<HTMLDivElement>(null);
  const { options, refused } = ask;
  const closed = options.length + refused.length <= SHOWN_TOGETHER ? refused : [];
  const words = (one: string): string => t.option(ask.kind, one, ask.about);

  function onKeyDown(event: KeyboardEvent, at: number): void {
    const step = STEPS[event.key];
    const one = options[at];
    if (one === undefined) return;
    if (event.key === ' ') onPick(one);
    else if (event.key === 'Enter') one === option ? onConfirm() : onPick(one);
    else if (step !== undefined) {
      const to = (at + step + options.length) % options.length;
      group.current?.querySelectorAll<HTMLElement>('[role=radio]')[to]?.focus();
      onPick(options[to] ?? one);
    } else return;
    event.preventDefault();
  }

  const reachable = Math.max(0, options.indexOf(option ?? ''));
  return (
    <div className={`bar-options${options.length + closed.length > LARGE ? ' are-many' : ''}`}>
      {ask.soFar.length === 0 ? undefined : (
        <p className="so-far">
          {say.say('ask.so-far')}{' '}
          {ask.soFar.map((step, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order of the steps is what tells them apart
            <b key={i}>{t.option(step.kind, step.option)}</b>
          ))}
        </p>
      )}
      <div className="hand">
        <div ref={group} className="open-options" role="radiogroup" aria-labelledby="sentence">
          {options.map((one, at) => (
            // biome-ignore lint/a11y/useSemanticElements: a button that is picked, and played when touched again
            <button
              key={one}
              type="button"
              role="radio"
              aria-checked={one === option}
              tabIndex={at === reachable ? 0 : -1}
              className="option"
              onClick={() => (one === option ? onConfirm() : onPick(one))}
              onKeyDown={(event) => onKeyDown(event, at)}
            >
              <span className="key" aria-hidden="true">
                {at + 1}
              </span>
              {words(one)}
              {one === option ? (
                <span className="picked-tick">
                  <Icon name="tick" />
                </span>
              ) : undefined}
            </button>
          ))}
        </div>
        {closed.map(({ option: one = '', rule }) => (
          <button
            key={`${one}${rule}`}
            type="button"
            className="option is-closed"
            onClick={() => onWhyNot(one)}
            aria-label={say.say('ask.why-not.option', { option: words(one) })}
          >
            <span className="key">
              <Icon name="lock" />
            </span>
            {words(one)}
          </button>
        ))}
      </div>
    </div>
  );
}
