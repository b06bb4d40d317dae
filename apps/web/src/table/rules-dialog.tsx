import type { Rule } from '@oubliette/text';
import { useId, useState } from 'react';
import type { LateTexts } from '../base/late-texts.ts';
import { useBook, useGameSpeaker, useLocale } from '../base/locale.tsx';
import { useExtras } from '../base/use-extras.ts';
import { Dialog } from '../parts/dialog.tsx';
import { RuleLines } from '../parts/rule-lines.tsx';
import type { Now } from '../session/now.ts';

/** Lower case without accents: "etage" finds "étage". */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

interface Props {
  readonly texts: LateTexts;
  readonly now: Now;
  /** Rules that were asked for: they come first. */
  readonly first?: readonly string[];
  readonly onClose: () => void;
}

/** The requested rules, or those of the current decision, then the whole rule book with a search. */
export function RulesDialog({ texts, now, first, onClose }: Props) {
  const { say } = useLocale();
  const extras = useExtras();
  const t = useGameSpeaker(texts);
  const { chapters } = useBook(texts);
  const [wanted, setWanted] = useState('');
  const id = useId();
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  const fits = ({ id: rule, text }: Rule): boolean => {
    const all = plain(`${rule} ${text}`);
    return words.every((word) => all.includes(word));
  };
  const found = chapters
    .map((chapter) => ({ ...chapter, rules: words.length === 0 ? chapter.rules : chapter.rules.filter(fits) }))
    .filter(({ rules }) => rules.length > 0);
  const count = found.reduce((sum, { rules }) => sum + rules.length, 0);
  const governing = first ?? (now.scene === 'table' ? [...new Set(now.asks.flatMap(({ rules }) => rules))] : []);
  return (
    <Dialog title={say.say('rules.title', { name: t.say('game.name') })} onClose={onClose}>
      {chapters.length === 0 ? <p>{say.say('rules.none')}</p> : undefined}
      <div className="rules-search">
        <label htmlFor={id}>{extras.say('rules.search')}</label>
        <input
          id={id}
          type="text"
          value={wanted}
          autoComplete="off"
          onChange={(event) => setWanted(event.target.value)}
        />
        <p role="status">{words.length === 0 ? '' : extras.say('rules.found', { count })}</p>
      </div>
      {governing.length === 0 || words.length > 0 ? undefined : (
        <section className="chapter is-governing">
          <h3>{first === undefined ? say.say('ask.rules.title') : extras.say('rules.asked')}</h3>
          <RuleLines rules={governing.map((rule) => ({ id: rule, text: t.rule(rule) }))} />
        </section>
      )}
      {found.map((chapter) => (
        <section className="chapter" key={chapter.id + chapter.title}>
          <h3>{chapter.title}</h3>
          <RuleLines rules={chapter.rules} />
        </section>
      ))}
    </Dialog>
  );
}
