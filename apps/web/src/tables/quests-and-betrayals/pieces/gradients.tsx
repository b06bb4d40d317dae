/** What gauge and race are painted with; once on the page. */
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
  </>
);
