import { Icon } from '../../../parts/icon.tsx';
import { TOKEN_ASKS } from '../asked.ts';
import { useTable } from '../at-table.tsx';
import { Gi } from '../pieces/gi.tsx';
import { Face } from './face.tsx';
import { useRadios } from './use-radios.ts';

/** More than these are small; closed ones stand among them as long as they do not crowd them out. */
const LARGE = 4;
const SHOWN_TOGETHER = 9;
/** Words without a picture. */
const PLAIN = ['pass', 'stop', 'done', 'withdraw'];

/** What can be answered, as pieces: nothing is played before it is confirmed, by the button, Enter, or a second touch. */
export function Options() {
  const { ask, option, hinted, c, t, touch } = useTable();
  const { group, radio } = useRadios();
  if (ask === undefined) return undefined;
  const { options, refused } = ask;
  const closed = options.length + refused.length <= SHOWN_TOGETHER ? refused : [];
  const tokens = TOKEN_ASKS.includes(ask.kind);
  const many = options.length + closed.length > LARGE;
  const words = (one: string): string => t.option(ask.kind, one, ask.about);
  return (
    <div className={`dl-opts${tokens ? ' are-tokens' : many ? ' are-many' : ''}`}>
      <div ref={group} className="dl-open" role="radiogroup" aria-labelledby="sentence">
        {options.map((one, at) => (
          <button
            key={one}
            {...radio(one)}
            className={`dl-opt is-open${one === option ? ' is-picked' : ''}${one === hinted ? ' is-hinted' : ''}${PLAIN.includes(one) ? ' is-plain' : ''}`}
          >
            <span className="dl-key" aria-hidden="true">
              {at + 1}
            </span>
            <Face option={one} words={words(one)} brief={many || tokens} />
            {one === option ? (
              <span className="picked-tick">
                <Icon name="tick" />
              </span>
            ) : undefined}
          </button>
        ))}
      </div>
      {closed.map(({ option: one = '', rule }) => (
        <button
          key={`${one}${rule}`}
          type="button"
          className="dl-opt is-shut"
          aria-label={c.say('closed', { option: words(one) })}
          onClick={() => touch(one)}
        >
          <Face option={one} words={words(one)} brief />
          <span className="dl-lock">
            <Gi icon="padlock" />
          </span>
        </button>
      ))}
    </div>
  );
}
