/** The languages of all texts. */
export const languages = ['en', 'fr'] as const;
export type Lang = (typeof languages)[number];

/** Grammatical forms of a name: `{monster_the}` reads `name.<id>.the`. */
export const forms = ['the', 'a', 'of', 'to'] as const;
export type Form = (typeof forms)[number];

/** A variable as a message writes it: a parameter, read as a seat or not, in a grammatical form or not. */
export interface Variable {
  readonly written: string;
  readonly param: string;
  readonly seat: boolean;
  readonly form: Form | undefined;
}

/** `toSeat_of` is parameter `toSeat`, a seat, with "of"; `0_seat` is parameter `0`, read as a seat. */
export function variable(written: string): Variable {
  const form = forms.find((f) => written.endsWith(`_${f}`));
  const name = form === undefined ? written : written.slice(0, -form.length - 1);
  return { written, param: name.replace(/_seats?$/, ''), seat: /(^seat|Seat|_seat)s?$/.test(name), form };
}

const elides = (name: string): boolean => /^(?:[aeiouœæ]|y(?![aeiou]))/i.test(name.normalize('NFD'));

/** French merges its prepositions with the article, so `.of` and `.to` follow from `.the`: de + le troll = du troll. */
function french(form: 'of' | 'to', the: string): string {
  const [of, to, rest] = /^le /.test(the)
    ? ['du ', 'au ', the.slice(3)]
    : /^les /.test(the)
      ? ['des ', 'aux ', the.slice(4)]
      : [elides(the) ? 'd’' : 'de ', 'à ', the];
  return (form === 'of' ? of : to) + rest;
}

/** A name in a form that the catalogue does not give; `the` is its `.the` form, or the bare name. */
export function inflect(lang: Lang, form: Form, name: string, the: string): string {
  if (form === 'the') return the;
  if (form === 'a') return lang === 'en' ? `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}` : name;
  return lang === 'fr' ? french(form, the) : name;
}

/** People have no article, and their names stay as they wrote them. */
export const inflectPerson = (lang: Lang, form: Form | undefined, name: string): string =>
  form === 'of' || form === 'to' ? inflect(lang, form, name, name) : name;

export const capital = (lang: Lang, text: string): string => {
  const [first = ''] = text;
  return first.toLocaleUpperCase(lang) + text.slice(first.length);
};

// British English writes "a, b and c", as our sentences do.
const lists = {
  en: new Intl.ListFormat('en-GB', { type: 'conjunction' }),
  fr: new Intl.ListFormat('fr', { type: 'conjunction' }),
} as const;

export const list = (lang: Lang, items: readonly string[]): string => lists[lang].format(items);

/** French has a space before high punctuation and inside quotes, and no line break there. Authors type a plain space. */
export const unbroken = (lang: string, text: string): string =>
  lang === 'fr'
    ? text
        .replace(/ (?=[;?!])/g, '\u202f')
        .replace(/ (?=»|:(?!:))/g, '\u00a0')
        .replace(/« /g, '«\u00a0')
    : text;
