/** SVG gradients of gauge, race and Arena; once on the page. */
export const RowGradients = () => (
  <>
    <linearGradient id="qt-brass-row">
      <stop offset="0" stopColor="#6b5433" />
      <stop offset=".5" stopColor="#c79a4b" />
      <stop offset="1" stopColor="#ffdf9e" />
    </linearGradient>
    <linearGradient id="qt-blue-row">
      <stop offset="0" stopColor="#1d3350" />
      <stop offset="1" stopColor="#2f68ab" />
    </linearGradient>
    <linearGradient id="qt-race-row">
      <stop offset="0" stopColor="#4a3a22" />
      <stop offset=".6" stopColor="#b98a35" />
      <stop offset="1" stopColor="#ffe9a8" />
    </linearGradient>
    <linearGradient id="qt-skin" x1="0" y1="0" x2="1" y2="1">
      <stop offset="0" stopColor="#ffe3c2" />
      <stop offset=".5" stopColor="#e0ad7c" />
      <stop offset="1" stopColor="#9a6238" />
    </linearGradient>
    <linearGradient id="qt-sand" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stopColor="#8a6a3c" />
      <stop offset="1" stopColor="#d3ad6d" />
    </linearGradient>
  </>
);
