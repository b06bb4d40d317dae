/** A true minus sign: a hyphen is too short to be seen. */
export const figure = (value: number): string => String(value).replace('-', '−');
/** With its sign, as a change. */
export const change = (value: number): string => (value > 0 ? `+${value}` : figure(value));
