// What a table may choose before the start: nothing.
export const settings = {};
