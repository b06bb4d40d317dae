// The imports of a source file, read from its text.
import { readSource } from './source-text.mjs';

/** @typedef {{ target: string | undefined, at: number, kind?: 'address' }} Import `target` undefined: computed when it runs */

/**
 * Everything that makes one file need another, types included: a type is a dependency too.
 * @param {string} text
 * @param {string} bare
 * @returns {Import[]}
 */
export function importsIn(text, bare) {
  /** @type {Import[]} */
  const found = [];
  /** @param {number} quote */
  const stringAt = (quote) => {
    const end = bare.indexOf(/** @type {string} */ (bare[quote]), quote + 1);
    return end === -1 || bare.slice(quote, end).includes('${') ? undefined : text.slice(quote + 1, end);
  };
  const statements = [/(?<![.\w$])(?:import|export)\b[\w\s*{},$]*?\bfrom\s*(?=['"])/g, /(?<![.\w$])import\s*(?=['"])/g];
  for (const match of statements.flatMap((pattern) => [...bare.matchAll(pattern)])) {
    found.push({ target: stringAt(match.index + match[0].length), at: match.index });
  }
  const address = /(?<![.\w$])new\s+URL\s*\(\s*(?=['"`][^'"`]*['"`]\s*,\s*import\.meta\.url)/g;
  for (const match of bare.matchAll(address)) {
    found.push({ target: stringAt(match.index + match[0].length), at: match.index, kind: 'address' });
  }
  for (const match of bare.matchAll(/(?<![.\w$])(?:import|require)\s*\(\s*/g)) {
    const quote = match.index + match[0].length;
    const target = /['"`]/.test(bare[quote] ?? '') ? stringAt(quote) : undefined;
    found.push({ target, at: match.index });
  }
  for (const match of bare.matchAll(/import\.meta\.glob\b[^(]*\(([^)]*)\)/g)) {
    for (const { start, text: glob } of readSource(text.slice(match.index, match.index + match[0].length)).strings) {
      if (/^!?[./]/.test(glob)) found.push({ target: glob.replace(/^!/, ''), at: match.index + start });
    }
  }
  for (const match of text.matchAll(/^\s*\/\/\/\s*<reference\s+(?:path|types)\s*=\s*["']([^"']+)["']/gm)) {
    found.push({ target: match[1], at: match.index });
  }
  return found;
}
