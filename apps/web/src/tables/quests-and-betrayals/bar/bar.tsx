// The action bar: the options of the village as cards with their effects, all others as pieces.

import type { Seat } from '@oubliette/engine';
import type { ReactNode } from 'react';
import { ActionBar } from '../../../kit/bar/action-bar.tsx';
import { Beside } from '../../../kit/bar/beside.tsx';
import { Options } from '../../../kit/bar/options.tsx';
import type { TableScene } from '../../../kit/bar/use-table-scene.ts';
import { WordOptions } from '../../../kit/bar/word-options.tsx';
import { Gi } from '../../../kit/pieces/icon.tsx';
import { TableContext } from '../../../kit/table-context.tsx';
import { inShop, isTalk } from '../asked.ts';
import { useTable } from '../at-table.ts';
import { Purse } from '../place/board.tsx';
import { Gauge } from '../place/gauge.tsx';
import { Quests } from '../place/quests.tsx';
import { placeOf } from '../reading.ts';
import type { MyOffer } from '../talk/use-offer.ts';
import { Consequence } from './consequence.tsx';
import { Face } from './face.tsx';
import { VillageHand } from './village-hand.tsx';

/** On screens without the board: the gauge and the viewer's quests in the bar. */
function InBrief({ seat }: { seat: Seat }) {
  const { game, next } = useTable();
  const { power, allyPower } = placeOf(game, seat);
  return (
    <div className="qt-brief">
      <Gauge power={power} ally={allyPower} would={placeOf(next, seat).power} />
      <Quests seat={seat} brief />
    </div>
  );
}

interface Props {
  readonly scene: TableScene;
  /** On the deal board: the pieces of an offer. */
  readonly trays?: ReactNode;
  /** While an offer is being composed the bar shows nothing else. */
  readonly offer?: MyOffer | undefined;
}

/** Kinds of asks whose options are plain texts. */
const IN_WORDS: readonly string[] = [
  'ledger',
  'ledger-which',
  'standing',
  'enough',
  'talk-to',
  'talk-open',
  'talk-part',
  'talk-piece',
  'talk-which',
  'talk-due',
  'deal',
];

/** Kinds of asks with a place of their own on the table. */
const ELSEWHERE: readonly string[] = ['standing', 'talk', 'deal'];

export function Bar(props: Props) {
  const table = useTable();
  const { scene, offer } = props;
  if (offer?.draft === undefined) return <AnswerBar {...props} />;
  const { drop, send, maySend, busy } = offer;
  return (
    <TableContext value={{ ...table, option: maySend && !busy ? 'send' : undefined }}>
      <AnswerBar
        {...props}
        scene={{ ...scene, actions: { ...scene.actions, confirm: send, pick: () => undefined } }}
        onDrop={drop}
      />
    </TableContext>
  );
}

/** A player who is not asked anything may still send the composed offer. */
function Deeds({ onDrop, onSend }: { onDrop: () => void; onSend: () => void }) {
  const { c, option } = useTable();
  return (
    <div className="bar-act qt-deeds">
      <button type="button" className="brass go" aria-disabled={option === undefined} onClick={onSend}>
        {c.say('offer.send')}
      </button>
      <div className="bar-small">
        <button type="button" className="brass is-quiet qt-throw" onClick={onDrop}>
          {c.say('offer.drop')}
        </button>
      </div>
    </div>
  );
}

interface AnswerProps extends Props {
  readonly onDrop?: () => void;
}

function AnswerBar({ scene, trays, onDrop }: AnswerProps) {
  const { ask, me, option, c, t, turnTo, showDeal } = useTable();
  // The table's own `now` is without asks until everything is told; these do not wait for that.
  const { now } = scene.props;
  const sending = onDrop !== undefined;
  const kind = ask?.kind ?? '';
  const village = kind === 'village';
  const wares = inShop(ask);
  const words = ask === undefined || option === undefined || sending ? undefined : t.option(kind, option, ask.about);
  const changes =
    ask !== undefined &&
    !sending &&
    ((village && trays === undefined) || wares.size > 0 || kind === 'surplus' || kind === 'plunder');
  return (
    <ActionBar
      scene={scene}
      className={`has-pieces qt-bar${changes ? ' has-change' : ''}${village && trays === undefined ? ' is-village' : ''}${trays === undefined ? '' : ` has-trays${village && !sending ? ' is-trading' : ''}${sending ? ' is-sending' : ''}`}`}
      links={village && trays === undefined && me !== undefined ? <InBrief seat={me} /> : undefined}
      stores={me === undefined ? undefined : <Purse seat={me} size={20} />}
      before={
        <>
          {changes ? <Consequence /> : undefined}
          {trays}
          {sending && ask === undefined ? <Deeds onDrop={onDrop} onSend={scene.actions.confirm} /> : undefined}
        </>
      }
      answers={
        sending ? undefined : village && trays !== undefined ? (
          <button type="button" className="brass is-quiet qt-to-village" onClick={() => showDeal(false)}>
            <Gi icon="village" /> {c.say('deal.back')}
          </button>
        ) : village ? (
          <VillageHand />
        ) : IN_WORDS.includes(kind) ? (
          <WordOptions />
        ) : (
          <Options face={(props) => <Face {...props} />} elsewhere={wares} />
        )
      }
      go={
        sending
          ? { big: c.say('offer.send'), small: c.say(option === undefined ? 'offer.more' : 'go.enter') }
          : words === undefined
            ? undefined
            : { big: words, small: c.say(isTalk(ask) ? 'go.talk' : 'go.enter') }
      }
      tools={
        sending ? (
          <button type="button" className="brass is-quiet qt-throw" onClick={onDrop}>
            {c.say('offer.drop')}
          </button>
        ) : undefined
      }
      below={sending ? undefined : <Beside now={now} t={t} ask={ask} onAsk={turnTo} without={ELSEWHERE} />}
    />
  );
}
