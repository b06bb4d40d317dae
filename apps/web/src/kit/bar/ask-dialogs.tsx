import type { Refusal } from '@oubliette/engine';
import type { Speaker } from '@oubliette/text';
import { useLocale } from '../../base/locale.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { RuleLines } from '../../parts/rule-lines.tsx';
import type { AskNow } from '../../session/now.ts';

interface Props {
  readonly t: Speaker;
  readonly ask: AskNow;
  readonly onClose: () => void;
}

/** The lines of the rule book that govern this decision. */
export function AskRulesDialog({ t, ask, onClose }: Props) {
  const { say } = useLocale();
  return (
    <Dialog title={say.say('ask.rules.title')} onClose={onClose}>
      <RuleLines rules={ask.rules.map((id) => ({ id, text: t.rule(id) }))} />
    </Dialog>
  );
}

/** What is closed, and by which rule; options closed by the same reason stand together. */
export function WhyNotDialog({ t, ask, first, onClose }: Props & { first: string | undefined }) {
  const { say } = useLocale();
  const reason = (refusal: Refusal): string => `${refusal.rule} ${t.refusal(refusal)}`;
  const reasons = [...new Set(ask.refused.map(reason))];
  const groups = reasons
    .map((one) => ask.refused.filter((refusal) => reason(refusal) === one))
    .toSorted((a, b) => Number(holds(b, first)) - Number(holds(a, first)));
  return (
    <Dialog title={say.say('ask.why-not')} onClose={onClose}>
      <dl className="why-not">
        {groups.map((group) => {
          const [refusal] = group;
          return refusal === undefined ? undefined : (
            <div key={reason(refusal)}>
              <dt>
                {group.map(({ option }) =>
                  option === undefined ? undefined : (
                    <span className="closed" key={option}>
                      {t.option(ask.kind, option, ask.about)}
                    </span>
                  ),
                )}
              </dt>
              <dd>
                <p>{t.refusal(refusal)}</p>
                <p className="rule-line">
                  <b>{refusal.rule}</b> {t.rule(refusal.rule)}
                </p>
              </dd>
            </div>
          );
        })}
      </dl>
    </Dialog>
  );
}

const holds = (group: readonly Refusal[], one: string | undefined): boolean =>
  group.some(({ option }) => option === one);
