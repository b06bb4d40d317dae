import type { Speaker } from '@oubliette/text';
import { useLocale } from '../base/locale.tsx';
import { Icon } from '../parts/icon.tsx';
import type { AskNow } from '../session/now.ts';
import './hint.css';
import type { Hint } from './jobs.ts';
import type { HintControl } from './use-hint.ts';

/** The button that asks for a hint. */
export function HintButton({ hints }: { hints: HintControl }) {
  const { say } = useLocale();
  if (!hints.possible) return undefined;
  return (
    <button
      type="button"
      className={`brass is-quiet hint-button${hints.thinking ? ' is-thinking' : ''}`}
      title={say.say('hint.light')}
      aria-label={say.say('hint.light')}
      aria-busy={hints.thinking}
      onClick={hints.request}
    >
      <Icon name="lantern" />
    </button>
  );
}

interface Props {
  readonly hints: HintControl;
  readonly t: Speaker;
  readonly ask: AskNow;
  readonly onTake: (option: string) => void;
}

/** The hint: an option, and at most two reasons for it. */
export function HintNote({ hints, t, ask, onTake }: Props) {
  const { say } = useLocale();
  const { hint, thinking, dismiss } = hints;
  if (!thinking && hint === undefined) return undefined;
  const reasons =
    hint === undefined || hint === 'nothing' ? [] : hint.reasons.filter(({ key }) => t.has(`reason.${key}`));
  return (
    <div className="parchment hint-note" role="status">
      <h2>
        <Icon name="lantern" />
        {say.say('hint.title')}
      </h2>
      <button type="button" className="hint-close" onClick={dismiss}>
        <Icon name="cross" />
        <span className="unseen">{say.say('close')}</span>
      </button>
      {hint === undefined ? (
        <p>{say.say('hint.thinking')}</p>
      ) : hint === 'nothing' ? (
        <p>{say.say('hint.nothing')}</p>
      ) : (
        <>
          <p>
            <b>{t.option(hint.kind, hint.option, ask.about)}</b>
          </p>
          <Sure hint={hint} t={t} ask={ask} />
          {reasons.length === 0 && hint.confidence !== 'close' ? <p>{say.say('hint.even')}</p> : undefined}
          <ul>
            {reasons.map(({ key, params }) => (
              <li key={key}>{t.say(`reason.${key}`, params)}</li>
            ))}
          </ul>
          <button type="button" className="why" onClick={() => onTake(hint.option)}>
            {say.say('hint.take')}
          </button>
        </>
      )}
    </div>
  );
}

/** The certainty of the hint; a computed one needs none. */
function Sure({ hint, t, ask }: { hint: Hint; t: Speaker; ask: AskNow }) {
  const { say } = useLocale();
  const { confidence, second } = hint;
  if (confidence === undefined || second === undefined) return undefined;
  return (
    <p className={`hint-sure is-${confidence}`}>
      {say.say(`hint.sure.${confidence}`, { other: t.option(second.kind, second.option, ask.about) })}
    </p>
  );
}
