/** A picture speaks its name, or is silent where words stand beside it. */
export const spoken = (name: string) =>
  name === '' ? ({ 'aria-hidden': true } as const) : ({ role: 'img', 'aria-label': name } as const);
