import type { Lang } from '@oubliette/text';

/** Names are written as in the middle of a sentence; alone they begin one. */
export const upper = (lang: Lang, text: string): string => {
  const [first = ''] = text;
  return first.toLocaleUpperCase(lang) + text.slice(first.length);
};
