import { memo, type ReactNode, use, useLayoutEffect, useRef } from 'react';

const tones = {
  bone: ['#fffaf0', '#f3dfb5', '#c29a5c'],
  brass: ['#fbe7b4', '#c79a4b', '#7a5722'],
  flame: ['#fff6cf', '#ffc45e', '#e0672a'],
  dark: ['#8b7a63', '#5b4e3e', '#342b21'],
  pale: ['#e8e6ff', '#a9adf0', '#5f63bd'],
  mossy: ['#e4f5c4', '#a9cc78', '#587a34'],
  bloody: ['#ffc9b3', '#e2644f', '#8f2219'],
  teal: ['#d8fff2', '#7fd0b4', '#2c7a64'],
} as const;

export type Stops = readonly [string, string, string];
/** Grounds of tiles and portraits by name, from the light in the upper left to the shade. */
export type Grounds = Readonly<Record<string, Stops>>;
/** Grounds of the kit's own pieces. */
const GROUNDS: Grounds = {
  wax: ['#b4604c', '#7d3527', '#3d1610'],
  mist: ['#8f97a8', '#565e72', '#262b38'],
  'die-green': ['#7fdc9e', '#23854a', '#0b3a1e'],
  'die-red': ['#ff9a86', '#b5332a', '#540f0b'],
};

const stops = ([a, b, c]: Stops) => (
  <>
    <stop offset="0" stopColor={a} />
    <stop offset=".5" stopColor={b} />
    <stop offset="1" stopColor={c} />
  </>
);

const fetched = new Map<string, Promise<Document>>();

/** Without its icons a table still works: everything has a name in words. */
function iconsAt(address: string): Promise<Document> {
  const known = fetched.get(address);
  if (known !== undefined) return known;
  const icons = fetch(address)
    .then((reply) => reply.text())
    .catch(() => '<svg xmlns="http://www.w3.org/2000/svg"/>')
    .then((text) => new DOMParser().parseFromString(text, 'image/svg+xml'));
  fetched.set(address, icons);
  return icons;
}

/** The outlines are copied into the page, so that elements that use them can colour them. */
function Outlines({ address }: { address: string }) {
  const place = useRef<SVGDefsElement>(null);
  const { documentElement } = use(iconsAt(address));
  useLayoutEffect(() => {
    const symbols = [...documentElement.children].map((symbol) => document.importNode(symbol, true));
    place.current?.replaceChildren(...symbols);
  }, [documentElement]);
  return <defs ref={place} />;
}

interface Props {
  /** Where the file with the table's icons lies. */
  readonly address: string;
  readonly grounds: Grounds;
  readonly children?: ReactNode;
}

/** Everything that pieces refer to, once on the page; `children` are gradients of the table's own. */
export const Sprite = memo(({ address, grounds, children }: Props) => (
  <svg className="kit-sprite" width="0" height="0" aria-hidden="true">
    <Outlines address={address} />
    <defs>
      {Object.entries(tones).map(([name, colours]) => (
        <linearGradient key={name} id={`g-${name}`} x1="0" y1="0" x2="1" y2="1">
          {stops(colours)}
        </linearGradient>
      ))}
      {Object.entries({ ...GROUNDS, ...grounds }).map(([name, colours]) => (
        <radialGradient key={name} id={`b-${name}`} cx=".32" cy=".22" r=".95">
          {stops(colours)}
        </radialGradient>
      ))}
      {children}
      <radialGradient id="kit-halo">
        <stop offset="0" stopColor="#ffcf7d" stopOpacity=".75" />
        <stop offset=".45" stopColor="#f2a145" stopOpacity=".25" />
        <stop offset="1" stopColor="#f2a145" stopOpacity="0" />
      </radialGradient>
      <linearGradient id="kit-floor" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="#1c130a" stopOpacity=".9" />
        <stop offset=".35" stopColor="#1c130a" stopOpacity=".15" />
        <stop offset="1" stopColor="#000" stopOpacity=".6" />
      </linearGradient>
      <radialGradient id="kit-vignette" cx=".5" cy=".45" r=".75">
        <stop offset=".55" stopColor="#000" stopOpacity="0" />
        <stop offset="1" stopColor="#000" stopOpacity=".6" />
      </radialGradient>
      <filter id="kit-shade" x="-20%" y="-20%" width="150%" height="150%">
        <feDropShadow dx="1.2" dy="1.8" stdDeviation=".9" floodColor="#000" floodOpacity=".65" />
      </filter>
      <filter id="kit-rock" x="0" y="0" width="1" height="1">
        <feTurbulence type="fractalNoise" baseFrequency=".035 .045" numOctaves="5" seed="8" />
        <feDiffuseLighting surfaceScale="5" lightingColor="#c9b295" diffuseConstant=".85">
          <feDistantLight azimuth="225" elevation="48" />
        </feDiffuseLighting>
      </filter>
      <filter id="kit-rough" x="-5%" y="-5%" width="110%" height="110%">
        <feTurbulence type="fractalNoise" baseFrequency=".06" numOctaves="3" seed="4" />
        <feDisplacementMap in="SourceGraphic" scale="5" xChannelSelector="R" yChannelSelector="G" />
      </filter>
      <pattern id="kit-flags" width="42" height="42" patternUnits="userSpaceOnUse">
        <rect width="42" height="42" fill="#96805f" />
        <path d="M0 0H20V13H0ZM22 0H42V20H22ZM0 15H20V42H0ZM22 22H42V31H22ZM22 33H42V42H22Z" fill="#a58d69" />
        <path
          d="M0 .6H20M22 .6H42M0 15.6H20M22 22.6H42M22 33.6H42M.6 0V13M.6 15V42M22.6 0V20M22.6 22V31M22.6 33V42"
          stroke="#c3ab82"
          opacity=".8"
        />
        <path
          d="M0 13.6H20.6V0M22 20.6H42M20.6 15V42M22 31.6H42M0 41.6H42M41.4 0V42"
          stroke="#5f4f39"
          strokeWidth="1.2"
          fill="none"
        />
      </pattern>
      <pattern id="kit-planks" width="30" height="14" patternUnits="userSpaceOnUse">
        <rect width="30" height="14" fill="#7a5a35" />
        <path d="M0 .5H30M0 7.5H30" stroke="#a17c4b" />
        <path d="M0 6.5H30M0 13.5H30M12 0V7M24 7V14" stroke="#4a341b" />
      </pattern>
    </defs>
  </svg>
));
