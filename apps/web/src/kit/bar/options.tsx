import type { ReactNode } from 'react';
import { Padlock } from '../pieces/marks.tsx';
import { useKitTable } from '../table-context.tsx';
import { ClosedOption, KeyCap, PickedTick } from './option-button.tsx';
import { useRadios } from './use-radios.ts';

export interface FaceProps {
  readonly option: string;
  readonly words: string;
  /** Only the piece and its words. */
  readonly brief: boolean;
}

interface Props {
  /** How an option looks: its picture, its words, its price. */
  readonly face: (props: FaceProps) => ReactNode;
  /** Side by side, the picture above the name. */
  readonly tokens?: boolean;
  /** Words without a picture. */
  readonly plain?: readonly string[];
  /** Options that are offered elsewhere on the table. */
  readonly elsewhere?: ReadonlySet<string>;
}

/** More options than these are drawn small; closed ones are shown up to the second total. */
const LARGE = 4;
const SHOWN_TOGETHER = 9;

/** The options as pieces: the button, Enter or a second click plays the one that is picked. */
export function Options({ face, tokens = false, plain = PLAIN, elsewhere }: Props) {
  const { ask, option, t } = useKitTable();
  const { options, group, radio, classOf } = useRadios(elsewhere);
  if (ask === undefined) return undefined;
  const { refused } = ask;
  const closed = options.length + refused.length <= SHOWN_TOGETHER ? refused : [];
  const many = options.length + closed.length > LARGE;
  const words = (one: string): string => t.option(ask.kind, one, ask.about);
  return (
    <div className={`kit-opts${tokens ? ' are-tokens' : many ? ' are-many' : ''}`}>
      <div {...group}>
        {options.map((one) => (
          <button
            key={one}
            {...radio(one)}
            className={`kit-opt ${classOf(one)}${plain.includes(one) ? ' is-plain' : ''}`}
          >
            <KeyCap at={ask.options.indexOf(one)} />
            {face({ option: one, words: words(one), brief: many || tokens })}
            {one === option ? <PickedTick /> : undefined}
          </button>
        ))}
      </div>
      {closed.map(({ option: one = '', rule }) => (
        <ClosedOption key={`${one}${rule}`} option={one} words={words(one)} className="kit-opt">
          {face({ option: one, words: words(one), brief: true })}
          <Padlock />
        </ClosedOption>
      ))}
    </div>
  );
}
const PLAIN = ['pass', 'stop', 'done', 'withdraw'];
