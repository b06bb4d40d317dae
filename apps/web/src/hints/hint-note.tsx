import type { Speaker } from '@oubliette/text';
import { useVoice } from '../base/voice.tsx';
import { Icon } from '../parts/icon.tsx';
import type { AskNow } from '../session/now.ts';
import './hint.css';
import type { Lantern } from './use-hint.ts';

/** Asks for a hint. */
export function LanternButton({ lantern }: { lantern: Lantern }) {
  const { say } = useVoice();
  if (!lantern.possible) return undefined;
  return (
    <button
      type="button"
      className={`brass is-quiet lantern${lantern.thinking ? ' is-thinking' : ''}`}
      title={say.say('hint.light')}
      aria-label={say.say('hint.light')}
      aria-busy={lantern.thinking}
      onClick={lantern.light}
    >
      <Icon name="lantern" />
    </button>
  );
}

interface Props {
  readonly lantern: Lantern;
  readonly t: Speaker;
  readonly ask: AskNow;
  readonly onTake: (option: string) => void;
}

/** What the lantern shows: an option, and at most two reasons for it. */
export function HintNote({ lantern, t, ask, onTake }: Props) {
  const { say } = useVoice();
  const { hint, thinking, putOut } = lantern;
  if (!thinking && hint === undefined) return undefined;
  const reasons =
    hint === undefined || hint === 'nothing' ? [] : hint.reasons.filter(({ key }) => t.has(`reason.${key}`));
  return (
    <div className="parchment hint-note" role="status">
      <h2>
        <Icon name="lantern" />
        {say.say('hint.title')}
      </h2>
      <button type="button" className="hint-close" onClick={putOut}>
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
          {reasons.length === 0 ? <p>{say.say('hint.even')}</p> : undefined}
          <ul>
            {reasons.map(({ key }) => (
              <li key={key}>{t.say(`reason.${key}`)}</li>
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
