import { Drawing } from '../../../kit/pieces/icon.tsx';
import { useTable } from '../at-table.ts';
import type { LineSeen } from '../reading.ts';

const WAX =
  'M20 2c4-1 6 2 9 3s6 1 7 5 3 5 2 9-1 5-2 8-1 6-5 8-6 4-10 3-6 1-10-1-6-3-7-7-3-5-2-9-1-6 2-9 3-6 7-8 5-1 9-2Z';
/** Two halves of a broken seal. */
const LEFT = 'M20 2 17 9 22 17 16 25 20 33 18 38c-4 1-6 0-10-2s-6-3-7-7-1-5-1-9-1-6 2-9 3-6 7-8 5-1 11-1Z';
const RIGHT = 'M20 2c6-1 6 2 9 3s6 1 7 5 3 5 2 9-1 5-2 8-1 6-5 8-6 4-13 3L20 33 16 25 22 17 17 9Z';

const RIMS = { kept: '#2f4a16', running: '#20225c', other: '#4a3f33' } as const;

interface Props {
  readonly state: LineSeen['state'];
  readonly size?: number;
  /** The text beside it says the same: hidden from screen readers. */
  readonly silent?: boolean;
}

/** The state of a word: kept, running, broken or never judged. Shown by shape as well as colour. */
export function WordSeal({ state, size = 26, silent = false }: Props) {
  const { t } = useTable();
  const name = silent ? '' : t.name(state);
  if (state === 'broken') {
    return (
      <Drawing className="qt-seal" viewBox="-4 -2 48 44" width={size} height={size} name={name}>
        <g transform="translate(-2.600 1) rotate(-9 14 20)">
          <path d={LEFT} fill="url(#b-broken)" stroke="#3a0f0a" />
        </g>
        <g transform="translate(3 -0.400) rotate(10 26 20)">
          <path d={RIGHT} fill="url(#b-broken)" stroke="#3a0f0a" />
        </g>
        <path d="M8 13q-4 7 0 14" stroke="#ffd9cf" strokeWidth="2" fill="none" opacity=".7" />
      </Drawing>
    );
  }
  const kind = state === 'kept' || state === 'running' ? state : 'other';
  return (
    <Drawing className="qt-seal" viewBox="-2 -2 44 44" width={size} height={size} name={name}>
      <path d={WAX} fill={kind === 'other' ? '#8a7a63' : `url(#b-${kind})`} stroke={RIMS[kind]} strokeWidth="1.200" />
      <circle cx="20" cy="20" r="12.500" fill={RIMS[kind]} fillOpacity=".45" stroke={RIMS[kind]} strokeWidth="1.200" />
      {kind === 'other' ? (
        <path d="M13 20H27" stroke="#f4e9d2" strokeWidth="3.500" strokeLinecap="round" />
      ) : (
        <use
          href={kind === 'kept' ? '#gi-check-mark' : '#gi-shaking-hands'}
          x="10"
          y="10"
          width="20"
          height="20"
          fill={kind === 'kept' ? '#f2ffdc' : '#ecebff'}
        />
      )}
    </Drawing>
  );
}
