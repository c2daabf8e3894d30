import { rmSync } from 'node:fs';
import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { fillSignUp, newcomer as someone, withoutScripts } from './newcomers.ts';
import { copyRealm, edit, load } from './realm-copy.ts';
import { at, expect, hydrated, open, test, viewer } from './support.ts';

const REALM = 'chapter';
/** The demo's account that has agreed to nothing. */
const newcomer = { email: 'newcomer@playbill.test', password: viewer.password };
const newWords = 'No phones in the hall, please.';

let folder: string;
test.describe.configure({ mode: 'serial' });
test.slow();
test.beforeAll(() => {
  test.setTimeout(180_000);
  folder = copyRealm(REALM, 'Chapter House');
  // Who signs up is in at once, and the terms are asked for then.
  edit(path.join(folder, 'realm.json'), (settings) => ({ ...settings, selfRegistration: { allowed: true } }));
  publish();
});
test.afterAll(() => rmSync(path.dirname(folder), { recursive: true }));

/** Puts the realm's folder on the air beside the running server. */
function publish(): void {
  const { status, stderr } = load(folder);
  expect(status, stderr).toBe(0);
}

/** Has an editor write other words into a term. */
function rewrite(fieldName: string, text: string): void {
  edit(path.join(folder, 'consent/terms.json'), ({ terms, ...rest }) => ({
    ...rest,
    terms: (terms as { fieldName: string }[]).map((term) => (term.fieldName === fieldName ? { ...term, text } : term)),
  }));
  publish();
}

