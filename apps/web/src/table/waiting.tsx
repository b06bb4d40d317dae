import type { Speaker } from '@oubliette/text';
import { SeatMark } from '../parts/seat-mark.tsx';
import type { TableNow } from '../sitting/now.ts';
import { isBot, type Sitting } from '../sitting/sitting.ts';
import { useVoice } from '../voice.tsx';

/** Nothing is asked of whoever looks: the table waits for somebody else. */
export function Waiting({ sitting, now, t }: { sitting: Sitting; now: TableNow; t: Speaker }) {
  const { say } = useVoice();
  const { waiting } = now.seen;
  const person = waiting.find((seat) => !isBot(sitting.chairs()[seat]));
  return (
    <>
      <div className="bar-say">
        <h1 id="sentence">{t.say('table.waiting', { seats: waiting })}</h1>
        <p className="hint">{say.say(person === undefined ? 'ask.bot' : 'ask.nothing')}</p>
      </div>
      <div className="bar-options">
        {person === undefined ? undefined : (
          <button type="button" className="brass" onClick={() => sitting.handTo(person)}>
            <SeatMark seat={person} size={20} />
            {say.say('others.hand')} {say.say('others.hand.to', { seat: person })}
          </button>
        )}
      </div>
    </>
  );
}
