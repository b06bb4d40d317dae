/** With a true minus sign: a hyphen is too short. */
export const figure = (value: number): string => String(value).replace('-', '−');
/** A change, with its sign. */
export const change = (value: number): string => (value > 0 ? `+${value}` : figure(value));

/** Integers as they are, averages with one decimal place. */
export const number = (n: number, lang: string): string =>
  Number.isInteger(n)
    ? figure(n)
    : n.toLocaleString(lang, { maximumFractionDigits: 1, minimumFractionDigits: 1 }).replace('-', '−');
export const signed = (n: number, lang: string): string => (n > 0 ? `+${number(n, lang)}` : number(n, lang));
