import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { chairOf, type Kind, kindOf } from '../base/chair.ts';
import { upper } from '../base/language.ts';
import { useGameSpeaker, useLocale } from '../base/locale.tsx';
import { goHome } from '../base/route.ts';
import { tableRoles } from '../base/table-roles.ts';
import { useExtras } from '../base/use-extras.ts';
import { useRules } from '../base/use-rules.ts';
import { download } from '../device/files.ts';
import type { DialogName } from '../kit/dialog-name.ts';
import { Dialog } from '../parts/dialog.tsx';
import { Icon, type IconName } from '../parts/icon.tsx';
import { LanguageSwitch } from '../parts/language-switch.tsx';
import { SeatMark } from '../parts/seat-mark.tsx';
import { BotOptions, roleText } from '../parts/seat-words.tsx';
import { useWhere } from '../reading/use-where.ts';
import type { Now, TableNow } from '../session/now.ts';
import type { TableSession } from '../session/table-session.ts';
import { useTravel } from '../travel/travel.tsx';

const Denied = lazy(async () => ({ default: (await import('../online/denied.tsx')).Denied }));

interface Props {
  readonly session: TableSession;
  readonly now: Now;
  readonly onDialog: (dialog: DialogName) => void;
  readonly onClose: () => void;
}

export function MenuDialog({ session, now, onDialog, onClose }: Props) {
  const { say } = useLocale();
  const extras = useExtras();
  const travel = useTravel();
  const rules = useRules(session.info.catalogGame);
  const entry = (dialog: DialogName, icon: IconName, label: string) => (
    <button type="button" className="menu-entry" onClick={() => onDialog(dialog)}>
      <Icon name={icon} />
      {label}
    </button>
  );
  return (
    <Dialog title={say.say('menu.title')} onClose={onClose}>
      {now.scene === 'table' ? <Where session={session} now={now} /> : undefined}
      <button type="button" className="brass go menu-play-on" onClick={onClose}>
        <Icon name="play" />
        {say.say('menu.play-on')}
      </button>
      <div className="menu-entries">
        {now.scene === 'table' ? entry('score', 'chart', extras.say('menu.score')) : undefined}
        {now.scene === 'table' ? entry('notes', 'quill', extras.say('menu.notes')) : undefined}
        {now.scene === 'table' && now.me !== 'spectator' && rules?.standing !== undefined
          ? entry('standing', 'glass', extras.say('standing.title'))
          : undefined}
        {travel === undefined ? undefined : (
          <button
            type="button"
            className="menu-entry"
            onClick={() => {
              travel.go(0);
              onClose();
            }}
          >
            <Icon name="play" />
            {extras.say('menu.replay')}
          </button>
        )}
        {entry('rules', 'book', say.say('bar.rules'))}
        {entry('keys', 'question', say.say('bar.keys'))}
        {entry('settings', 'gear', extras.say('menu.settings'))}
        {entry('about', 'candle', extras.say('menu.about'))}
      </div>
      <div className="menu-language">
        <LanguageSwitch />
      </div>
      {session.kind === 'replay' ? undefined : <Seats session={session} />}
      <div className="menu-actions">
        {session.kind === 'online' && now.scene === 'table' && now.seen.end === undefined ? (
          <p>{say.say('online.export')}</p>
        ) : (
          <>
            <button type="button" className="brass" onClick={() => download(session)}>
              <Icon name="file" />
              {say.say('menu.export')}
            </button>
            <p>{say.say('menu.export.help')}</p>
          </>
        )}
        <button type="button" className="brass is-quiet" onClick={goHome}>
          <Icon name="back" />
          {say.say('menu.leave')}
        </button>
        <p>{say.say(session.kind === 'online' ? 'online.leave' : 'menu.leave.help')}</p>
      </div>
    </Dialog>
  );
}

function Where({ session, now }: { session: TableSession; now: TableNow }) {
  const where = useWhere(session, now);
  const { lang } = useLocale();
  return where === undefined ? undefined : <p className="paper-lead">{upper(lang, where)}</p>;
}

function Seats({ session }: { session: TableSession }) {
  const { lang, say } = useLocale();
  const { catalogGame, names, settings, given } = session.info;
  const t = useGameSpeaker(catalogGame.box);
  const chairs = useSyncExternalStore(session.subscribe, session.chairs);
  const [denied, setDenied] = useState<string>();
  const { roles, policies } = tableRoles(useRules(catalogGame), { seats: names.length, settings, given });
  return (
    <fieldset className="menu-seats">
      <legend>{say.say('menu.seats')}</legend>
      {names.map((name, seat) => (
        // Two people may have one name; a seat has one chair.
        // biome-ignore lint/suspicious/noArrayIndexKey: the index is the seat
        <label key={seat} className="tick">
          <SeatMark seat={seat} size={20} />
          <span>
            {name} {roles[seat] === undefined ? undefined : <small>{roleText(t, lang, roles[seat])}</small>}
          </span>
          <select
            value={kindOf(chairs[seat])}
            disabled={session.online?.mayChange(seat) === false}
            onChange={async ({ target }) =>
              setDenied((await session.setChair(seat, chairOf(target.value as Kind)))?.denied)
            }
          >
            <option value="person">{say.say('home.person')}</option>
            <BotOptions levels={catalogGame.levels} policies={policies(seat)} t={t} />
          </select>
        </label>
      ))}
      {denied === undefined ? undefined : (
        <Suspense>
          <Denied code={denied} />
        </Suspense>
      )}
    </fieldset>
  );
}
