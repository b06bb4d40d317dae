// Games at one device, by keyboard and by clicks, in both languages: both whole in the full run.
import { thinking } from '@oubliette/engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { nextScene, openTestServer, type TestServer } from './test-server.ts';
import { expectAnEnd } from './whole-games.ts';

const FULL = process.env.OUBLIETTE_FULL === '1';
/** The number of answers by keyboard in a short run. */
const FEW = 8;

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

it('Dungeonette in English, by keyboard alone: two people, two bots', async () => {
  const { page, troubles, leave } = await server.enter('en');
  const pick = thinking('keys');
  // From the top of the page to the button that opens the table, by keyboard.
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: /^Dungeonette/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^One screen/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: 'Who sits on seat C' }).selectOption('random');
  await page.getByRole('button', { name: 'Open the table' }).focus();
  await page.keyboard.press('Enter');

  let curtains = 0;
  let answers = 0;
  for (let scene = await nextScene(page); scene !== 'end' && (FULL || answers < FEW); scene = await nextScene(page)) {
    if (scene === 'curtain') {
      curtains++;
      // One key opens it: the button has the focus.
      await page.keyboard.press(curtains % 2 === 0 ? 'Enter' : 'Space');
      continue;
    }
    answers++;
    const options = page.getByRole('radio');
    const at = pick(await options.count()) + 1;
    await page.keyboard.type(String(at));
    expect(await options.nth(at - 1).getAttribute('aria-checked')).toBe('true');
    await page.keyboard.press('Enter');
  }
  // At least two orders and two blows in each round, for each of two people.
  expect(answers).toBeGreaterThan(FULL ? 16 : FEW - 1);
  expect(curtains).toBeGreaterThan(FULL ? 16 : 2);
  if (FULL) await expectAnEnd(page, 4);
  expect(troubles).toEqual([]);
  await leave();
});

it('Crypt Sale in French, by clicks alone: two people, two rounds', async () => {
  const { page, troubles, leave } = await server.enter('fr', 'phone');
  const pick = thinking('clicks');
  await page.getByRole('button', { name: /Vide-caveau/ }).click();
  await page.getByRole('button', { name: /^Même écran/ }).click();
  await page.getByRole('textbox', { name: 'Nom, place A' }).fill('Œdipe');
  await page.getByRole('button', { name: 'Moins : Manches' }).click();
  await page.getByRole('button', { name: 'Ouvrir la table' }).click();

  const held = new Set<string>();
  for (let scene = await nextScene(page); scene !== 'end'; scene = await nextScene(page)) {
    if (scene === 'curtain') {
      const button = page.getByRole('button', { name: /lever le rideau/ });
      held.add((await button.textContent()) ?? '');
      await button.click();
      continue;
    }
    const options = page.getByRole('radio');
    const option = options.nth(pick(await options.count()));
    // A single option is picked already; another click would play it.
    if ((await option.getAttribute('aria-checked')) === 'false') await option.click();
    await page.getByRole('button', { name: 'Confirmer' }).click();
  }
  const plainly = [...held].map((label) => label.replace(/[\u00a0\u202f]/g, ' '));
  expect(plainly.sort()).toEqual(['Je suis Baron Grognard : lever le rideau', 'Je suis Œdipe : lever le rideau']);
  await expectAnEnd(page, 2);
  // Every line of the score has an explanation.
  await page.locator('.score .why').first().click();
  await page.getByText('CS-END-2').first().waitFor();
  expect(troubles).toEqual([]);
  await leave();
});
