import { type Lang, languages } from '@oubliette/text';

type Environment = Readonly<Record<string, string | undefined>>;

export const isLanguage = (text: string): text is Lang => languages.some((lang) => lang === text);

/** The language of the environment; English when it is not one of ours. */
export function languageFrom(env: Environment): Lang {
  const said = [env.LC_ALL, env.LC_MESSAGES, env.LANG].find((value) => value !== undefined && value !== '');
  const short = said?.slice(0, 2).toLowerCase() ?? '';
  return isLanguage(short) ? short : 'en';
}
