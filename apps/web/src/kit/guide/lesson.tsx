// The way from the first page to a first game: against an apprentice, with the same shuffles for everybody.
import type { ComponentType } from 'react';
import { findGame } from '../../base/games.ts';
import { goToTable } from '../../base/route.ts';
import { useVoice } from '../../base/voice.tsx';
import { startTable } from '../../device/tables.ts';
import { Icon } from '../../parts/icon.tsx';
import { keepFirstGame } from './keeping.ts';
import './lesson.css';

interface Props {
  readonly id: string;
  readonly secret: string;
  /** One rival whom the page names, unless said. */
  readonly rivals?: readonly string[] | undefined;
}

function Lesson({ id, secret, rivals }: Props) {
  const { say, lang } = useVoice();
  const game = findGame(id)?.box[lang].message('game.name')?.write({}) ?? id;
  async function begin(): Promise<void> {
    const options = Object.entries(findGame(id)?.settings ?? {}).map(([name, option]) => [name, option.default]);
    const others = rivals ?? [say.say('learn.rival')];
    const table = await startTable({
      game: id,
      names: [say.say('learn.me'), ...others],
      chairs: [{ who: 'person' }, ...others.map(() => ({ who: 'bot', level: 'apprentice' }) as const)],
      options: Object.fromEntries(options),
      secret,
    });
    keepFirstGame({ table, seen: [], off: false });
    goToTable(table);
  }
  return (
    <button type="button" className="brass learn" onClick={begin}>
      <Icon name="lantern" />
      <span>
        {say.say('learn.begin')}
        <small>{say.say('learn.note', { game })}</small>
      </span>
    </button>
  );
}

/** The way to a first game of this kind; its secret makes the same shuffles for everybody. */
export const lessonOf =
  (id: string, secret: string, rivals?: readonly string[]): ComponentType =>
  () => <Lesson id={id} secret={secret} rivals={rivals} />;
