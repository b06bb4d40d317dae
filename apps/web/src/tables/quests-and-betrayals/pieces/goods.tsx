import { Amount, Token } from '../../../kit/pieces/token.tsx';
import { useTable } from '../at-table.ts';
import { GOODS } from './pictures.ts';

type Good = keyof typeof GOODS;

export const GoodToken = ({ good, size }: { good: Good; size?: number }) => (
  <Token {...GOODS[good]} {...(size === undefined ? {} : { size })} />
);

/** So many gems, or trophies. */
export function Goods({ good, n, size = 18 }: { good: 'gems' | 'trophies'; n: number | string; size?: number }) {
  const { c } = useTable();
  return <Amount n={n} face={GOODS[good]} name={c.say(`good.${good}`)} size={size} />;
}

/** Both values of the gauge: alone, and as an ally. */
export function PowerPair({ power, ally }: { power: number; ally: number }) {
  const { c } = useTable();
  return (
    <span className="qt-pair">
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
