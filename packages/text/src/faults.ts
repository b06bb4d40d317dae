import { forms, type Lang, languages } from './grammar.ts';
import { compile, type Element, type Message } from './message.ts';
import { ownWords } from './own-words.ts';
import { optionKey } from './speaker.ts';
import type { Book, Texts } from './texts.ts';

/** What a game declares, for comparison with its catalogues. */
export interface Expected {
  /** Each needs a sentence; for `option.` and `refuse.` keys the speaker's fallbacks count. */
  readonly keys: readonly string[];
  /** The parameters a message may use. Variants (`.other`, `.hint`, `.mine`) take those of their base unless listed. */
  readonly params?: Readonly<Record<string, readonly string[]>>;
  /** Reports `ask.`, `event.` and `refuse.` messages that are not expected. */
  readonly exact?: boolean;
}

const formKey = new RegExp(`^(name\\..+)\\.(?:${forms.join('|')})$`);
/** `name.goblin` for `name.goblin.the`; undefined for a key that is not a form. */
const namedBy = (key: string): string | undefined => formKey.exec(key)?.[1];
const baseOf = (key: string): string => key.replace(/^(ask|event)\.(.+)\.(other|hint|mine)$/, '$1.$2');
const sorted = (items: Iterable<string>): string[] => [...new Set(items)].sort();

function compileOrSay(lang: Lang, key: string, source: string, faults: string[]): Message | undefined {
  try {
    return compile(lang, source);
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    const noOther = what === 'MISSING_OTHER_CLAUSE';
    faults.push(`${lang} ${key}: ${noOther ? 'a plural or select has no other branch' : `does not compile, ${what}`}`);
    return undefined;
  }
}

/** A misspelt plural branch would compile and never be used. */
function strangeBranches(lang: Lang, element: Element): readonly string[] {
  if (!('pluralType' in element)) return [];
  const rules = new Intl.PluralRules(lang, { type: element.pluralType ?? 'cardinal' });
  const taken = rules.resolvedOptions().pluralCategories;
  return Object.keys(element.options).filter((branch) => !/^=-?\d+$/.test(branch) && !taken.some((c) => c === branch));
}

/** The faults of one message, and the parameters it uses. */
function readMessage(lang: Lang, key: string, source: string, faults: string[]): readonly string[] | undefined {
  if (source.trim() === '') faults.push(`${lang} ${key}: is empty`);
  if (source.includes("'")) faults.push(`${lang} ${key}: has a straight apostrophe, write ’`);
  const message = compileOrSay(lang, key, source, faults);
  if (message === undefined) return undefined;
  for (const element of message.elements)
    for (const branch of strangeBranches(lang, element))
      faults.push(`${lang} ${key}: plural branch ${branch} is never taken in this language`);
  const params = sorted(message.variables.map((v) => v.param));
  for (const param of params) if (param.includes('_')) faults.push(`${lang} ${key}: {${param}} has an unknown form`);
  if (key.startsWith('name.') && params.length > 0) faults.push(`${lang} ${key}: a name takes no parameters`);
  return params;
}

function rulesFaults(texts: Texts): readonly string[] {
  const ids = (book: Book): string[] => book.chapters.flatMap((chapter) => chapter.rules.map((rule) => rule.id));
  const all = sorted(languages.flatMap((lang) => ids(texts[lang])));
  return languages.flatMap((lang) => {
    const here = ids(texts[lang]);
    return [
      ...all.filter((id) => !here.includes(id)).map((id) => `${lang} rules: ${id} is missing`),
      ...sorted(here.filter((id, at) => here.indexOf(id) !== at)).map((id) => `${lang} rules: ${id} is there twice`),
      ...here.filter((id) => texts[lang].rule(id) === '').map((id) => `${lang} rules: ${id} has no text`),
    ];
  });
}

/** A note on a piece or a field must name its rules, and only rules of the book. */
function noteFaults({ lang, catalogue, chapters, rule }: Book): readonly string[] {
  const has = (key: string): boolean => Object.hasOwn(catalogue, key);
  // Texts of a table without a rule book cannot be compared with one.
  if (chapters.length === 0) return [];
  return Object.keys(catalogue).flatMap((key) => {
    const [, kind, id] = /^(about|card|rule)\.(.+)$/.exec(key) ?? [];
    if (kind === undefined) return [];
    if (kind === 'rule') {
      if (!has(`about.${id}`) && !has(`card.${id}`)) return [`${lang} ${key}: nothing is said about it`];
      const unknown = (catalogue[key] ?? '').split(' ').filter((one) => rule(one) === undefined);
      return unknown.map((one) => `${lang} ${key}: there is no rule ${one}`);
    }
    // An id without a name is not a piece.
    const isNote = kind === 'about' || has(`name.${id}`);
    return isNote && !has(`rule.${id}`) ? [`${lang} ${key}: names no rule, write rule.${id}`] : [];
  });
}

/** Whether the speaker would find a text for this key. */
function spoken(book: Book, key: string): boolean {
  const [kind, ...rest] = key.split('.').slice(1);
  if (key.startsWith('option.') && rest.length > 0) return optionKey(book, kind ?? '', rest.join('.')) !== undefined;
  return book.has(key) || (key.startsWith('refuse.') && book.rule(key.slice('refuse.'.length)) !== undefined);
}

/** All faults of a game's texts, one line each; empty when there are none. */
export function catalogueFaults(texts: Texts, expected: Expected = { keys: [] }): readonly string[] {
  const faults: string[] = [];
  const used = { en: new Map<string, readonly string[]>(), fr: new Map<string, readonly string[]>() };
  const keys = sorted(languages.flatMap((lang) => Object.keys(texts[lang].catalogue)));
  const wanted = new Set(expected.keys);

  for (const key of keys) {
    const name = namedBy(key);
    for (const lang of languages) {
      const { catalogue } = texts[lang];
      const source = Object.hasOwn(catalogue, key) ? catalogue[key] : undefined;
      if (source === undefined) {
        if (name === undefined) faults.push(`${lang} ${key}: is missing`);
        continue;
      }
      const params = readMessage(lang, key, source, faults);
      if (params !== undefined) used[lang].set(key, params);
      if (name !== undefined && !Object.hasOwn(catalogue, name))
        faults.push(`${lang} ${key}: is a form of a name that is missing`);
      const allowed = expected.params?.[key] ?? expected.params?.[baseOf(key)];
      for (const param of params ?? [])
        if (allowed?.includes(param) === false) faults.push(`${lang} ${key}: nobody gives {${param}}`);
    }
    const [en, fr] = [used.en.get(key)?.join(', '), used.fr.get(key)?.join(', ')];
    if (en !== undefined && fr !== undefined && en !== fr)
      faults.push(`${key}: parameters differ, en {${en}} and fr {${fr}}`);
    const declared = wanted.has(key) || wanted.has(baseOf(key)) || Object.hasOwn(ownWords.en, key);
    if (expected.exact === true && /^(ask|event|refuse)\./.test(key) && !declared)
      faults.push(`${key}: nobody uses it`);
  }
  for (const key of wanted)
    for (const lang of languages)
      if (!keys.includes(key) && !spoken(texts[lang], key)) faults.push(`${lang} ${key}: is missing`);
  return [...faults, ...languages.flatMap((lang) => noteFaults(texts[lang])), ...rulesFaults(texts)];
}
