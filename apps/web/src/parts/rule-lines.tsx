import type { Rule } from '@oubliette/text';

/** Lines of a rule book with their numbers. */
export const RuleLines = ({ rules }: { rules: readonly Rule[] }) => (
  <dl className="rule-lines">
    {rules.map(({ id, text }) => (
      <div key={id}>
        <dt>{id}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);
