import type { Refusal } from '@oubliette/engine';
import { Icon } from '../../../parts/icon.tsx';
import { useVoice } from '../../../voice.tsx';
import { useTable } from '../at-table.tsx';
import { Gi } from '../pieces/gi.tsx';

interface Props {
  readonly refusal: Refusal;
  readonly onClose: () => void;
  readonly onAll: () => void;
}

/** Why something is not possible, right where it was touched. */
export function WhyNot({ refusal, onClose, onAll }: Props) {
  const { say } = useVoice();
  const { ask, t, c } = useTable();
  return (
    <div className="parchment dl-why" role="status">
      <h2>
        <Gi icon="padlock" />
        {c.say('why.title')}
      </h2>
      <button type="button" className="dl-why-close" onClick={onClose}>
        <Icon name="cross" />
        <span className="unseen">{say.say('close')}</span>
      </button>
      <p>
        <b>{ask === undefined ? '' : t.option(ask.kind, refusal.option ?? '', ask.about)}</b> · {t.refusal(refusal)}
      </p>
      <p className="dl-why-foot">
        <span>
          <Gi icon="open-book" /> {refusal.rule}
        </span>
        <button type="button" className="why" onClick={onAll}>
          {c.say('why.all')}
        </button>
      </p>
    </div>
  );
}
