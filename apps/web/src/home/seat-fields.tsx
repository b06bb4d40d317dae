import { letterOf, SeatMark } from '../parts/seat-mark.tsx';
import { useVoice } from '../voice.tsx';
import { Stepper } from './stepper.tsx';

export interface Chair {
  /** Undefined: nobody has typed anything, so the name follows the language. */
  readonly name: string | undefined;
  readonly bot: boolean;
}

interface Props {
  readonly range: readonly [number, number];
  readonly seats: number;
  readonly onSeats: (seats: number) => void;
  readonly chairs: readonly Chair[];
  readonly nameOf: (seat: number) => string;
  readonly onChair: (seat: number, chair: Chair) => void;
}

const LONGEST_NAME = 24;

export function SeatFields({ range, seats, onSeats, chairs, nameOf, onChair }: Props) {
  const { say } = useVoice();
  const [least, most] = range;
  return (
    <fieldset className="seat-fields">
      <legend>{say.say('home.who')}</legend>
      {least === most ? undefined : (
        <Stepper
          label={say.say('home.seats')}
          less={say.say('home.fewer')}
          more={say.say('home.more')}
          value={seats}
          min={least}
          max={most}
          onValue={onSeats}
        />
      )}
      <ul className="chairs">
        {chairs.map((chair, seat) => {
          const letter = letterOf(seat);
          return (
            <li className="chair" key={letter}>
              <SeatMark seat={seat} size={28} />
              <input
                type="text"
                aria-label={say.say('home.name', { letter })}
                value={nameOf(seat)}
                maxLength={LONGEST_NAME}
                autoComplete="off"
                spellCheck={false}
                onChange={(event) => onChair(seat, { ...chair, name: event.target.value })}
              />
              <div className="either" role="radiogroup" aria-label={say.say('home.kind', { letter })}>
                {[false, true].map((bot) => (
                  <label key={String(bot)}>
                    <input
                      type="radio"
                      name={`kind-${letter}`}
                      checked={chair.bot === bot}
                      onChange={() => onChair(seat, { ...chair, bot })}
                    />
                    <span>{say.say(bot ? 'home.bot' : 'home.person')}</span>
                  </label>
                ))}
              </div>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
