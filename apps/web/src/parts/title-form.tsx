import { useId, useState } from 'react';
import { useLocale } from '../base/locale.tsx';

const LONGEST_TITLE = 40;

/** Renames a game of the list; an empty title removes it. */
export function TitleForm({ title, onTitle }: { title: string | undefined; onTitle: (title: string) => void }) {
  const { say } = useLocale();
  const [text, setText] = useState(title ?? '');
  const field = useId();
  return (
    <form
      className="game-title"
      onSubmit={(event) => {
        event.preventDefault();
        onTitle(text.trim());
      }}
    >
      <label htmlFor={field}>{say.say('home.title')}</label>
      <input
        id={field}
        type="text"
        value={text}
        maxLength={LONGEST_TITLE}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="brass">
        {say.say('home.rename')}
      </button>
    </form>
  );
}
