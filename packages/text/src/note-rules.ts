/** Texts `rule.<id>`: the numbers of the rules of what `about.<id>` or `card.<id>` describes, with spaces between them. */
export type NoteRules = { readonly [key: `rule.${string}`]: string };

/**
 * The same in every language.
 * @param governs for each rule the ids it governs, with spaces between them; what several rules govern names them all
 * @param cards things that know their rule themselves
 */
export function noteRules(
  governs: Readonly<Record<string, string>>,
  ...cards: readonly Readonly<Record<string, { readonly rule: string }>>[]
): NoteRules {
  const rules: Record<`rule.${string}`, string> = {};
  const put = (id: string, rule: string): void => {
    const before = rules[`rule.${id}`];
    rules[`rule.${id}`] = before === undefined ? rule : `${before} ${rule}`;
  };
  for (const kind of cards) for (const [id, { rule }] of Object.entries(kind)) put(id, rule);
  for (const [rule, ids] of Object.entries(governs)) for (const id of ids.split(' ')) put(id, rule);
  return rules;
}
