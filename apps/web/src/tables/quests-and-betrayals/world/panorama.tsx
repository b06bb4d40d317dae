import type { CSSProperties } from 'react';
import { PieceButton } from '../../../kit/pieces/piece-button.tsx';
import { useMarks } from '../../../parts/seat-mark.tsx';
import { noteOf } from '../../../reading/about.ts';
import { useTable } from '../at-table.ts';
import { Land } from './land.tsx';
import { CROPS, House, optionsOf, PLACES, type PlaceName, PlaceNote, STANDS } from './places.tsx';

const WIDTH = 1002;

/** The turn as a landscape, from left to right: four houses are free actions, Arena and Dungeon are the expedition. */
export function Panorama() {
  const { c } = useTable();
  return (
    <div className="qt-land by-night">
      <svg className="qt-pano" viewBox={`0 0 ${WIDTH} 178`} preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <Land />
        {PLACES.map((place) => (
          <g key={place} transform={STANDS[place].at}>
            <House place={place} />
          </g>
        ))}
        <Walker />
      </svg>
      <p className="qt-zone is-village">
        <b>{c.say('zone.village')}</b> <small>{c.say('zone.village.note')}</small>
      </p>
      <p className="qt-zone is-expedition">
        <b>{c.say('zone.expedition')}</b> <small>{c.say('zone.expedition.note')}</small>
      </p>
      <div className="qt-places">
        {PLACES.map((place) => (
          <Plaque key={place} place={place} />
        ))}
      </div>
    </div>
  );
}

/** The mark of the active player stands at the current phase. */
const STEPS = { V1: [170, 103], D: [796, 103], A: [612, 103], V2: [318, 93] } as const;

function Walker() {
  const { game } = useTable();
  const markOf = useMarks();
  if (game.active === undefined) return undefined;
  const { letter, fill, d } = markOf(game.active);
  const [x, y] = game.fight === undefined ? STEPS[game.moment ?? 'V1'] : STEPS[game.fight.kind === 'arena' ? 'A' : 'D'];
  return (
    <g className="qt-walker" transform={`translate(${x} ${y}) scale(1.1)`}>
      <ellipse cx="13" cy="30" rx="13" ry="4" fill="#000" opacity=".5" />
      <path d="M12 9C6 11 2 20 1 29Q12 32 23 29C22 20 18 11 12 9Z" fill={fill} stroke="#140f0a" strokeWidth="1.600" />
      <path d="M11 11C7 13 4.500 20 3.500 27" stroke="#fff" strokeOpacity=".5" fill="none" strokeWidth="1.400" />
      <g transform="translate(5 -2) scale(.58)">
        <path d={d} fill={fill} stroke="#140f0a" strokeWidth="2.600" />
      </g>
      <text x="12" y="27" fill="#140f0a" className="kit-on-pawn">
        {letter}
      </text>
    </g>
  );
}

function Plaque({ place }: { place: PlaceName }) {
  const { c, t, ask } = useTable();
  const { left, width } = STANDS[place];
  const about = optionsOf(place, [...(ask?.options ?? []), ...(ask?.refused ?? []).map(({ option = '' }) => option)]);
  const expedition = place === 'arena' || place === 'dungeon';
  const rules = noteOf(c, `place.${place}`, '').rules;
  const note = { text: [c.say(`place.${place}`), ...rules.map((rule) => t.rule(rule))].join('\n'), rules };
  const inside = (
    <>
      <svg className="qt-place-pic" viewBox={CROPS[place]} preserveAspectRatio="xMidYMin slice" aria-hidden="true">
        <House place={place} />
      </svg>
      <b>{c.say(`place.${place}`)}</b>
      <small>
        <PlaceNote place={place} />
      </small>
    </>
  );
  const style = { '--left': `${(100 * left) / WIDTH}%`, '--wide': `${(100 * width) / WIDTH}%` } as CSSProperties;
  return (
    <span className="qt-place" style={style} data-at={`place-${place}`}>
      <PieceButton
        id={`place:${place}`}
        name={c.say(`place.${place}`)}
        note={note}
        options={about}
        className={`qt-plaque${expedition ? ' is-expedition' : ''}${place === 'shop' ? ' is-here' : ''}`}
      >
        {inside}
      </PieceButton>
    </span>
  );
}
