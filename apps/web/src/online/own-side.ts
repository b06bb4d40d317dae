import type { Refusal } from '@oubliette/engine';
import { goOnline, seatLink, watchLink } from '../base/links.ts';
import type { OnlineSide } from '../session/online-side.ts';
import type { TableClient, Wish } from './client.ts';
import { exported, isDenied, newDevice, reissue, rematch } from './server-calls.ts';
import { changeTicket, ticketFor } from './tickets.ts';

interface Parts {
  readonly token: string;
  readonly client: TableClient;
  readonly answered: () => number;
  readonly put: (wish: Wish) => Promise<Refusal | undefined>;
}

/** The online side of a session, for the owner of this token. */
export function onlineSide({ token, client, answered, put }: Parts): OnlineSide {
  const id = (): string => client.state().table!.id;
  const ticket = () => ticketFor(id());
  return {
    state: client.state,
    subscribe: client.subscribe,
    isOwner: ticket()?.owner !== undefined,
    mayChange: (seat) => ticket()?.owner !== undefined || seat === client.state().seat,
    say: (text) => put({ t: 'chat', text }),
    think: () => client.say({ t: 'thinking' }),
    askUndo: () => put({ t: 'ask-undo', n: answered() }),
    voteUndo: (seat, agree) => put({ t: 'vote-undo', seat, agree }),
    readStoodIn: client.read,
    async reissue(seat) {
      const made = await reissue(id(), ticket()?.owner ?? '', seat);
      if (isDenied(made)) return made;
      changeTicket(id(), { invitations: { ...ticket()?.invitations, [seat]: made.invitation } });
      return seatLink(id(), made.invitation);
    },
    async newDevice() {
      const made = await newDevice(id(), token);
      return isDenied(made) ? made : seatLink(id(), made.invitation);
    },
    watchLink() {
      const secret = ticket()?.spectator;
      return secret === undefined || client.state().table?.spectators !== true ? undefined : watchLink(id(), secret);
    },
    async rematch() {
      const made = await rematch(id(), token);
      if (isDenied(made)) return made;
      followRematch(id(), made.table);
      return undefined;
    },
    ownViews: () => exported(id(), token),
  };
}

/** Every token is also valid at the rematch. */
export function followRematch(from: string, to: string): void {
  const { token, seat, owner, spectator, game = '', title = '', names = [], marks } = ticketFor(from) ?? {};
  changeTicket(to, {
    game,
    title,
    names,
    ...(marks === undefined ? {} : { marks }),
    ...(token === undefined ? {} : { token }),
    ...(seat === undefined ? {} : { seat }),
    ...(owner === undefined ? {} : { owner }),
    ...(spectator === undefined ? {} : { spectator }),
  });
  goOnline(to);
}
