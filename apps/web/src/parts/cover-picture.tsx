import { outlines } from 'virtual:home-icons';
import type { Cover, Print, Shape } from '@oubliette/catalog';
import { type CSSProperties, useId } from 'react';
import { findGame } from '../base/games.ts';

const RAYS = Array.from({ length: 12 }, (_, i) => {
  const at = (angle: number): string => `${95 + 260 * Math.cos(angle)} ${120 + 260 * Math.sin(angle)}`;
  const angle = (i * Math.PI) / 6;
  return `M95 120L${at(angle)}L${at(angle + 0.16)}Z`;
}).join('');

/** The cover of a box: an arch in the rock with the game's picture in it. */
export function CoverPicture({ cover }: { cover: Cover }) {
  const id = useId();
  const { light, cloth, dark, prints } = cover;
  return (
    <svg className="cover-picture" viewBox="0 26 190 210" aria-hidden="true">
      <defs>
        <radialGradient id={`${id}g`} cx=".5" cy=".5" r=".72">
          <stop offset="0" stopColor={light} />
          <stop offset=".5" stopColor={cloth} />
          <stop offset="1" stopColor={dark} />
        </radialGradient>
        {prints.map(({ colour, shades }, i) =>
          shades === undefined ? undefined : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the prints of a cover are constant
            <linearGradient key={i} id={`${id}${i}`} x1="0" y1="0" x2="1" y2="1">
              <stop offset="0" stopColor={shades[0]} />
              <stop offset=".5" stopColor={colour} />
              <stop offset="1" stopColor={shades[1]} />
            </linearGradient>
          ),
        )}
        <clipPath id={`${id}a`}>
          <path d="M20 236V122a75 80 0 0 1 150 0V236Z" />
        </clipPath>
      </defs>
      <rect width="190" height="236" fill={dark} />
      <path
        d="M0 0H190V84L178 46 168 78 154 40 142 60 130 34H60L50 62 38 40 26 82 14 44 0 76Z"
        fill="#000"
        opacity=".3"
      />
      <g clipPath={`url(#${id}a)`}>
        <rect width="190" height="236" fill={`url(#${id}g)`} />
        <path d={RAYS} fill="#fff" opacity=".1" />
      </g>
      <path d="M20 236V122a75 80 0 0 1 150 0V236" fill="none" stroke="#000" strokeOpacity=".45" strokeWidth="5" />
      <path d="M20 236V122a75 80 0 0 1 150 0V236" fill="none" stroke={light} strokeOpacity=".5" strokeWidth="1.5" />
      {prints.map((print, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the prints of a cover are constant
        <Printed key={i} print={print} fill={print.shades === undefined ? print.colour : `url(#${id}${i})`} />
      ))}
      <path d="M0 208Q28 196 52 204T104 199T150 205T190 197V236H0Z" fill={dark} opacity=".94" />
    </svg>
  );
}

function Printed({ print, fill }: { print: Print | Shape; fill: string }) {
  if ('path' in print)
    return <path d={print.path} fill={fill} stroke="#120a06" strokeWidth={print.edge ?? 0} strokeLinejoin="round" />;
  const { icon, x, y, width, turn = 0 } = print;
  return (
    <g
      transform={`translate(${x - width / 2} ${y - width / 2}) rotate(${turn} ${width / 2} ${width / 2}) scale(${width / 512})`}
    >
      <path d={outlines[icon]} transform="translate(14 20)" fill="#000" opacity=".5" />
      <path d={outlines[icon]} fill={fill} stroke="#1a0d06" strokeWidth="9" />
    </g>
  );
}

/** One outline of a game's cover, for small boxes. */
export const HomeIconPicture = ({ icon }: { icon: string }) => (
  <svg className="bone" viewBox="0 0 512 512" aria-hidden="true">
    <path d={outlines[icon]} transform="translate(12 20)" fill="#000" opacity=".45" />
    <path d={outlines[icon]} fill="#f7ebcd" />
  </svg>
);

/** The colour of a game's box as a CSS property. */
export const clothOf = (id: string): CSSProperties =>
  ({ '--cloth': findGame(id)?.cover.cloth ?? '#6b5b45' }) as CSSProperties;

/** A small box of a game: its emblem on its colours. */
export function SmallBox({ game, className }: { game: string; className: string }) {
  const icon = findGame(game)?.cover.prints.findLast((print) => 'icon' in print)?.icon;
  return (
    <span className={className} style={clothOf(game)} aria-hidden="true">
      {icon === undefined ? '?' : <HomeIconPicture icon={icon} />}
    </span>
  );
}
