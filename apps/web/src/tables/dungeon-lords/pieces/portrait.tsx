import { HEROES, type HeroId } from '@oubliette/dungeon-lords/cards';
import { Drawing } from './drawing.tsx';
import { HERO_PICTURES, type HeroClass } from './pictures.ts';

/** The class is told by the outline too. */
const outlines: Readonly<Record<HeroClass, string>> = {
  warrior: 'M5 6Q32 0 59 6V38C59 56 46 64 32 71C18 64 5 56 5 38Z',
  thief: 'M32 2 60 18V54L32 70 4 54V18Z',
  priest: 'M5 69V31C5 13 17 3 32 3S59 13 59 31V69Z',
  mage: 'M32 1C47 12 61 22 61 41A29 29 0 0 1 3 41C3 22 17 12 32 1Z',
  paladin: 'M5 14 12 2 22 11 32 0 42 11 52 2 59 14V40C59 57 46 65 32 72C18 65 5 57 5 40Z',
  illusion: 'M32 1C47 12 61 22 61 41A29 29 0 0 1 3 41C3 22 17 12 32 1Z',
};

const symbols = [
  { of: 'detection', icon: 'magnifying-glass', fill: '#cfe3d3' },
  { of: 'hearts', icon: 'hearts', fill: '#ff9a8c' },
  { of: 'magic', icon: 'cut-diamond', fill: '#c3c6ff' },
] as const;

interface Props {
  readonly id: HeroId;
  readonly name: string;
  /** Hit points left; undefined: they stand elsewhere. */
  readonly health?: number | undefined;
}

export function Portrait({ id, name, health }: Props) {
  const hero = HEROES[id];
  const outline = outlines[hero.is];
  const worn = symbols.flatMap(({ of, icon, fill }) => Array.from({ length: hero[of] }, () => ({ icon, fill })));
  return (
    <span className="dl-tile">
      <Drawing viewBox="-2 -1 70 77" name={name}>
        <path d={outline} fill="#0f0c09" transform="translate(1.5 2)" />
        <path d={outline} fill={`url(#b-${hero.is})`} stroke="#140f0a" strokeWidth="6" />
        <path d={outline} fill="none" stroke="url(#g-brass)" strokeWidth="3.4" />
        <g filter="url(#dl-shade)">
          <use
            href={`#gi-${HERO_PICTURES[hero.is]}`}
            x="13"
            y="15"
            width="38"
            height="38"
            fill={hero.is === 'paladin' ? '#6b4a12' : 'url(#g-bone)'}
          />
        </g>
        {worn.map(({ icon, fill }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal symbols are told apart by their place
          <g key={i} transform={`translate(${i < 5 ? 49 : 32} ${1 + 12.5 * (i % 5)})`}>
            <circle cx="8" cy="8" r="7.4" fill="#1b1611" stroke="#c79a4b" strokeWidth="1.2" />
            <use href={`#gi-${icon}`} x="3" y="3" width="10" height="10" fill={fill} />
          </g>
        ))}
        {health === undefined ? undefined : (
          <g transform="translate(-1 50)">
            <path
              d="M12 22C2 14 0 9 0 6a6 6 0 0 1 12-1.600A6 6 0 0 1 24 6c0 3-2 8-12 16Z"
              fill="#b7352c"
              stroke="#180a07"
              strokeWidth="1.8"
            />
            <text x="12" y="15" fill="#fff" className="dl-on-heart">
              {health}
            </text>
          </g>
        )}
      </Drawing>
    </span>
  );
}
