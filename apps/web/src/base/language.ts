// The language of this device, and how it writes names.
import { type Lang, languages } from '@oubliette/text';
import { read, write } from './storage.ts';

const LANGUAGE = 'oubliette.language';

export function firstLanguage(): Lang {
  const kept = languages.find((lang) => lang === read(LANGUAGE));
  if (kept !== undefined) return kept;
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return wanted.map((tag) => languages.find((lang) => lang === tag)).find((lang) => lang !== undefined) ?? 'en';
}

export const keepLanguage = (lang: Lang): void => void write(LANGUAGE, lang);

/** Names are stored as in the middle of a sentence; where one stands alone, its first letter is a capital. */
export const upper = (lang: Lang, text: string): string => {
  const [first = ''] = text;
  return first.toLocaleUpperCase(lang) + text.slice(first.length);
};
