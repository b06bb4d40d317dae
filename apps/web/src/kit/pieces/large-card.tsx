import type { ReactNode } from 'react';
import { Gi } from './icon.tsx';
import { OnlyMine } from './marks.tsx';

interface Props {
  readonly icon: string;
  readonly name: string;
  readonly text: string;
  readonly rule: string;
  /** Only its owner has seen it. */
  readonly mine?: boolean;
  /** Short facts in a row at its foot. */
  readonly foot: readonly { readonly icon: string; readonly says: ReactNode; readonly title?: string }[];
}

/** A card, large enough to be read. */
export const LargeCard = ({ icon, name, text, rule, mine = false, foot }: Props) => (
  <div className={`kit-large-card${mine ? ' is-mine' : ''}`} data-rule={rule}>
    {mine ? <OnlyMine /> : undefined}
    <span className="kit-large-pic">
      <Gi icon={icon} />
    </span>
    <h3>{name}</h3>
    <p>{text}</p>
    <p className="kit-large-foot">
      {foot.map((fact) => (
        <span key={fact.icon} title={fact.title}>
          <Gi icon={fact.icon} /> {fact.says}
        </span>
      ))}
    </p>
  </div>
);

/** The same, face down. */
export const SealedCard = ({ children }: { children: ReactNode }) => (
  <div className="kit-large-card is-sealed">
    <p>{children}</p>
  </div>
);
