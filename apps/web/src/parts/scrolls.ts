/** A region may be taller than its room; then the keyboard must be able to scroll it. */
export const scrolls = { tabIndex: 0 } as const;
