export interface Rule {
  readonly id: string;
  readonly text: string;
}

export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly Rule[];
}

const heading = /^##\s+(.+?)(?:\s+\(([A-Z][A-Z0-9-]*)\))?\s*$/;
const ruleLine = /^- \*\*([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+)\*\*:?\s*(.*)$/;
const continued = /^\s{2,}(\S.*)$/;

/** The chapters of a rule book in markdown. Prose between the rules is left out. */
export function rulesOf(markdown: string): readonly Chapter[] {
  const chapters: { id: string; title: string; rules: { id: string; text: string }[] }[] = [];
  let open: { id: string; text: string } | undefined;
  for (const line of markdown.split(/\r?\n/)) {
    const chapter = heading.exec(line);
    const rule = ruleLine.exec(line);
    const more = continued.exec(line);
    if (chapter !== null) chapters.push({ id: chapter[2] ?? '', title: chapter[1] ?? '', rules: [] });
    if (rule !== null) {
      open = { id: rule[1] ?? '', text: (rule[2] ?? '').trim() };
      if (chapters.length === 0) chapters.push({ id: '', title: '', rules: [] });
      chapters.at(-1)?.rules.push(open);
    } else if (more !== null && open !== undefined) open.text = `${open.text} ${more[1]}`.trim();
    else open = undefined;
  }
  return chapters.filter((chapter) => chapter.rules.length > 0);
}
