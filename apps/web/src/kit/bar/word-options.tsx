import type { Speaker } from '@oubliette/text';
import { useLocale } from '../../base/locale.tsx';
import { aboutOption } from '../../reading/about.ts';
import { byPlace } from '../pieces/lists.ts';
import { Padlock } from '../pieces/marks.tsx';
import { useKitTable } from '../table-context.tsx';
import { noted } from '../tips/explained.ts';
import { ClosedOption, KeyCap, PickedTick } from './option-button.tsx';
import { useRadios } from './use-radios.ts';

/** More options than these are drawn small. */
const LARGE = 9;
/** Closed options are shown among the open ones up to this total. */
const SHOWN_TOGETHER = 12;

/** What something is worth, where the game says it in a figure. */
const Worth = ({ t, of }: { t: Speaker; of: string }) => {
  const word = of.split(':').find((one) => t.has(`worth.${one}`));
  return word === undefined ? undefined : <small className="worth">{t.say(`worth.${word}`)}</small>;
};

/** The options as words, without those that are offered elsewhere on the table. */
export function WordOptions({ elsewhere }: { elsewhere?: ReadonlySet<string> }) {
  const { say } = useLocale();
  const { ask, option, t } = useKitTable();
  const { options, group, radio, classOf } = useRadios(elsewhere);
  if (ask === undefined) return undefined;
  const { refused, soFar } = ask;
  const closed = options.length + refused.length <= SHOWN_TOGETHER ? refused : [];
  const words = (one: string): string => t.option(ask.kind, one, ask.about);
  return (
    <div className={`bar-options${options.length + closed.length > LARGE ? ' are-many' : ''}`}>
      {soFar.length === 0 ? undefined : (
        <p className="so-far">
          {say.say('ask.so-far')}{' '}
          {byPlace(soFar, (step) => (
            <b>{t.option(step.kind, step.option)}</b>
          ))}
        </p>
      )}
      <div className="hand">
        {options.length === 0 ? <p className="on-board">{say.say('ask.on-board')}</p> : undefined}
        <div {...group}>
          {options.map((one) => (
            <button key={one} {...radio(one)} className={`option ${classOf(one)}`} {...noted(aboutOption(t, one))}>
              <KeyCap at={ask.options.indexOf(one)} />
              {words(one)}
              <Worth t={t} of={one} />
              {one === option ? <PickedTick /> : undefined}
            </button>
          ))}
        </div>
        {closed.map(({ option: one = '', rule }) => (
          <ClosedOption key={`${one}${rule}`} option={one} words={words(one)} className="option">
            {words(one)}
            <Padlock />
          </ClosedOption>
        ))}
      </div>
    </div>
  );
}
