import { times } from '../../../kit/pieces/lists.ts';
import { explained } from '../../../kit/tips/explained.ts';
import { useMarks } from '../../../parts/seat-mark.tsx';
import { noteOf, together } from '../../../reading/about.ts';
import { useTable } from '../at-table.ts';
import { targetOf } from '../reading.ts';

const WIDTH = 298;
/** Half the width of a mark. */
const EDGE = 9;
/** The smallest distance between two marks, so that they do not overlap. */
const APART = 18;
/** On a longer track every second space is numbered. */
const EACH = 15;

interface Group {
  readonly members: number;
  readonly middle: number;
}

/** Keeps a group on the track. */
function onStrip({ members, middle }: Group): Group {
  const half = ((members - 1) / 2) * APART;
  return { members, middle: Math.min(WIDTH - EDGE - half, Math.max(EDGE + half, middle)) };
}

/** Two groups side by side, as near to their wanted positions as possible. */
function joined(left: Group, right: Group): Group {
  const members = left.members + right.members;
  const wanted =
    left.members * (left.middle + (right.members * APART) / 2) +
    right.members * (right.middle - (left.members * APART) / 2);
  return { members, middle: wanted / members };
}

/** Positions of marks, from the left: none overlaps another, and none leaves the track. */
function spread(wanted: readonly number[]): number[] {
  const groups: Group[] = [];
  for (const at of wanted) {
    let group = onStrip({ members: 1, middle: at });
    for (let last = groups.at(-1); last !== undefined; last = groups.at(-1)) {
      if (group.middle - last.middle >= ((last.members + group.members) / 2) * APART) break;
      groups.pop();
      group = onStrip(joined(last, group));
    }
    groups.push(group);
  }
  return groups.flatMap(({ members, middle }) =>
    Array.from({ length: members }, (_, i) => middle + (i - (members - 1) / 2) * APART),
  );
}

/** The race for trophies, from 0 to the target, with a mark for each player. */
export function Race() {
  const { game, c, t } = useTable();
  const markOf = useMarks();
  const target = targetOf(game);
  const step = WIDTH / (target + 1);
  const standing = game.players
    .map(({ trophies }, seat) => ({ seat, at: (Math.min(target, Math.max(0, trophies)) + 0.5) * step }))
    .toSorted((a, b) => a.at - b.at);
  const places = spread(standing.map(({ at }) => at));
  const says = game.players.map(({ trophies }, seat) => `${t.seat(seat)} ${trophies}`).join(', ');
  return (
    <svg
      className="qt-race"
      viewBox={`0 0 ${WIDTH} 46`}
      role="img"
      aria-label={`${c.say('race')}: ${says}`}
      {...explained(together({ text: says, rules: [] }, noteOf(t, 'view.trophies')), true)}
    >
      <rect y="21" width={WIDTH} height="24" rx="8" fill="#0e0b08" />
      <rect x="1.500" y="22.500" width={WIDTH - 3} height="21" rx="7" fill="url(#qt-race-row)" />
      <rect x="3" y="23" width={WIDTH - 6} height="3.500" rx="2" fill="#fff" opacity=".2" />
      {times(target, (n) => (
        <g>
          <text x={(n + 0.5) * step} y="38" className="qt-race-n" fill={n < target * 0.28 ? '#ffeccb' : '#1f160d'}>
            {target > EACH && n % 2 === 1 ? '' : n}
          </text>
          <path d={`M${(n + 1) * step} 23V43`} stroke="#000" strokeOpacity=".28" />
        </g>
      ))}
      <rect
        x={target * step - 1}
        y="20"
        width={step + 1}
        height="26"
        rx="5"
        fill="#f1e6cf"
        stroke="#ffdf9e"
        strokeWidth="2"
      />
      <use href="#gi-trophy" x={(target + 0.5) * step - 8.5} y="24.500" width="17" height="17" fill="#8a5a10" />
      {standing.map(({ seat, at }, i) => {
        const { letter, fill, d, y } = markOf(seat);
        const x = places[i] ?? at;
        return (
          <g key={seat}>
            <path d={`M${x} 15L${at} 24`} stroke={fill} strokeWidth="2.200" strokeLinecap="round" />
            <g className="kit-counter" transform={`translate(${x - EDGE} 0) scale(.75)`}>
              <path d={d} fill={fill} stroke="#140f0a" strokeWidth="1.800" />
              <text x="12" y={y} fill="#140f0a" className="kit-on-counter">
                {letter}
              </text>
            </g>
          </g>
        );
      })}
    </svg>
  );
}
