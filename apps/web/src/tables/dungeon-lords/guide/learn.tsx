// The way from the shelf to a first game: against an apprentice, with the same shuffles for everybody.
import { startTable } from '../../../device/tables.ts';
import { onShelf } from '../../../games.ts';
import { keepFirstGame } from '../../../kit/guide/keeping.ts';
import { Icon } from '../../../parts/icon.tsx';
import { goToTable } from '../../../route.ts';
import { useVoice } from '../../../voice.tsx';
import './learn.css';

const GAME = 'dungeon-lords';
const SECRET = 'a first lesson by candlelight';

export function LearnByPlaying() {
  const { say, lang } = useVoice();
  const game = onShelf(GAME)?.box[lang].message('game.name')?.write({}) ?? GAME;
  async function begin(): Promise<void> {
    const options = Object.entries(onShelf(GAME)?.settings ?? {}).map(([name, option]) => [name, option.default]);
    const table = await startTable({
      game: GAME,
      names: [say.say('learn.me'), say.say('learn.rival')],
      chairs: [{ who: 'person' }, { who: 'bot', level: 'apprentice' }],
      options: Object.fromEntries(options),
      secret: SECRET,
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
