// Two browsers and a spectator at one online table: what each of them is shown, and what none of them is sent.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type House, openHouse, picture } from './house.ts';
import { answerFirst, arrive, follow, linkTo, openTable } from './online-guests.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

it('opens by a link for each seat, which is spent by its first use', async () => {
  const host = await arrive(house, 'en');
  await openTable(host.page, 'en', 'Thursday <b>night</b>');
  await picture(host.page, 'online-gather-en-desk');
  const link = await linkTo(host.page, 'B');
  const watching = await host.page.getByRole('textbox', { name: 'Link for those who watch' }).inputValue();
  expect(link).toMatch(/\/#join\/[a-z0-9]{20}\/[\w-]{32}$/);

  const guest = await arrive(house, 'fr', 'phone');
  await follow(guest.page, link);
  await guest.page.getByLabel('Votre nom').fill('Grognard <i>le</i> Bref');
  await guest.page.getByLabel('Vos mots pour le mélange').fill('abracadabra');
  await picture(guest.page, 'online-join-fr-phone');
  await guest.page.getByRole('button', { name: 'Prendre cette place' }).click();
  await guest.page.locator('.gather').waitFor();
  await picture(guest.page, 'online-gather-fr-phone');
  expect(guest.page.url()).toMatch(/#online\/[a-z0-9]{20}$/);
  await host.page.getByText('Grognard <i>le</i> Bref', { exact: true }).waitFor();

  const late = await arrive(house, 'en');
  await follow(late.page, link);
  await late.page.getByLabel('Your name').fill('Late');
  await late.page.getByRole('button', { name: 'Take this seat' }).click();
  await late.page.getByText('This invitation has been used already.').waitFor();
  await picture(late.page, 'online-spent-en-desk');
  // The refusal is what is tested here, and it is the only one.
  expect(late.troubles.filter((trouble) => !trouble.includes('410'))).toEqual([]);
  await late.leave();

  const watcher = await arrive(house, 'en');
  await follow(watcher.page, watching);
  await watcher.page.locator('.gather').waitFor();

  await host.page.getByRole('button', { name: 'Begin the game' }).click();
  for (const { page } of [host, guest, watcher]) await page.locator('.bar').waitFor();
  await picture(host.page, 'online-table-en-desk');
  await picture(guest.page, 'online-table-fr-phone');
  await answerFirst(host.page);
  await picture(host.page, 'online-waiting-en-desk');
  for (const guest_ of [host, guest, watcher]) {
    expect(guest_.troubles).toEqual([]);
    await guest_.leave();
  }
});
