/** `XX-FURN-CHEST-1 … XX-FURN-CHEST-4` as `XX-FURN-CHEST-1–4`: numbers in a row are written once. */
export function inShort(rules: readonly string[]): readonly string[] {
  const runs: { readonly chapter: string; readonly first: number; last: number }[] = [];
  const others: string[] = [];
  for (const rule of rules) {
    const [, chapter, number] = /^(.+)-(\d+)$/.exec(rule) ?? [];
    const run = runs.at(-1);
    if (chapter === undefined) others.push(rule);
    else if (run !== undefined && run.chapter === chapter && run.last + 1 === Number(number)) run.last++;
    else runs.push({ chapter, first: Number(number), last: Number(number) });
  }
  return [
    ...runs.map(({ chapter, first, last }) => `${chapter}-${first}${last === first ? '' : `–${last}`}`),
    ...others,
  ];
}
