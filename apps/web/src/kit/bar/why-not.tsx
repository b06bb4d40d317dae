import type { Refusal } from '@oubliette/engine';
import { useLocale } from '../../base/locale.tsx';
import { Icon } from '../../parts/icon.tsx';
import { useKitWords } from '../locales/texts.ts';
import { useKitTable } from '../table-context.tsx';

interface Props {
  readonly refusal: Refusal;
  readonly onClose: () => void;
  readonly onAll: () => void;
}

/** Why the option that was clicked is not possible. */
export function WhyNot({ refusal, onClose, onAll }: Props) {
  const { say } = useLocale();
  const words = useKitWords();
  const { ask, t } = useKitTable();
  return (
    <div className="parchment kit-why" role="status">
      <h2>
        <Icon name="lock" />
        {words.say('why.title')}
      </h2>
      <button type="button" className="kit-why-close" onClick={onClose}>
        <Icon name="cross" />
        <span className="unseen">{say.say('close')}</span>
      </button>
      <p>
        <b>{ask === undefined ? '' : t.option(ask.kind, refusal.option ?? '', ask.about)}</b> · {t.refusal(refusal)}
      </p>
      <p className="kit-why-foot">
        <span>
          <Icon name="book" /> {refusal.rule}
        </span>
        <button type="button" className="why" onClick={onAll}>
          {words.say('why.all')}
        </button>
      </p>
    </div>
  );
}
