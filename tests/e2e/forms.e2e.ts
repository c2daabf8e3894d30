import type { Browser, Locator, Page } from '@playwright/test';
import { forgetConsent } from '../support/behind-the-server.ts';
import { at, expect, hydrated, open, port, signIn, test, viewer } from './support.ts';

let count = 0;
/** Somebody who has no account yet. */
const newcomer = () => `journey-${Date.now().toString(36)}-${process.pid}-${++count}@playbill.test`;

const PASSWORD = 'a long password';

async function fillSignUp(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Nina Newcomer');
  await page.getByRole('textbox', { name: 'E-mail address' }).fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
  await page.getByRole('textbox', { name: 'Password once more' }).fill(PASSWORD);
}

/** A page of a browser that runs no scripts. */
async function withoutScripts(browser: Browser, go: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'en-US' });
  try {
    await go(await context.newPage());
  } finally {
    await context.close();
  }
}

const isSignedIn = async (page: Page) =>
  (await page.context().cookies()).some(({ name }) => name === 'playbill-signed-in');

/** Signs somebody up by a plain post, and leads on to `path`. */
async function signUpPlainly(page: Page, path: string): Promise<string> {
  const email = newcomer();
  await page.goto(at('apex', `/signup?from=${encodeURIComponent(path)}`));
  await fillSignUp(page, email);
  await page.getByRole('checkbox', { name: /^Terms of use/ }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  return email;
}

test.describe('sign-up', () => {
  test('asks for what it needs, agrees to the terms and leads on @acct-05 @form-06', async ({ page }) => {
    await open(page, at('apex', '/signup?from=%2Fsection%2Frules'));
    const create = page.getByRole('button', { name: 'Create account' });
    await expect(create).toHaveAttribute('aria-disabled', 'true');
    await expect(create).toHaveAccessibleDescription('Tick the boxes marked as required to go on.');
    await expect(page.getByRole('checkbox', { name: 'Fight alerts' })).toBeChecked();
    await page.getByRole('checkbox', { name: /^Terms of use/ }).check();
    await expect(create).toHaveAttribute('aria-disabled', 'false');

    await fillSignUp(page, 'nobody');
    await page.getByRole('textbox', { name: 'Password once more' }).fill('another password');
    await create.click();
    const email = page.getByRole('textbox', { name: 'E-mail address' });
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription('Enter an e-mail address such as name@example.com.');
    await expect(page.getByText('The two passwords are not the same.')).toBeVisible();

    await fillSignUp(page, newcomer());
    await page.getByRole('textbox', { name: 'Password once more' }).press('Enter');
    await expect(page).toHaveURL(at('apex', '/section/rules'));
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('says at the e-mail address that it has an account @acct-05 @form-06', async ({ page, quiet }) => {
    await open(page, at('apex', '/signup'));
    await fillSignUp(page, viewer.email);
    await page.getByRole('checkbox', { name: /^Terms of use/ }).check();
    await page.getByRole('button', { name: 'Create account' }).click();
    const email = page.getByRole('textbox', { name: 'E-mail address' });
    await expect(email).toHaveAccessibleDescription(/There is an account with this e-mail address already/);
    await expect(email).toBeFocused();
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Nina Newcomer');
    expect(quiet.heard).toHaveLength(1);
    quiet.heard.length = 0;
  });

  test('works without scripts: mistakes at their fields, nothing typed is lost but passwords @page-12 @acct-05 @form-06', async ({
    browser,
  }) => {
    await withoutScripts(browser, async (page) => {
      await page.goto(at('apex', '/signup?from=%2Fsection%2Frules'));
      await fillSignUp(page, 'nobody');
      await page.getByRole('textbox', { name: 'Month' }).fill('2');
      await page.getByRole('textbox', { name: 'Day' }).fill('30');
      await page.getByRole('textbox', { name: 'Year' }).fill('1999');
      await page.getByRole('checkbox', { name: 'Fight alerts' }).uncheck();
      const answer = page.waitForResponse((response) => response.request().method() === 'POST');
      await page.getByRole('button', { name: 'Create account' }).click();
      expect((await answer).status()).toBe(422);
      expect((await answer).headers()['cache-control']).toBe('private, no-store');

      await expect(page.getByRole('alert')).toHaveText('Check: E-mail address, Date of birth, Terms of use.');
      const email = page.getByRole('textbox', { name: 'E-mail address' });
      await expect(email).toHaveValue('nobody');
      await expect(email).toHaveAccessibleDescription('Enter an e-mail address such as name@example.com.');
      await expect(page.getByText('Enter a whole date that exists')).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Day' })).toHaveValue('30');
      await expect(page.getByRole('textbox', { name: 'Password', exact: true })).toHaveValue('');
      await expect(page.getByRole('checkbox', { name: /^Terms of use/ })).toHaveAccessibleDescription(
        /Tick this box to go on\./,
      );
      await expect(page.getByRole('checkbox', { name: 'Fight alerts' })).not.toBeChecked();

      await fillSignUp(page, newcomer());
      await page.getByRole('textbox', { name: 'Day' }).fill('28');
      await page.getByRole('checkbox', { name: /^Terms of use/ }).check();
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect(page).toHaveURL(at('apex', '/section/rules'));
      expect(await isSignedIn(page)).toBe(true);
    });
  });
});

test.describe('sign-in without scripts', () => {
  test('a wrong pair is said once, the right one leads on @page-12 @auth-02', async ({ browser }) => {
    await withoutScripts(browser, async (page) => {
      await page.goto(at('apex', '/login?from=%2Fsection%2Frules'));
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByRole('alert')).toHaveText('Enter your e-mail address and password.');
      await page.locator('input[name="id"]').fill(viewer.email);
      await page.locator('input[name="secret"]').fill('not the password');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByRole('alert')).toHaveText(
        'The e-mail address or the password is wrong. Check both and try again.',
      );
      await expect(page.locator('input[name="id"]')).toHaveValue(viewer.email);
      await expect(page.locator('input[name="secret"]')).toHaveValue('');
      await signIn(page);
      await expect(page).toHaveURL(at('apex', '/section/rules'));
      expect(await isSignedIn(page)).toBe(true);

      await page.goto(at('apex', '/logout'));
      await page.getByRole('button', { name: 'Sign out' }).last().click();
      await expect(page).toHaveURL(at('apex', '/'));
      expect(await isSignedIn(page)).toBe(false);
    });
  });

  test('leads nowhere else than on this site @page-12 @auth-02', async ({ browser }) => {
    await withoutScripts(browser, async (page) => {
      await page.goto(at('apex', '/login?from=https%3A%2F%2Fevil.example%2F'));
      await signIn(page);
      await expect(page).toHaveURL(at('apex', '/'));
    });
  });
});

test('a form that another site sends is not taken, nor one without end @page-12', async ({ request }) => {
  const post = (headers: Record<string, string>, data = 'id=a&secret=b') =>
    request.post(`http://127.0.0.1:${port}/login`, {
      headers: { host: `apex.localhost:${port}`, 'content-type': 'application/x-www-form-urlencoded', ...headers },
      data,
    });
  expect((await post({ origin: 'https://evil.example' })).status()).toBe(403);
  expect((await post({ 'sec-fetch-site': 'cross-site', origin: at('apex', '') })).status()).toBe(403);
  expect((await post({})).status()).toBe(403);
  expect((await post({ origin: at('apex', '') })).status()).toBe(422);
  expect((await post({ origin: at('apex', ''), 'content-type': 'text/plain' })).status()).toBe(415);
  expect((await post({ origin: at('apex', '') }, `id=${'x'.repeat(70_000)}`)).status()).toBe(413);
});

/** The demo's account that has agreed to nothing. */
const unasked = { email: 'newcomer@playbill.test', password: viewer.password };

test.describe('consent', () => {
  test.describe.configure({ mode: 'serial' });
  test.slow();
  test.beforeEach(() => forgetConsent(process.env['PLAYBILL_TEST_DATA'] ?? '.data/e2e', 'lumen', unasked.email));

  test('without scripts whoever has not agreed is asked on the way in @acct-05 @page-12', async ({ browser }) => {
    await withoutScripts(browser, async (page) => {
      await page.goto(at('lumen', '/login?from=%2Fsection%2Fabout'));
      await page.locator('input[name="id"]').fill(unasked.email);
      await page.locator('input[name="secret"]').fill(unasked.password);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page).toHaveURL(at('lumen', '/consent?from=%2Fsection%2Fabout'));
      await page.getByRole('button', { name: 'Agree and continue' }).click();
      await expect(page.getByRole('checkbox', { name: /^Terms of use/ })).toHaveAccessibleDescription(
        /Tick this box to go on\./,
      );
    });
  });

  test('a modal holds up whoever has not agreed, but lets the terms be read @acct-05', async ({ page }) => {
    await open(page, at('lumen', '/login'));
    await page.locator('input[name="id"]').fill(unasked.email);
    await page.locator('input[name="secret"]').fill(unasked.password);
    await page.locator('input[name="secret"]').press('Enter');
    const modal = page.getByRole('dialog', { name: 'Before you go on' });
    await expect(modal).toBeVisible();
    await expect(modal).toHaveAccessibleDescription('Please read this and tell us what you agree to.');
    await page.keyboard.press('Escape');
    await expect(modal).toBeVisible();
    const agree = modal.getByRole('button', { name: 'Agree and continue' });
    await expect(agree).toHaveAttribute('aria-disabled', 'true');

    await modal.getByRole('link', { name: 'how the house works' }).click();
    await expect(page).toHaveURL(at('lumen', '/section/about'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(modal).toBeHidden();
    await page.goBack();
    await expect(modal).toBeVisible();

    await modal.getByRole('checkbox', { name: /^Terms of use/ }).check();
    await agree.click();
    await expect(modal).toBeHidden();
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
    await expect(modal).toBeHidden();
  });
});

/** What is typed into the address form of a country, by the names that its people know. */
interface Journey {
  country: string;
  fields: [name: string, value: string][];
  /** A value that is wrong there, and what is said about it. */
  wrong: [name: string, value: string, words: string];
}
/** Fields where one chooses. */
const lists = new Set(['State', 'Prefecture']);
const journeys: Journey[] = [
  {
    country: 'Brazil',
    fields: [
      ['Street address', 'Avenida Paulista 1000'],
      ['Apartment, floor or building (optional)', 'ap 12'],
      ['City', 'São Paulo'],
      ['State', 'São Paulo'],
      ['CEP (postal code)', '01310-100'],
      ['CPF (tax number)', '52998224725'],
    ],
    wrong: ['CPF (tax number)', '52998224726', 'This is no valid tax number. Check its digits.'],
  },
  {
    country: 'United States',
    fields: [
      ['Street address', '1 Main Street'],
      ['Apartment, floor or building (optional)', ''],
      ['City', 'Austin'],
      ['State', 'Texas'],
      ['ZIP code', '78701'],
    ],
    wrong: ['ZIP code', '787', 'This is no postal code of that country.'],
  },
  {
    country: 'United Kingdom',
    fields: [
      ['Street address', '10 Downing Street'],
      ['Apartment, floor or building (optional)', ''],
      ['Town or city', 'London'],
      ['Postcode', 'SW1A 2AA'],
    ],
    wrong: ['Postcode', '12345', 'This is no postal code of that country.'],
  },
  {
    country: 'Japan',
    fields: [
      ['Postal code', '100-0001'],
      ['Prefecture', 'Tokyo'],
      ['City, ward or town', 'Chiyoda-ku'],
      ['Street address', '1-1 Chiyoda'],
      ['Apartment, floor or building (optional)', ''],
    ],
    wrong: ['Postal code', '1000', 'This is no postal code of that country.'],
  },
  {
    country: 'Saudi Arabia',
    fields: [
      ['Street address', 'King Fahd Road 12'],
      ['Apartment, floor or building (optional)', ''],
      ['City', 'Riyadh'],
      ['Postal code', '12271'],
    ],
    wrong: ['Postal code', '1', 'This is no postal code of that country.'],
  },
];

/** Chooses from a list by its first letter, again and again. Typing more would depend on how fast the machine is. */
async function chooseByKeys(page: Page, list: Locator, choice: string): Promise<void> {
  const chosen = list.locator('option:checked');
  for (let steps = 0; steps < 40 && (await chosen.textContent()) !== choice; steps++)
    await page.keyboard.press(choice.charAt(0).toLowerCase());
  await expect(chosen).toHaveText(choice);
}

const control = (page: Page, name: string) =>
  page.getByRole('textbox', { name, exact: true }).or(page.getByRole('combobox', { name, exact: true }));

test.describe('the address form', () => {
  // Sign-up before each, and up to five pages: a shared machine takes its time.
  test.slow();
  for (const { country, fields, wrong } of journeys) {
    test(`in ${country} is filled with the keyboard alone @form-02 @form-05 @form-06`, async ({ page }) => {
      await page.goto(at('apex', '/signup?from=%2Faccount'));
      await hydrated(page);
      await fillSignUp(page, newcomer());
      await page.getByRole('checkbox', { name: /^Terms of use/ }).check();
      await page.getByRole('textbox', { name: 'Password once more' }).press('Enter');
      await expect(page).toHaveURL(at('apex', '/account'));

      const choose = page.getByRole('combobox', { name: 'Country' });
      await choose.focus();
      await chooseByKeys(page, choose, country);
      const [[first]] = fields as [[string, string]];
      await expect(page.getByRole('group', { name: 'Billing address' })).toBeVisible();
      await expect(control(page, first)).toBeVisible();

      // One after the other, each by its name: the keyboard meets them in the order that people there know.
      const [wrongName, wrongValue, words] = wrong;
      for (const [name, value] of fields) {
        await page.keyboard.press('Tab');
        await expect(control(page, name)).toBeFocused();
        const typed = name === wrongName ? wrongValue : value;
        if (lists.has(name)) await chooseByKeys(page, control(page, name), typed);
        else await page.keyboard.type(typed);
      }
      await page.keyboard.press('Enter');
      await expect(control(page, wrongName)).toBeFocused();
      await expect(control(page, wrongName)).toHaveAccessibleDescription(words);
      await expect(control(page, wrongName)).toHaveAttribute('aria-invalid', 'true');

      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(fields.find(([name]) => name === wrongName)?.[1] ?? '');
      await expect(control(page, wrongName)).toHaveAttribute('aria-invalid', 'false');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('status').filter({ hasText: 'Your details are saved.' })).toBeFocused();

      await page.reload();
      await hydrated(page);
      await expect(choose.locator('option:checked')).toHaveText(country);
      for (const [name, value] of fields) {
        const field = control(page, name);
        const shown = await field.evaluate((node) =>
          node instanceof HTMLSelectElement ? node.selectedOptions[0]?.textContent : (node as HTMLInputElement).value,
        );
        expect(shown?.replace(/[.-]/g, ''), name).toBe(value.replace(/[.-]/g, ''));
      }
    });

    test(`in ${country} works without scripts @form-02 @page-12`, async ({ browser }) => {
      await withoutScripts(browser, async (page) => {
        await signUpPlainly(page, '/account');
        await expect(page).toHaveURL(at('apex', '/account'));
        await page.getByRole('combobox', { name: 'Country' }).selectOption({ label: country });
        await page.getByRole('button', { name: 'Update country' }).click();
        const [wrongName, wrongValue, words] = wrong;
        const fill = (name: string, value: string) =>
          lists.has(name) ? control(page, name).selectOption({ label: value }) : control(page, name).fill(value);
        for (const [name, value] of fields) await fill(name, name === wrongName ? wrongValue : value);
        await page.getByRole('button', { name: 'Save' }).click();
        await expect(control(page, wrongName)).toHaveAccessibleDescription(words);
        await expect(page.getByRole('alert')).toHaveText(`Check: ${wrongName}.`);
        for (const [name, value] of fields)
          if (name !== wrongName && !lists.has(name)) await expect(control(page, name)).toHaveValue(value);

        await fill(wrongName, fields.find(([name]) => name === wrongName)?.[1] ?? '');
        await page.getByRole('button', { name: 'Save' }).click();
        await expect(page.getByText('Your details are saved.')).toBeVisible();
        await expect(page.getByRole('combobox', { name: 'Country' }).locator('option:checked')).toHaveText(country);
      });
    });
  }

  test('is for those who are signed in: others sign in first @page-12', async ({ page }) => {
    await open(page, at('apex', '/account'));
    await expect(page).toHaveURL(at('apex', '/login?from=%2Faccount'));
    await signIn(page);
    await expect(page.getByRole('heading', { name: 'Account', level: 1 })).toBeVisible();
    await expect(page.getByText(`You are signed in as ${viewer.email}.`)).toBeVisible();
  });
});

test.describe('search', () => {
  test('finds while one types, keeps the box and its focus @page-12', async ({ page }) => {
    await open(page, at('lumen', '/search'));
    await expect(page.getByRole('heading', { name: 'Start with these' })).toBeVisible();
    const box = page.getByRole('searchbox');
    await box.fill('orchard');
    await expect(page).toHaveURL(at('lumen', '/search?query=orchard'));
    await expect(page.locator('[data-card]').first()).toContainText('The Glass Orchard');
    await expect(page.getByRole('heading', { name: 'Results for “orchard”' })).toBeVisible();
    await expect(box).toBeFocused();
    await box.fill('nothing is called this');
    await expect(page.getByText('Nothing found for “nothing is called this”')).toBeVisible();
    await expect(page.locator('[data-card]')).toHaveCount(0);
  });

  test('is a plain form without scripts @page-12', async ({ browser }) => {
    await withoutScripts(browser, async (page) => {
      await page.goto(at('lumen', '/search'));
      await page.getByRole('searchbox').fill('ORCHÁRD');
      await page.getByRole('searchbox').press('Enter');
      await expect(page).toHaveURL(/\/search\?query=ORCH%C3%81RD$/);
      await expect(page.getByRole('searchbox')).toHaveValue('ORCHÁRD');
      await expect(page.locator('[data-card]').first()).toContainText('The Glass Orchard');
    });
  });
});

test('a guest’s pages stay the same for everybody, personal ones are kept by nobody @page-12', async ({ request }) => {
  const caching = async (path: string) =>
    (
      await request.get(`http://127.0.0.1:${port}${path}`, {
        headers: { host: `apex.localhost:${port}` },
        maxRedirects: 0,
      })
    ).headers()['cache-control'];
  expect(await caching('/search?query=apex')).toContain('public');
  for (const path of ['/account', '/consent', '/login', '/signup'])
    expect(await caching(path)).toBe('private, no-store');
});