async function enter(page: Page, { email, password }: typeof newcomer): Promise<void> {
  await page.locator('input[name="id"]').fill(email);
  await page.locator('input[name="secret"]').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

const modalOf = (page: Page) => page.getByRole('dialog', { name: 'Before you go on' });
const agree = async (page: Page) => {
  await modalOf(page)
    .getByRole('checkbox', { name: /^Terms of use/ })
    .check();
  await modalOf(page).getByRole('button', { name: 'Agree and continue' }).click();
  await expect(modalOf(page)).toBeHidden();
};

test('whoever has agreed is asked again when the words change, on the next page, with the reason; the answer counts in every tab and the old one is kept @acct-05', async ({
  page,
  context,
}) => {
  await open(page, at(REALM, '/login?from=%2Fsection%2Ffilms'));
  await enter(page, newcomer);
  await expect(modalOf(page)).toHaveAccessibleDescription('Please read this and tell us what you agree to.');
  await agree(page);
  const other = await context.newPage();
  await open(other, at(REALM, '/section/films'));
  await expect(other.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await expect(modalOf(other)).toBeHidden();

  rewrite('termsOfUse', newWords);
  // It stays out of the page that is being looked at; how soon the browser hears of the change is not ours to say.
  await expect(modalOf(page)).toBeHidden();
  await expect(async () => {
    const name = page.url().includes('search') ? 'Films' : 'Search';
    await page.getByRole('banner').getByRole('link', { name, exact: true }).first().click();
    await expect(modalOf(page)).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(modalOf(page)).toHaveAccessibleDescription(
    /^Changed since you agreed on \w+ \d+, \d{4}: Terms of use\. Please read it again\.$/,
  );
  await expect(modalOf(page)).toContainText(newWords);
  await expect(modalOf(page).getByRole('checkbox', { name: /^Terms of use/ })).not.toBeChecked();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await other.reload();
  await hydrated(other);
  await expect(modalOf(other)).toContainText(newWords);

  await agree(page);
  await other.evaluate(() => void window.dispatchEvent(new Event('focus')));
  await expect(modalOf(other)).toBeHidden();
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await expect(modalOf(page)).toBeHidden();

  const kept = await page.evaluate(async (realm) => {
    const answer = await fetch('/api/v2/user/export', { headers: { realm, 'x-playbill-session': 'cookie' } });
    const { tables } = (await answer.json()) as {
      tables: { consent_answers: { field_name: string; term: { text: string } }[] };
    };
    return tables.consent_answers
      .filter(({ field_name }) => field_name === 'termsOfUse')
      .map(({ term }) => term.text === 'No phones in the hall, please.');
  }, REALM);
  expect(kept.toSorted()).toEqual([false, true]);
});

test('without scripts the page of the terms says why one is asked again @acct-05 @page-12', async ({ browser }) => {
  rewrite('termsOfUse', 'No phones and no cameras in the hall, please.');
  await withoutScripts(browser, async (page) => {
    await page.goto(at(REALM, '/login?from=%2Fsection%2Ffilms'));
    await enter(page, newcomer);
    await expect(page).toHaveURL(at(REALM, '/consent?from=%2Fsection%2Ffilms'));
    await expect(page.getByText(/^Changed since you agreed on .*: Terms of use\./)).toBeVisible();
    await page.getByRole('checkbox', { name: /^Terms of use/ }).check();
    await page.getByRole('button', { name: 'Agree and continue' }).click();
    await expect(page).toHaveURL(at(REALM, '/section/films'));
  });
});

test('terms that change while they are read are not agreed to unread: the new ones are shown @acct-05', async ({
  page,
  quiet,
}) => {
  rewrite('termsOfUse', 'No phones, no cameras, no crisps.');
  await open(page, at(REALM, '/login?from=%2Fsection%2Ffilms'));
  await enter(page, newcomer);
  await expect(modalOf(page)).toContainText('no crisps');
  await modalOf(page)
    .getByRole('checkbox', { name: /^Terms of use/ })
    .check();
  rewrite('termsOfUse', 'No phones, no cameras, no popcorn.');
  await modalOf(page).getByRole('button', { name: 'Agree and continue' }).click();
  await expect(modalOf(page).getByRole('alert')).toHaveText('The terms have just changed. Please read them again.');
  await expect(modalOf(page)).toContainText('no popcorn');
  await expect(modalOf(page).getByRole('checkbox', { name: /^Terms of use/ })).not.toBeChecked();
  // The browser tells of each answer that is no success.
  expect(quiet.heard.splice(0)).toEqual([expect.stringContaining('status of 409')]);
  await agree(page);
});

test('nor by whoever signs up: what was typed stays, and the box is beside the new words @acct-05 @form-06', async ({
  page,
  quiet,
}) => {
  await open(page, at(REALM, '/signup?from=%2Fsection%2Ffilms'));
  const email = someone();
  await fillSignUp(page, email);
  const box = page.getByRole('checkbox', { name: /^Terms of use/ });
  const send = page.locator('form button[type="submit"]');
  await box.check();
  rewrite('termsOfUse', 'No phones, no cameras, no sweets.');
  await send.click();
  await expect(page.getByRole('alert').filter({ hasText: 'The terms have just changed.' })).toBeVisible();
  expect(quiet.heard.splice(0)).toEqual([expect.stringContaining('status of 409')]);
  await expect(box).toHaveAccessibleDescription(/no sweets/);
  await expect(box).not.toBeChecked();
  await expect(page.getByRole('textbox', { name: 'E-mail address' })).toHaveValue(email);
  await box.check();
  await send.click();
  await expect(page).toHaveURL(at(REALM, '/section/films'));
  await expect(modalOf(page)).toBeHidden();
});

test('a viewer sees what was agreed to and when, and changes choices one can change; a failure loses nothing @acct-05', async ({
  page,
  quiet,
  browser,
}) => {
  await open(page, at(REALM, '/login?from=%2Faccount'));
  await enter(page, viewer);
  // The demo's viewer has agreed to words of long ago.
  await agree(page);
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Agreements' }).click();
  await expect(page).toHaveURL(at(REALM, '/account/agreements'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Agreements');
  const terms = page.getByRole('region', { name: 'Terms of use' });
  await expect(terms).toContainText('no sweets');
  await expect(terms).toContainText(/Agreed on \w+ \d+, \d{4}/);
  const letters = page.getByRole('checkbox', { name: 'Letters' });
  await expect(page.getByRole('checkbox')).toHaveCount(1);
  const isOn = await letters.isChecked();

  await page.route('**/api/v2/consent-prompt/answers', (route) => route.abort());
  await letters.setChecked(!isOn);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  expect(await letters.isChecked()).toBe(!isOn);
  expect(quiet.heard.splice(0)).toEqual([expect.stringContaining('net::ERR_FAILED')]);
  await page.unroute('**/api/v2/consent-prompt/answers');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Your answers are saved.' })).toBeFocused();
  await page.reload();
  await hydrated(page);
  expect(await letters.isChecked()).toBe(!isOn);
  await letters.setChecked(true);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Your answers are saved.' })).toBeFocused();

  // A yes to other words is none, nobody is held up by that, and here it says so.
  rewrite('news', 'Send me a letter every day.');
  await page.reload();
  await hydrated(page);
  await expect(
    page.getByText(/^Changed since you agreed on .*, so that your answer does not count.*: Letters\.$/),
  ).toBeVisible();
  await expect(modalOf(page)).toBeHidden();
  for (const width of [320, 390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }

  await withoutScripts(browser, async (plain) => {
    await plain.context().addCookies(await page.context().cookies());
    await plain.goto(at(REALM, '/account/agreements'));
    await plain.getByRole('checkbox', { name: 'Letters' }).uncheck();
    await plain.getByRole('button', { name: 'Save' }).click();
    await expect(plain).toHaveURL(at(REALM, '/account/agreements?saved=1'));
    await expect(plain.getByText('Your answers are saved.')).toBeVisible();
    await expect(plain.getByRole('checkbox', { name: 'Letters' })).not.toBeChecked();
  });
});
