/** The candle of the first page. */
export const BigCandle = () => (
  <svg className="big-candle" viewBox="0 0 120 150" aria-hidden="true">
    <defs>
      <radialGradient id="candle-halo">
        <stop offset="0" stopColor="#ffd27a" stopOpacity=".75" />
        <stop offset=".5" stopColor="#f2a33c" stopOpacity=".22" />
        <stop offset="1" stopColor="#f2a33c" stopOpacity="0" />
      </radialGradient>
      <linearGradient id="candle-wax" x1="0" x2="1">
        <stop offset="0" stopColor="#fff2d2" />
        <stop offset=".45" stopColor="#e9cf98" />
        <stop offset="1" stopColor="#9d7636" />
      </linearGradient>
      <linearGradient id="candle-brass" x1="0" x2="1" y2="1">
        <stop offset="0" stopColor="#fbe7b4" />
        <stop offset=".5" stopColor="#c79a4b" />
        <stop offset="1" stopColor="#6d4c1c" />
      </linearGradient>
    </defs>
    <circle cx="60" cy="40" r="58" fill="url(#candle-halo)" />
    <path className="flame" d="M61 4c3 15 15 22 15 36a16 16 0 0 1-32 0c0-9 5-14 9-19 4-6 7-10 8-17z" fill="#f6a93c" />
    <path className="flame" d="M60 26c1 7 8 10 8 18a8 8 0 0 1-16 0c0-7 6-11 8-18z" fill="#fff3cf" />
    <path d="M59 54h3v12h-3z" fill="#3a2413" />
    <path
      d="M40 66c0-5 9-6 20-6s20 1 20 6v22c0 5-2 7-4 7s-3-2-3-5-1-5-3-5-3 2-3 5v28H44V92c0-3 0-6-2-6s-2-2-2-5z"
      fill="url(#candle-wax)"
    />
    <path d="M40 66c0-5 9-6 20-6s20 1 20 6-9 6-20 6-20-1-20-6z" fill="#fff6df" />
    <path d="M18 118h84c0 9-8 12-16 13l4 9H30l4-9c-8-1-16-4-16-13z" fill="url(#candle-brass)" />
    <path d="M18 118h84v3H18z" fill="#fff0c4" opacity=".7" />
  </svg>
);
