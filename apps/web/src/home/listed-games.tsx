import type { Progress } from '@oubliette/records';
import type { Lang } from '@oubliette/text';
import { type ChangeEvent, lazy, Suspense, useEffect, useId, useState } from 'react';
import type { Shell } from '../../locales/texts.ts';
import { isBot } from '../base/chair.ts';
import { onlineAddress } from '../base/links.ts';
import { useLocale } from '../base/locale.tsx';
import { goToCampaign, goToTable, tableAddress } from '../base/route.ts';
import { hasCampaigns } from '../base/storage.ts';
import { moveOldGames } from '../device/moving.ts';
import type { Unplayable } from '../device/open-game.ts';
import { savedGames } from '../device/store.ts';
import type { ListedGame } from '../device/stored-game.ts';
import { faultText, importTable } from '../device/tables.ts';
import { OnlineGame, onlineTitle, TicketDialog } from '../lobby/online-games.tsx';
import { changeTicket, forgetTicket, type Ticket, tickets } from '../online/tickets.ts';
import { useWaits } from '../online/use-waits.ts';
import { Icon } from '../parts/icon.tsx';
import { ListedRow, listed, TurnMark } from '../parts/listed-row.tsx';
import { gameLine, gameName, leadText, progressText } from '../parts/where.ts';
import { GameDialog } from './game-dialog.tsx';
import { useOnline } from './use-online.ts';

const CampaignRows = lazy(async () => ({ default: (await import('../campaigns/campaign-rows.tsx')).CampaignRows }));
const CarryDialog = lazy(async () => ({ default: (await import('../lobby/carry-dialog.tsx')).CarryDialog }));

/** The list of stored and online games, latest first, and the import of files. */
export function ListedGames() {
  const { lang, say } = useLocale();
  const [games, setGames] = useState<readonly ListedGame[]>();
  const [online, setOnline] = useState(tickets);
  const [inHand, setInHand] = useState<ListedGame>();
  const [doomed, setDoomed] = useState<Ticket>();
  const [news, setNews] = useState('');
  const [carrying, setCarrying] = useState(false);
  const waits = useWaits(online);
  const refresh = async (): Promise<void> => setGames(await savedGames());
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after the first render
  useEffect(() => void moveOldGames().then(refresh), []);
  const network = useOnline();
  const rows = [
    ...(games ?? []).map((saved) => ({
      at: saved.at,
      goOn: saved.over ? undefined : { address: tableAddress(saved.id), title: titleOf(saved, lang) },
      row: <SavedGame key={saved.id} saved={saved} onManage={() => setInHand(saved)} />,
    })),
    ...online.map((ticket) => ({
      at: ticket.at,
      goOn:
        ticket.over || !network
          ? undefined
          : { address: onlineAddress(ticket.table), title: onlineTitle(ticket, lang) },
      row: (
        <OnlineGame key={ticket.table} ticket={ticket} waits={waits[ticket.table]} onForget={() => setDoomed(ticket)} />
      ),
    })),
  ].toSorted((a, b) => b.at - a.at);
  const latest = rows.find(({ goOn }) => goOn !== undefined)?.goOn;
  return (
    <section className="parchment continue" aria-labelledby="continue-title">
      <h2 id="continue-title">
        <Icon name="glass" />
        {say.say('home.continue')}
      </h2>
      {games !== undefined && rows.length === 0 ? (
        <div className="continue-none">
          <p>{say.say('home.continue.none')}</p>
          <Icon name="glass" />
        </div>
      ) : undefined}
      <ul className="saved-list">{rows.map(({ row }) => row)}</ul>
      {hasCampaigns() ? (
        <Suspense>
          <CampaignRows />
        </Suspense>
      ) : undefined}
      <p className="unseen" role="status">
        {news}
      </p>
      {latest === undefined ? undefined : (
        <a className="brass go-on" href={latest.address}>
          {say.say('home.go-on', { title: latest.title })}
        </a>
      )}
      {network && online.some(({ seat, over }) => typeof seat === 'number' && !over) ? (
        <button type="button" className="brass is-quiet" onClick={() => setCarrying(true)}>
          {say.say('home.carry')}
        </button>
      ) : undefined}
      <Import />
      {carrying ? (
        <Suspense>
          <CarryDialog onClose={() => setCarrying(false)} />
        </Suspense>
      ) : undefined}
      {inHand === undefined ? undefined : (
        <GameDialog
          saved={inHand}
          onClose={() => setInHand(undefined)}
          onDone={(done) => {
            setInHand(undefined);
            setNews(say.say(done));
            void refresh();
          }}
        />
      )}
      {doomed === undefined ? undefined : (
        <TicketDialog
          ticket={doomed}
          onClose={() => setDoomed(undefined)}
          onName={(called) => {
            changeTicket(doomed.table, { called, at: doomed.at });
            setOnline(tickets());
            setDoomed(undefined);
            setNews(say.say('home.renamed'));
          }}
          onForget={() => {
            forgetTicket(doomed.table);
            setOnline(tickets());
            setDoomed(undefined);
          }}
        />
      )}
    </section>
  );
}

