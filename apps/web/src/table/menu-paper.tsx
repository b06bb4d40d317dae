import { useState } from 'react';
import { download } from '../device/files.ts';
import { Icon } from '../parts/icon.tsx';
import { Paper } from '../parts/paper.tsx';
import { SeatMark } from '../parts/seat-mark.tsx';
import { goHome } from '../route.ts';
import { type Chair, LEVELS, type Sitting } from '../sitting/sitting.ts';
import { useVoice } from '../voice.tsx';

export function MenuPaper({ sitting, onClose }: { sitting: Sitting; onClose: () => void }) {
  const { say } = useVoice();
  const [chairs, setChairs] = useState(sitting.chairs);
  return (
    <Paper title={say.say('menu.title')} onClose={onClose}>
      <fieldset className="menu-seats">
        <legend>{say.say('menu.seats')}</legend>
        {sitting.sheet.names.map((name, seat) => (
          // Two people may have one name; a seat has one chair.
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the seat
          <label key={seat} className="tick">
            <SeatMark seat={seat} size={20} />
            <span>{name}</span>
            <select
              value={chairWord(chairs[seat])}
              disabled={sitting.online?.mayChange(seat) === false}
              onChange={(event) => {
                const chair = chairOf(event.target.value);
                sitting.setChair(seat, chair);
                setChairs(chairs.map((was, i) => (i === seat ? chair : was)));
              }}
            >
              <option value="person">{say.say('home.person')}</option>
              {LEVELS.map((level) => (
                <option key={level} value={level}>
                  {say.say(`bot.${level}`)}
                </option>
              ))}
            </select>
          </label>
        ))}
      </fieldset>
      <div className="menu-deeds">
        <button type="button" className="brass" onClick={() => download(sitting)}>
          <Icon name="file" />
          {say.say('menu.export')}
        </button>
        <p>{say.say('menu.export.help')}</p>
        <button type="button" className="brass is-quiet" onClick={goHome}>
          <Icon name="back" />
          {say.say('menu.leave')}
        </button>
        <p>{say.say('menu.leave.help')}</p>
      </div>
    </Paper>
  );
}

const chairWord = (chair: Chair | undefined): string => (chair?.who === 'bot' ? chair.level : 'person');
function chairOf(word: string): Chair {
  const level = LEVELS.find((one) => one === word);
  return level === undefined ? { who: 'person' } : { who: 'bot', level };
}
