import type { Speaker } from '@oubliette/text';
import { useState } from 'react';
import type { CatalogGame } from '../base/games.ts';
import { upper } from '../base/language.ts';
import { useLocale } from '../base/locale.tsx';

/** The given content of a table: a name from the game's list, or content from a file. */
export interface Brought {
  readonly name: string;
  readonly value: unknown;
}

interface Props {
  readonly choices: CatalogGame['given'];
  readonly t: Speaker;
  readonly brought: Brought | undefined;
  readonly onBrought: (brought: Brought | undefined) => void;
}

const FILE = ' file';

/** Picks a quest, a party or a deck from the game's list or a file. The game validates it and reports faults. */
export function GivenField({ choices, t, brought, onBrought }: Props) {
  const { lang, say } = useLocale();
  const [byFile, setByFile] = useState(false);
  async function choose(name: string): Promise<void> {
    setByFile(name === FILE);
    if (name === '' || name === FILE) onBrought(undefined);
    else onBrought({ name, value: await choices?.load(name) });
  }
  async function read(file: File | undefined): Promise<void> {
    if (file === undefined) return onBrought(undefined);
    const text = await file.text();
    // Text that is not JSON is passed on as it is: the game refuses it with its own fault.
    onBrought({ name: file.name, value: parsed(text) });
  }
  return (
    <fieldset className="given-fields">
      <legend>{t.has('given.title') ? t.say('given.title') : say.say('home.given')}</legend>
      <label className="pick">
        <span className="unseen">{say.say('home.given')}</span>
        <select value={byFile ? FILE : (brought?.name ?? '')} onChange={(event) => choose(event.target.value)}>
          <option value="">{say.say('home.given.none')}</option>
          {(choices?.names ?? []).map((name) => (
            <option key={name} value={name}>
              {upper(lang, t.label(`given.${name}`))}
            </option>
          ))}
          <option value={FILE}>{say.say('home.given')}</option>
        </select>
      </label>
      {byFile ? (
        <input
          type="file"
          accept="application/json,.json"
          aria-label={say.say('home.given')}
          onChange={(event) => read(event.target.files?.[0])}
        />
      ) : undefined}
    </fieldset>
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
