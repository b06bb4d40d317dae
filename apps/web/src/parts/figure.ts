/** A true minus sign: a hyphen is too short to be seen. */
export const figure = (value: number): string => String(value).replace('-', '−');
/** With its sign, as a change. */
export const change = (value: number): string => (value > 0 ? `+${value}` : figure(value));

/** Whole numbers as they are, means with one place. */
export const number = (n: number, lang: string): string =>
  Number.isInteger(n)
    ? figure(n)
    : n.toLocaleString(lang, { maximumFractionDigits: 1, minimumFractionDigits: 1 }).replace('-', '−');
export const signed = (n: number, lang: string): string => (n > 0 ? `+${number(n, lang)}` : number(n, lang));
