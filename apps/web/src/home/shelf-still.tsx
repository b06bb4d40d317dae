/** A drawing beside the boxes: books held up by a skull. */
const SPINES = [
  { x: 0, width: 30, height: 150, cloth: '#4a2420' },
  { x: 33, width: 24, height: 168, cloth: '#26384a' },
  { x: 60, width: 34, height: 140, cloth: '#2f4632' },
  { x: 97, width: 22, height: 160, cloth: '#4b3a1c' },
] as const;

export const ShelfStill = () => (
  <svg className="shelf-still" viewBox="0 0 196 190" aria-hidden="true">
    {SPINES.map(({ x, width, height, cloth }) => (
      <g key={x}>
        <rect x={x} y={190 - height} width={width} height={height} rx="3" fill={cloth} stroke="#0c0805" />
        <rect x={x + 2} y={190 - height + 2} width="4" height={height - 4} rx="2" fill="#fff" opacity=".12" />
        {[18, 26, height - 30, height - 22].map((at) => (
          <rect key={at} x={x + 1} y={190 - height + at} width={width - 2} height="2.5" fill="#b58a45" opacity=".8" />
        ))}
      </g>
    ))}
    <g transform="rotate(14 140 190)">
      <rect x="126" y="44" width="26" height="146" rx="3" fill="#3a2a4e" stroke="#0c0805" />
      <rect x="128" y="46" width="4" height="142" rx="2" fill="#fff" opacity=".12" />
      <rect x="127" y="64" width="24" height="2.5" fill="#b58a45" opacity=".8" />
      <rect x="127" y="160" width="24" height="2.5" fill="#b58a45" opacity=".8" />
    </g>
  </svg>
);
