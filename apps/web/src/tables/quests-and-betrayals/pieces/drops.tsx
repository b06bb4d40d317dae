import { MOST_WOUNDS } from '@oubliette/quests-and-betrayals/cards';
import { noted } from '../../../kit/tips/explained.ts';
import { noteOf } from '../../../reading/about.ts';
import { useTable } from '../at-table.ts';

const DROP = 'M8 1C13 8 15 11 15 14.500A7 7 0 0 1 1 14.500C1 11 3 8 8 1Z';

interface Props {
  readonly wounds: number;
  /** The value after the picked option. */
  readonly would?: number;
  readonly height?: number;
}

/** Four drops, red for each wound taken. */
export function Drops({ wounds, would = wounds, height = 17 }: Props) {
  const { c, t } = useTable();
  return (
    <span
      className="qt-drops"
      role="img"
      aria-label={c.say('wounds', { count: wounds })}
      {...noted(noteOf(t, 'view.wounds'))}
    >
      {Array.from({ length: MOST_WOUNDS }, (_, i) => {
        const taken = i < wounds;
        const changes = taken !== i < would;
        return (
          <svg
            // biome-ignore lint/suspicious/noArrayIndexKey: drops are counted
            key={i}
            viewBox="0 0 16 22"
            height={height}
            aria-hidden="true"
            className={changes ? 'is-changing' : ''}
          >
            <path
              d={DROP}
              className={taken ? undefined : 'is-free'}
              fill={taken ? '#d8372c' : 'none'}
              stroke={taken ? '#ffb3a6' : '#857660'}
              strokeWidth="1.5"
            />
            {taken ? (
              <path d="M5 12q-1.500 3 1 5" stroke="#fff" strokeOpacity=".7" fill="none" strokeWidth="1.4" />
            ) : undefined}
          </svg>
        );
      })}
    </span>
  );
}
