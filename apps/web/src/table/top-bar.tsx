import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useGameSpeaker, useLocale } from '../base/locale.tsx';
import { usePreferences } from '../base/preferences.ts';
import { useExtras } from '../base/use-extras.ts';
import type { DialogName } from '../kit/dialog-name.ts';
import { ownTable } from '../kit/own-table.ts';
import { Icon, type IconName } from '../parts/icon.tsx';
import { LanguageSwitch } from '../parts/language-switch.tsx';
import { SeatMark } from '../parts/seat-mark.tsx';
import type { Now } from '../session/now.ts';
import type { TableSession } from '../session/table-session.ts';
import { SoundTool } from '../sounds/sound-tool.tsx';
import { useTravel } from '../travel/travel.tsx';
import type { ToldTable } from './told-table.ts';

const PlayersButton = lazy(async () => ({ default: (await import('../online/players-button.tsx')).PlayersButton }));

interface Props {
  readonly session: TableSession;
  readonly now: Now;
  /** How far it is told. */
  readonly told: ToldTable;
  readonly dialog: DialogName | undefined;
  readonly onDialog: (dialog: DialogName) => void;
}

export function TopBar({ session, now, told, dialog, onDialog }: Props) {
  const { say } = useLocale();
  const extras = useExtras();
  const t = useGameSpeaker(session.info.catalogGame.box);
  const { plain } = usePreferences();
  const tool = (name: DialogName, icon: IconName, label: string) => (
    <button type="button" className={`tool is-${name}`} onClick={() => onDialog(name)} aria-label={label} title={label}>
      <Icon name={icon} />
    </button>
  );
  return (
    <header className="top">
      <a className="brand" href="#home">
        <Icon name="candle" />
        <span className="brand-name">Oubliette</span>
        <span className="unseen">{say.say('bar.home')}</span>
      </a>
      <p className="top-game">{t.say('game.name')}</p>
      {plain ? undefined : <OwnTrack session={session} now={now} told={told} />}
      <Turn now={now} />
      <nav className="tools" aria-label={say.say('bar.menu')}>
        {session.online === undefined || now.scene === 'curtain' ? undefined : (
          <Suspense>
            <PlayersButton
              side={session.online}
              now={now}
              open={dialog === 'players'}
              onOpen={() => onDialog('players')}
            />
          </Suspense>
        )}
        <LanguageSwitch />
        <SoundTool />
        {tool('rules', 'book', say.say('bar.rules'))}
        {tool('keys', 'question', say.say('bar.keys'))}
        {tool('settings', 'gear', extras.say('menu.settings'))}
        {tool('menu', 'menu', say.say('bar.menu'))}
      </nav>
    </header>
  );
}

/** Where the game stands, at the line that is told or at the past moment that is shown. */
function OwnTrack({ session, now, told }: Pick<Props, 'session' | 'now' | 'told'>) {
  const latest = useSyncExternalStore(told.subscribe, told.now);
  const past = useTravel()?.at !== undefined;
  const { id, texts } = session.info.catalogGame;
  const Track = ownTable(id)?.Track;
  const own = now.scene === 'table' && now.me === latest?.me && !past;
  return Track === undefined ? undefined : (
    <Suspense>
      <Track now={own ? latest : now} texts={texts} />
    </Suspense>
  );
}

/** The awaited seats; not behind the curtain, which names the next player. */
function Turn({ now }: { now: Now }) {
  const { say } = useLocale();
  const extras = useExtras();
  const travel = useTravel();
  if (travel?.at !== undefined) {
    return <p className="turn is-past">{extras.say('travel.short', { at: travel.at, last: travel.last })}</p>;
  }
  if (now.scene === 'curtain' || now.seen.end !== undefined) return undefined;
  const { waiting } = now.seen;
  const mine = waiting.find((seat) => seat === now.me);
  return (
    <p className={`turn${mine === undefined ? '' : ' is-mine'}`}>
      {(mine === undefined ? waiting : [mine]).map((seat) => (
        <SeatMark key={seat} seat={seat} size={20} />
      ))}
      <span>
        {mine === undefined
          ? say.say('turn.other', { seats: waiting, count: waiting.length })
          : say.say('turn.mine', { seat: mine })}
      </span>
    </p>
  );
}
