import type { Marks } from '@oubliette/records';
import type { Speaker } from '@oubliette/text';
import type { Kind, Level } from '../base/chair.ts';
import { useLocale } from '../base/locale.tsx';
import { MarkPicker } from '../parts/mark-picker.tsx';
import { letterOf, Marked } from '../parts/seat-mark.tsx';
import { BotOptions, roleText } from '../parts/seat-words.tsx';
import { Stepper } from './stepper.tsx';

export interface SeatChoice {
  /** Undefined: the player has typed nothing, so the default name follows the language. */
  readonly name: string | undefined;
  readonly kind: Kind;
}

interface Props {
  readonly range: readonly [number, number];
  readonly levels: readonly Level[];
  /** The role of each seat, if the game has roles. */
  readonly roles: readonly string[];
  /** What the game itself offers to answer for a seat. */
  readonly policies: (seat: number) => readonly string[];
  /** Speaks the words of the box. */
  readonly t: Speaker;
  readonly seats: number;
  readonly onSeats: (seats: number) => void;
  readonly chairs: readonly SeatChoice[];
  readonly nameOf: (seat: number) => string;
  readonly onChair: (seat: number, chair: SeatChoice) => void;
  /** The marks of all possible seats. */
  readonly marks: Marks;
  readonly onMark: (seat: number, mark: number) => void;
}

const LONGEST_NAME = 24;

export function SeatFields(props: Props) {
  const { range, levels, roles, policies, t, seats, onSeats, chairs, nameOf, onChair, marks, onMark } = props;
  const { lang, say } = useLocale();
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
      <Marked marks={marks}>
        <ul className="chairs">
          {chairs.map((chair, seat) => {
            const letter = letterOf(seat);
            const role = roles[seat];
            return (
              <li className="chair" key={letter}>
                {role === undefined ? undefined : <span className="chair-role">{roleText(t, lang, role)}</span>}
                <MarkPicker seat={seat} marks={marks} seats={seats} onMark={(mark) => onMark(seat, mark)} />
                <input
                  type="text"
                  aria-label={say.say('home.name', { letter })}
                  value={chair.kind === 'link' ? '' : nameOf(seat)}
                  placeholder={chair.kind === 'link' ? say.say('online.name') : undefined}
                  disabled={chair.kind === 'link'}
                  maxLength={LONGEST_NAME}
                  autoComplete="off"
                  spellCheck={false}
                  onChange={(event) => onChair(seat, { ...chair, name: event.target.value })}
                />
                <select
                  aria-label={say.say('home.kind', { letter })}
                  value={chair.kind}
                  onChange={(event) => onChair(seat, { ...chair, kind: event.target.value as Kind })}
                >
                  <option value="person">{say.say('home.person')}</option>
                  <option value="link">{say.say('home.link')}</option>
                  <BotOptions levels={levels} policies={policies(seat)} t={t} />
                </select>
              </li>
            );
          })}
        </ul>
      </Marked>
    </fieldset>
  );
}