const titleOf = ({ title, names }: ListedGame, lang: Lang): string => title ?? listed(names, lang);

function SavedGame({ saved, onManage }: { saved: ListedGame; onManage: () => void }) {
  const { lang, say } = useLocale();
  const { names: people, over, title } = saved;
  const action = say.say(over ? 'home.review' : 'home.resume', { people });
  const about =
    over || saved.entries > 0
      ? gameLine(saved.game, lang, over ? undefined : saved.progress, over ? undefined : leadIn(say, saved))
      : say.say('home.saved', { name: gameName(saved.game, lang) });
  return (
    <ListedRow
      game={saved.game}
      title={titleOf(saved, lang)}
      address={tableAddress(saved.id)}
      action={title === undefined ? action : `${title}: ${action}`}
      about={about}
      fork={saved.fork === undefined ? undefined : forkText(say, lang, saved, saved.fork)}
      at={saved.at}
      seats={people.map((_, seat) => seat)}
      marks={saved.marks}
      turn={<Turn saved={saved} />}
      more={{ icon: 'menu', label: say.say('home.manage', { people }), onMore: onManage }}
    />
  );
}

/** The leader: "you" for the only person of the game, else by name. */
function leadIn(say: Shell, { score, names, chairs }: ListedGame): string | undefined {
  const people = chairs.flatMap((chair, seat) => (isBot(chair) ? [] : [seat]));
  return score === undefined ? undefined : leadText(say, score, names, people.length === 1 ? people[0] : undefined);
}

function forkText(say: Shell, lang: Lang, { game }: ListedGame, fork: Progress): string {
  const where = progressText(game, lang, fork);
  return where === undefined ? say.say('home.fork.start') : say.say('home.fork', { where });
}

/** The awaited player, in the words of the table. */
function Turn({ saved }: { saved: ListedGame }) {
  const { say } = useLocale();
  const { over, waiting, chairs, names } = saved;
  if (over) return <TurnMark>{say.say('turn.over')}</TurnMark>;
  if (waiting === undefined) return undefined;
  const people = waiting.filter((seat) => !isBot(chairs[seat]));
  const [first] = people;
  if (first === undefined) return <TurnMark>{say.say('turn.waits.bots')}</TurnMark>;
  if (chairs.filter((chair) => !isBot(chair)).length === 1) return <TurnMark mine>{say.say('turn.you')}</TurnMark>;
  return <TurnMark>{say.say('turn.waits', { count: people.length, people: names[first] ?? '' })}</TurnMark>;
}

/** Detects the format from the first characters; the file is validated when it is imported. */
const isCampaign = (text: string): boolean => /"format":\s*"oubliette-campaign"/.test(text.slice(0, 200));
const importedCampaign = async (text: string) => (await import('../campaigns/games.ts')).importCampaign(text);

function Import() {
  const { say } = useLocale();
  // The fault itself is kept, not its sentence: the language may change while it is shown.
  const [fault, setFault] = useState<Unplayable>();
  const id = useId();
  async function onFile({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = target.files?.[0];
    if (file === undefined) return;
    const text = await file.text();
    const imported = await (isCampaign(text) ? importedCampaign(text) : importTable(text));
    // Allows the same file to be chosen again after it was corrected.
    target.value = '';
    if ('fault' in imported) setFault(imported.fault);
    else if ('campaign' in imported) goToCampaign(imported.campaign.id);
    else goToTable(imported.id);
  }
  return (
    <div className="import">
      <input id={id} className="unseen" type="file" accept="application/json,.json" onChange={onFile} />
      <label className="brass is-quiet" htmlFor={id}>
        <Icon name="file" />
        {say.say('home.import')}
      </label>
      <p className="import-fault" role="alert">
        {fault === undefined ? '' : `${say.say('home.import.bad')} ${faultText(say, fault)}`}
      </p>
    </div>
  );
}
