import type { Fault, Game } from '@oubliette/engine';
import { swapMarks, usualMarks } from '@oubliette/records';
import type { Speaker } from '@oubliette/text';
import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { Shell } from '../../locales/texts.ts';
import { chairOf } from '../base/chair.ts';
import type { CatalogGame } from '../base/games.ts';
import { useGameSpeaker, useLocale } from '../base/locale.tsx';
import { goToTable } from '../base/route.ts';
import { type TableRoles, tableRoles } from '../base/table-roles.ts';
import { useRules } from '../base/use-rules.ts';
import type { NextGame } from '../campaigns/games.ts';
import { startTable } from '../device/tables.ts';
import type { OnlineSettings } from '../lobby/online-fields.tsx';
import { letterOf } from '../parts/seat-mark.tsx';
import type { Settings } from '../session/session-info.ts';
import { type Brought, GivenField } from './given-field.tsx';
import { type SeatChoice, SeatFields } from './seat-fields.tsx';
import { SettingFields } from './setting-fields.tsx';
import { firstKind, firstSeats, type Way } from './ways.tsx';

const OnlineFields = lazy(async () => ({ default: (await import('../lobby/online-fields.tsx')).OnlineFields }));

const MOST_CHAIRS = 8;

interface Props {
  readonly catalogGame: CatalogGame;
  readonly way: Way;
  /** For the next game of a campaign: its given content is fixed. */
  readonly next?: NextGame & { readonly given: unknown };
}

