import { Amount, Token } from '../../../kit/pieces/token.tsx';
import { noted } from '../../../kit/tips/explained.ts';
import { noteOf, together } from '../../../reading/about.ts';
import { useTable } from '../at-table.ts';
import { GOODS } from './pictures.ts';

type Good = keyof typeof GOODS;

export const GoodToken = ({ good, size }: { good: Good; size?: number }) => (
  <Token {...GOODS[good]} {...(size === undefined ? {} : { size })} />
);

interface GoodsProps {
  readonly good: 'gems' | 'trophies';
  readonly n: number | string;
  readonly size?: number;
  /** Has a tooltip of its own: it is not part of a piece that has one. */
  readonly alone?: boolean;
}

/** A number of gems or trophies. */
export function Goods({ good, n, size = 18, alone = false }: GoodsProps) {
  const { c, t } = useTable();
  const about = alone ? { about: noteOf(t, `view.${good}`) } : {};
  return <Amount n={n} face={GOODS[good]} name={c.say(`good.${good}`)} size={size} {...about} />;
}

/** Both values of the gauge: alone, and as an ally. */
export function PowerPair({ power, ally }: { power: number; ally: number }) {
  const { c, t } = useTable();
  return (
    <span className="qt-pair" {...noted(together(noteOf(t, 'view.power'), noteOf(t, 'view.allyPower')))}>
      <b>
        <span className="unseen">{c.say('power')} </span>
        {power}
      </b>
      <i>
        <span className="unseen"> {c.say('power.ally')} </span>
        {ally}
      </i>
    </span>
  );
}
