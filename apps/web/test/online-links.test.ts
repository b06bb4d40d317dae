import { expect, it } from 'vitest';
import { onlineAddress, onlineRoute } from '../src/base/links.ts';
import { changeTicket, forgetTicket, isTicketKept, ticketFor, tickets } from '../src/online/tickets.ts';
import { clockText } from '../src/online/use-online-state.ts';

const table = 'ijehmrb93gke61hidlea';
const secret = '4OQK1Y-a4vIBGaO6Ph_wU63IJ7aBxlHq';

it('a link names its table, and what opens it', () => {
  expect(onlineRoute(onlineAddress(table))).toEqual({ at: 'online', id: table });
  expect(onlineRoute(`#join/${table}/${secret}`)).toEqual({ at: 'join', id: table, secret });
  expect(onlineRoute(`#watch/${table}/${secret}`)).toEqual({ at: 'watch', id: table, secret });
});

it.each(['#online/', '#online/../etc', `#join/${table}`, `#join/${table}/short`, `#watch/${table}/${secret}/more`])(
  'a link that lost a part is known as one: %s',
  (hash) => expect(onlineRoute(hash)).toEqual({ at: 'broken' }),
);

it.each(['', '#', '#table/abc', '#joint', '#online'])('anything else is no link of ours: %s', (hash) =>
  expect(onlineRoute(hash)).toBeUndefined(),
);

it('a ticket is there for as long as the page is, even where nothing can be kept', () => {
  expect(ticketFor(table)).toBeUndefined();
  changeTicket(table, { token: secret, seat: 1, game: 'dungeonette' });
  changeTicket(table, { title: 'Thursday' });
  expect(ticketFor(table)).toMatchObject({ token: secret, seat: 1, game: 'dungeonette', title: 'Thursday' });
  expect(isTicketKept(table)).toBe(false);
  expect(tickets().map((ticket) => ticket.table)).toEqual([table]);
  forgetTicket(table);
  expect(ticketFor(table)).toBeUndefined();
  expect(tickets()).toEqual([]);
});

it('a clock says minutes and seconds, and hours only when there are some', () => {
  expect([0, -3, 9, 65, 600, 3723].map(clockText)).toEqual(['0:00', '0:00', '0:09', '1:05', '10:00', '01:02:03']);
});
