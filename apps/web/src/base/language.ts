// The language this device speaks.
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