/** The form of a new table: seats, settings and given content, generated from the game's definition. */
export function TableForm({ catalogGame, way, next }: Props) {
  const { say } = useLocale();
  const { id, seats: range, levels, box } = catalogGame;
  const rules = useRules(catalogGame);
  const t = useGameSpeaker(box);
  const [seats, setSeats] = useState(() => firstSeats(way, range));
  const [chairs, setChairs] = useState(() =>
    Array.from(
      { length: MOST_CHAIRS },
      (_, seat): SeatChoice => ({
        name: lastNames(next)[seat],
        kind: firstKind(way, seat, levels),
      }),
    ),
  );
  const [marks, setMarks] = useState(() => usualMarks(MOST_CHAIRS));
  const [settings, setSettings] = useState<Settings>(() =>
    Object.fromEntries(Object.entries(catalogGame.settings).map(([name, setting]) => [name, setting.default])),
  );
  const [brought, setBrought] = useState<Brought>();
  /** Whether this game begins a campaign. */
  const [campaign, setCampaign] = useState(false);
  const [online, setOnline] = useState<OnlineSettings>({});
  const [fault, setFault] = useState('');
  /** Prevents a double click from opening two tables. */
  const opening = useRef(false);
  const byLink = chairs.slice(0, seats).some(({ kind }) => kind === 'link');
  const given =
    next === undefined ? (campaign ? rules?.campaign?.given(undefined, undefined) : brought?.value) : next.given;
  const table = tableRoles(rules, { seats, settings, given });
  const { read, roles, policies } = table;
  useFirstPolicies(rules, way, table, (fill) => {
    setSeats(range[0]);
    setChairs(fill);
  });
  const nameOf = (seat: number): string =>
    chairs[seat]?.name ?? say.say(`home.default.${seat as 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7}`);

  async function onSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (opening.current) return;
    opening.current = true;
    await open().catch(() => setFault(say.say('home.start.failed')));
    opening.current = false;
  }

  async function open(): Promise<void> {
    const here = Array.from({ length: seats }, (_, seat) => seat);
    const names = here.map((seat) => nameOf(seat).trim());
    const worn = marks.slice(0, seats);
    const kinds = here.map((seat) => chairs[seat]?.kind);
    const people = names.filter((_, seat) => kinds[seat] === 'person' || kinds[seat] === 'link');
    const nameless = names.indexOf('');
    if (nameless >= 0) {
      setFault(say.say('home.name.missing', { letter: letterOf(nameless) }));
      return;
    }
    if (read !== undefined && 'faults' in read) {
      const [first] = read.faults;
      if (first !== undefined) setFault(say.say('home.given.bad', { why: faultText(say, t, first) }));
      return;
    }
    if (byLink) {
      const { openByLink } = await import('../lobby/open.ts');
      const refused = await openByLink({
        game: id,
        names,
        kinds,
        marks: worn,
        settings,
        given,
        online,
        say,
        onOpened: (table) => intoCampaign(table, people),
      });
      if (refused !== undefined) setFault(refused);
      return;
    }
    const content = given === undefined ? {} : { given };
    const table = await startTable({ game: id, names, chairs: kinds.map(chairOf), marks: worn, settings, ...content });
    await intoCampaign(table, people);
    goToTable(table);
  }

  /** Records in the campaign that this table plays its game. */
  async function intoCampaign(table: string, people: readonly string[]): Promise<void> {
    if (next === undefined && !campaign) return;
    const { beginCampaign, playNext } = await import('../campaigns/games.ts');
    if (next !== undefined) await playNext(table, next);
    else if (rules !== undefined) await beginCampaign(rules, table, people);
  }

  return (
    <form className="table-form" onSubmit={onSubmit} noValidate>
      <SeatFields
        range={range}
        levels={levels}
        roles={roles}
        policies={policies}
        t={t}
        seats={seats}
        onSeats={setSeats}
        chairs={chairs.slice(0, seats)}
        nameOf={nameOf}
        onChair={(seat, chair) => setChairs(chairs.map((was, i) => (i === seat ? chair : was)))}
        marks={marks}
        onMark={(seat, mark) => setMarks(swapMarks(marks, seat, mark))}
      />
      <SettingFields spec={catalogGame.settings} t={t} values={settings} onValues={setSettings} />
      {rules?.campaign === undefined || next !== undefined ? undefined : (
        <div className="campaign-check">
          <label className="tick">
            <input type="checkbox" checked={campaign} onChange={(event) => setCampaign(event.target.checked)} />
            {say.say('home.campaign')}
          </label>
          <p>{say.say('home.campaign.help')}</p>
        </div>
      )}
      {rules?.readGiven === undefined || campaign || next !== undefined ? undefined : (
        <GivenField choices={catalogGame.given} t={t} brought={brought} onBrought={setBrought} />
      )}
      {byLink ? (
        <Suspense>
          <OnlineFields settings={online} onSettings={setOnline} />
        </Suspense>
      ) : undefined}
      <div className="form-end">
        <p className="form-fault" role="alert">
          {fault}
        </p>
        <button type="submit" className="brass go">
          {say.say(byLink ? 'online.open' : 'home.start')}
        </button>
      </div>
    </form>
  );
}

/** The names of the seats in the campaign's last game. */
const lastNames = (next: Props['next']): readonly string[] => next?.campaign.file.games.at(-1)?.file.seats ?? [];

/** The sentence of a fault: the game's own if it has one, else the shell's. */
const faultText = (say: Shell, t: Speaker, fault: Fault): string =>
  fault.code !== undefined && t.has(`fault.${fault.code}`)
    ? t.say(`fault.${fault.code}`, fault.params)
    : say.fault(fault);

/**
 * A single player leads the side that has no policy: an automatic master takes the first seat, the player the next one.
 * One player may lead a whole party, so the number of seats is the smallest possible.
 */
function useFirstPolicies(
  rules: Game | undefined,
  way: Way,
  { roles, policies }: TableRoles,
  onFilled: (fill: (chairs: SeatChoice[]) => SeatChoice[]) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the rules are loaded
  useEffect(() => {
    if (rules === undefined || way !== 'alone' || roles.length === 0) return;
    const offered = roles.map((_, seat) => policies(seat)[0]);
    const person = offered.indexOf(undefined);
    if (person <= 0 || offered.every((policy) => policy === undefined)) return;
    onFilled((chairs) =>
      chairs.map((chair, seat) => {
        const policy = offered[seat];
        if (policy !== undefined) return { ...chair, kind: `policy:${policy}` };
        return seat === person ? { ...chair, kind: 'person' } : chair;
      }),
    );
  }, [rules, way]);
}
