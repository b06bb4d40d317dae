import { useMemo } from 'react';
import { encode } from 'uqr';

/** Dark on light in both themes, so that cameras can read it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { d, size } = useMemo(() => outline(text), [text]);
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path fill="#fffdf6" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#1b140d" d={d} />
    </svg>
  );
}

function outline(text: string): { d: string; size: number } {
  const { data, size } = encode(text, { ecc: 'M', border: 3 });
  const cells = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')));
  return { d: cells.join(''), size };
}
