import type { Texts } from '@oubliette/text';
import { Paper } from '../parts/paper.tsx';
import { useBook, useGameVoice, useVoice } from '../voice.tsx';

/** The whole rule book, line by line. */
export function RulesPaper({ texts, onClose }: { texts: Texts; onClose: () => void }) {
  const { say } = useVoice();
  const t = useGameVoice(texts);
  const { chapters } = useBook(texts);
  return (
    <Paper title={say.say('rules.title', { name: t.say('game.name') })} onClose={onClose}>
      {chapters.length === 0 ? <p>{say.say('rules.none')}</p> : undefined}
      {chapters.map((chapter) => (
        <section className="chapter" key={chapter.id + chapter.title}>
          <h3>{chapter.title}</h3>
          <RuleLines rules={chapter.rules} />
        </section>
      ))}
    </Paper>
  );
}

export const RuleLines = ({ rules }: { rules: readonly { readonly id: string; readonly text: string }[] }) => (
  <dl className="rule-lines">
    {rules.map(({ id, text }) => (
      <div key={id}>
        <dt>{id}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);
