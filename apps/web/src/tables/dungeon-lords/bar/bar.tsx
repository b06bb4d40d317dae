// The player's edge of the table: what is asked, the cards to answer with, and what can be done with them.

import { HintNote, LanternButton } from '../../../hints/hint-note.tsx';
import type { Lantern } from '../../../hints/use-hint.ts';
import { Icon } from '../../../parts/icon.tsx';
import { AskRulesPaper, WhyNotPaper } from '../../../table/ask-papers.tsx';
import type { PaperName } from '../../../table/papers.tsx';
import type { useAnswering } from '../../../table/use-answering.ts';
import { useBar } from '../../../table/use-bar.ts';
import { Waiting } from '../../../table/waiting.tsx';
import { CARD_ASKS, SLOT_ASKS } from '../asked.ts';
import { useTable } from '../at-table.tsx';
import { Gi } from '../pieces/gi.tsx';
import { Stores } from '../place/stores.tsx';
import { isPlanned } from '../workshop/use-planned.ts';
import { Gift } from './gift.tsx';
import { Go } from './go.tsx';
import { Hand } from './hand.tsx';
import { Options } from './options.tsx';
import { Slots } from './slots.tsx';
import { WhyNot } from './why-not.tsx';

interface Props {
  readonly deeds: ReturnType<typeof useAnswering>;
  readonly lantern: Lantern;
  readonly closed: string | undefined;
  readonly onClosed: (option: string | undefined) => void;
  readonly paper: PaperName | undefined;
  readonly onPaper: (paper: PaperName) => void;
  readonly onPaperClosed: (paper: PaperName) => void;
}

export function Bar({ deeds, lantern, closed, onClosed, paper, onPaper, onPaperClosed }: Props) {
  const { sitting, now, t, c, ask, option, me } = useTable();
  const { notice, pending, confirm, takeBack, pick, whyNot } = deeds;

  const bar = useBar({ now, ask, option, deeds, lantern, onPaper, onPick: () => onClosed(undefined) });

  if (ask === undefined || me === undefined) {
    return (
      <section ref={bar} className="bar dl-bar is-waiting" aria-labelledby="sentence" aria-busy={pending}>
        <Waiting sitting={sitting} now={now} t={t} />
        {me === undefined ? undefined : (
          <div className="dl-act">
            <TakeBack onBack={takeBack} />
          </div>
        )}
        <p className="notice" role="alert">
          {notice}
        </p>
      </section>
    );
  }
  const sentence = t.ask({ ...ask, seat: me });
  const hint = t.hint({ ...ask, seat: me });
  const cards = CARD_ASKS.includes(ask.kind);
  const slots = SLOT_ASKS.includes(ask.kind);
  const refusal = ask.refused.find((one) => one.option === closed);
  return (
    <section
      ref={bar}
      className={`bar dl-bar${slots || ask.kind === 'give-item' ? ' has-slots' : ''}`}
      aria-labelledby="sentence"
      aria-busy={pending}
    >
      <div className="dl-say">
        <h1 id="sentence" data-long={sentence.length > 90 ? 2 : sentence.length > 48 ? 1 : 0}>
          {sentence}
        </h1>
        {hint === undefined || sentence.length > 90 ? undefined : <p className="hint">{hint}</p>}
        {ask.rules.length === 0 ? undefined : (
          <button type="button" className="rule-link" onClick={() => onPaper('ask-rules')}>
            <Gi icon="open-book" />
            {c.say('rule.one', { rule: ask.rules[0] })}
          </button>
        )}
        {isPlanned(ask) ? (
          <button type="button" className="rule-link dl-shop-link" onClick={() => onPaper('workshop')}>
            <Gi icon="crystal-ball" />
            {c.say('shop.title')}
          </button>
        ) : undefined}
        <div className="dl-bar-stores">
          <Stores seat={me} size={20} />
        </div>
      </div>
      {slots ? <Slots onBack={takeBack} /> : undefined}
      {ask.kind === 'give-item' ? <Gift /> : undefined}
      {cards ? <Hand /> : <Options />}
      <div className="dl-act">
        <Go onGo={confirm} pending={pending} />
        <span className="dl-act-row">
          <LanternButton lantern={lantern} />
          <TakeBack onBack={takeBack} />
        </span>
      </div>
      {refusal === undefined ? undefined : (
        <WhyNot refusal={refusal} onClose={() => onClosed(undefined)} onAll={() => whyNot(refusal.option)} />
      )}
      <HintNote lantern={lantern} t={t} ask={ask} onTake={pick} />
      <p className="notice" role="alert">
        {notice}
      </p>
      {paper === 'why-not' ? (
        <WhyNotPaper t={t} ask={ask} first={deeds.asked} onClose={() => onPaperClosed('why-not')} />
      ) : undefined}
      {paper === 'ask-rules' ? <AskRulesPaper t={t} ask={ask} onClose={() => onPaperClosed('ask-rules')} /> : undefined}
    </section>
  );
}

function TakeBack({ onBack }: { onBack: () => void }) {
  const { now, c } = useTable();
  const possible = now.noTakeBack === undefined;
  return (
    <button type="button" className={`brass is-quiet${possible ? '' : ' is-shut'}`} onClick={onBack}>
      {possible ? <Gi icon="return-arrow" /> : <Icon name="lock" />}
      {c.say('go.undo')}
    </button>
  );
}
