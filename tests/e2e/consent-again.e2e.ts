import type { APIRequestContext, Page } from '@playwright/test';
import { fillSignUp, newcomer as someone } from './newcomers.ts';
import { changing } from './scratch-realms.ts';
import { signedIn } from './sessions.ts';
import { at, expect, hydrated, open, port, test, viewer } from './support.ts';

const REALM = changing;
/** The demo account that has given no consent. */
const newcomer = { id: 'newcomer@playbill.test', secret: viewer.password };

test.describe.configure({ mode: 'serial' });

/** Publishes changed terms of use as the demo’s editor. */
async function rewriteTerms(request: APIRequestContext, text: string): Promise<void> {
  const studio = `http://127.0.0.1:${port}/api/v2/studio`;
  const headers = { host: `studio.localhost:${port}`, realm: REALM };
  const login = await request.post(`${studio}/login`, {
    headers,
    data: { id: 'editor@playbill.test', secret: viewer.password },
  });
  const { authorisationToken } = (await login.json()) as { authorisationToken: string };
  const asEditor = { ...headers, authorization: `Bearer ${authorisationToken}` };
  const address = `${studio}/documents/consent/terms`;
  type Version = { revision: number; source: string };
  const { draft, published } = (await (await request.get(address, { headers: asEditor })).json()) as {
    draft?: Version;
    published: Version;
  };
  const { terms, ...rest } = JSON.parse(published.source) as { terms: { fieldName: string }[] };
  const source = JSON.stringify({
    ...rest,
    terms: terms.map((term) => (term.fieldName === 'termsOfUse' ? { ...term, text } : term)),
  });
  const base = Math.max(draft?.revision ?? 0, published.revision);
  const saved = await request.put(`${address}/draft`, { headers: asEditor, data: { source, base } });
  const { revision } = (await saved.json()) as { revision: number };
  const done = await request.post(`${address}/publish`, { headers: asEditor, data: { base: revision } });
  expect(done.status(), await done.text()).toBe(200);
}

const modalOf = (page: Page) => page.getByRole('dialog', { name: 'Before you continue' });
const boxOf = (page: Page) => modalOf(page).getByRole('checkbox', { name: /^Terms of use/ });
const send = (page: Page) => modalOf(page).getByRole('button', { name: 'Agree and continue' }).click();

test('asks for consent again in every tab after the terms change, and rejects consent to an outdated version @acct-05', async ({
  page,
  context,
  request,
  quiet,
}) => {
  await signedIn(page, REALM, newcomer);
  await open(page, at(REALM, '/section/films'));
  await expect(modalOf(page)).toHaveAccessibleDescription('Review the following and choose what you agree to.');
  await boxOf(page).check();
  await send(page);
  await expect(modalOf(page)).toBeHidden();

  await rewriteTerms(request, 'No phones in the hall, please.');
  // The dialog must not interrupt the open page. It appears at a navigation after the browser has learned of the
  // change, at an undetermined time, so the test navigates until the dialog is shown.
  await expect(modalOf(page)).toBeHidden();
  await expect(async () => {
    const name = page.url().includes('search') ? 'Films' : 'Search';
    await page.getByRole('banner').getByRole('link', { name, exact: true }).first().click();
    await expect(modalOf(page)).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(modalOf(page)).toHaveAccessibleDescription(
    /^Changed since you agreed on \w+ \d+, \d{4}: Terms of use\. Please review it again\.$/,
  );
  await expect(modalOf(page)).toContainText('No phones in the hall');
  await expect(boxOf(page)).not.toBeChecked();
  const other = await context.newPage();
  await open(other, at(REALM, '/section/films'));
  await expect(modalOf(other)).toContainText('No phones in the hall');

  // Consent to a version that changed while it was displayed is rejected (409).
  await boxOf(page).check();
  await rewriteTerms(request, 'No phones, no popcorn.');
  await send(page);
  await expect(modalOf(page).getByRole('alert')).toHaveText('The terms have just changed. Please review them again.');
  await expect(modalOf(page)).toContainText('no popcorn');
  await expect(boxOf(page)).not.toBeChecked();
  // The browser console reports each failed response.
  expect(quiet.heard.splice(0)).toEqual([expect.stringContaining('status of 409')]);
  await boxOf(page).check();
  await send(page);
  await expect(modalOf(page)).toBeHidden();
  await other.evaluate(() => void window.dispatchEvent(new Event('focus')));
  await expect(modalOf(other)).toBeHidden();

  // The account page shows the accepted terms and lets the viewer change optional choices.
  await open(page, at(REALM, '/account/agreements'));
  await expect(page.getByRole('region', { name: 'Terms of use' })).toContainText('no popcorn');
  const letters = page.getByRole('checkbox', { name: 'Letters' });
  const isOn = await letters.isChecked();
  await letters.setChecked(!isOn);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Your choices have been saved.' })).toBeFocused();
  await page.reload();
  await hydrated(page);
  expect(await letters.isChecked()).toBe(!isOn);
});

test('shows the new terms when they change during sign-up, and keeps the input @acct-05 @form-06', async ({
  page,
  request,
  quiet,
}) => {
  await open(page, at(REALM, '/signup?from=%2Fsection%2Ffilms'));
  const email = someone();
  await fillSignUp(page, email);
  const box = page.getByRole('checkbox', { name: /^Terms of use/ });
  const submit = page.locator('form button[type="submit"]');
  await box.check();
  // The text differs at each repetition: an unchanged draft cannot be published.
  await rewriteTerms(request, `No phones, no sweets (${email}).`);
  await submit.click();
  await expect(page.getByRole('alert').filter({ hasText: 'The terms have just changed.' })).toBeVisible();
  expect(quiet.heard.splice(0)).toEqual([expect.stringContaining('status of 409')]);
  await expect(box).toHaveAccessibleDescription(/no sweets/);
  await expect(box).not.toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await box.check();
  await submit.click();
  await expect(page).toHaveURL(at(REALM, '/section/films'));
  await expect(modalOf(page)).toBeHidden();
});
