/** Texts `rule.<id>`: the rules of what `about.<id>` or `card.<id>` describes, separated by spaces. */
export type NoteRules = { readonly [key: `rule.${string}`]: string };

/**
 * The same in every language.
 * @param governs for each rule the ids it governs, separated by spaces; an id of several rules names them all
 * @param cards objects that hold their rule themselves
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
