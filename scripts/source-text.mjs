// Tells code from comments, strings and regular expressions. Enough of a reader for our checks: TypeScript 7
// has no parser to borrow, and a wrong guess costs at most the rest of one line.

/** @typedef {{ start: number, text: string, whole: boolean }} StringInText `start` is its quote; a piece of a template literal is not `whole` */
/** @typedef {{ bare: string, strings: StringInText[] }} SourceText */

const BEFORE_REGEX = new Set(
  'return typeof case in of do else void delete throw new instanceof yield await'.split(' '),
);

/**
 * `bare` has the length and lines of `text`; comments and the insides of strings are blanks in it.
 * @param {string} text
 * @returns {SourceText}
 */
export function readSource(text) {
  const bare = text.split('');
  /** @type {StringInText[]} */
  const strings = [];
  /** @type {number[]} depths of braces at which a template literal goes on */
  const templates = [];
  let depth = 0;
  let last = -1; // the last character that was code
  let i = 0;

  /** @param {number} from @param {number} to */
  const blank = (from, to) => {
    for (let at = from; at < to; at++) if (bare[at] !== '\n') bare[at] = ' ';
  };
  /** @param {string} end @param {number} from */
  const after = (end, from) => {
    const found = text.indexOf(end, from);
    return found === -1 ? text.length : found;
  };
  /** @param {number} from the first character of literal text */
  const template = (from) => {
    let to = from;
    while (to < text.length && text[to] !== '`' && !text.startsWith('${', to)) to += text[to] === '\\' ? 2 : 1;
    const goesOn = text[to] === '$';
    strings.push({ start: from - 1, text: text.slice(from, to), whole: text[from - 1] === '`' && !goesOn });
    blank(from, to);
    if (goesOn) {
      templates.push(depth);
      last = to + 1;
      i = to + 2;
    } else {
      last = to;
      i = to + 1;
    }
  };
  /** @param {string} quote */
  const quoted = (quote) => {
    let to = i + 1;
    while (to < text.length && text[to] !== quote && text[to] !== '\n') to += text[to] === '\\' ? 2 : 1;
    strings.push({ start: i, text: text.slice(i + 1, to), whole: true });
    blank(i + 1, to);
    last = to;
    i = to + 1;
  };
  const regex = () => {
    let to = i + 1;
    let inClass = false;
    while (to < text.length && text[to] !== '\n' && (inClass || text[to] !== '/')) {
      if (text[to] === '[') inClass = true;
      if (text[to] === ']') inClass = false;
      to += text[to] === '\\' ? 2 : 1;
    }
    blank(i + 1, to);
    last = to;
    i = to + 1;
  };
  const startsRegex = () => {
    if (last === -1) return true;
    if (/[\w$]/.test(text[last] ?? '')) {
      const word = /[\w$]+$/.exec(text.slice(Math.max(0, last - 20), last + 1))?.[0] ?? '';
      return BEFORE_REGEX.has(word);
    }
    return !/[)\]}'"`<]/.test(text[last] ?? ''); // `<` before it is a closing tag
  };

  while (i < text.length) {
    const c = /** @type {string} */ (text[i]);
    if (c === '/' && text[i + 1] === '/') {
      const end = after('\n', i);
      blank(i, end);
      i = end;
    } else if (c === '/' && text[i + 1] === '*') {
      const end = Math.min(after('*/', i + 2) + 2, text.length);
      blank(i, end);
      i = end;
    } else if (c === "'" || c === '"') quoted(c);
    else if (c === '`') template(i + 1);
    else if (c === '}' && templates.at(-1) === depth) {
      templates.pop();
      template(i + 1);
    } else if (c === '/' && startsRegex()) regex();
    else {
      if (c === '{') depth++;
      if (c === '}') depth--;
      if (c.trim() !== '') last = i;
      i++;
    }
  }
  return { bare: bare.join(''), strings };
}

/**
 * @param {string} text
 * @param {number} at
 */
export const lineOf = (text, at) => text.slice(0, at).split('\n').length;
