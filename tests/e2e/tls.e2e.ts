import type { Page } from '@playwright/test';
import { noProxy, noProxyReason } from '../support/tls-proxy.ts';
import { type Production, startProduction } from '../support/production.ts';
import { fillSignUp, newcomer, password } from './newcomers.ts';
import { expect, hydrated, noH264, row, test } from './support.ts';
import { drawn, field, preview } from './studio-support.ts';

// A production server behind nginx with the configuration that operators get; one instance for this file.
test.describe.configure({ mode: 'default' });
test.use({ ignoreHTTPSErrors: true });
test.skip(noProxy, noProxyReason);

const editor = { email: 'first.editor@playbill.test', password: 'a long password of the first' };
let production: Production;
test.beforeAll(async () => {
  if (!noProxy) production = await startProduction(editor);
});
test.afterAll(() => production?.stop());

/** Records requests over plain HTTP; there must be none. */
function plainRequests(page: Page): string[] {
  const plain: string[] = [];
  page.on('request', (request) => {
    if (!/^(https|blob|data):/.test(request.url())) plain.push(request.url());
  });
  return plain;
}

/** Token cookies, and whether each is Secure and HttpOnly. */
const tokenCookies = async (page: Page) =>
  (await page.context().cookies())
    .filter(({ name }) => /access|refresh/.test(name))
    .map(({ name, domain, secure, httpOnly }) => `${domain} ${name} ${secure && httpOnly}`)
    .sort();

/** Origins of all addresses in the page’s metadata: canonical, hreflang, Open Graph, JSON-LD. */
const addressesOf = (page: Page) =>
  page.evaluate(() => {
    const said = [
      ...document.querySelectorAll('link[rel=canonical], link[rel=alternate][hreflang], meta[property="og:url"]'),
    ];
    const data = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      ({ textContent }) => textContent,
    );
    return [
      ...said.map((element) => element.getAttribute('href') ?? element.getAttribute('content') ?? ''),
      ...data.flatMap((text) => text.match(/https?:\/\/[^"/]+/g)?.filter((one) => !one.endsWith('schema.org')) ?? []),
    ].map((address) => new URL(address).origin);
  });

test('behind an HTTPS proxy a guest browses, signs up and in, and a video plays @door-17', async ({ page }) => {
  const plain = plainRequests(page);
  const origin = production.at('apex', '');
  const answer = await page.goto(production.at('apex'));
  await hydrated(page);
  expect(answer?.headers()).toMatchObject({
    'strict-transport-security': 'max-age=31536000',
    'content-security-policy': expect.stringMatching(/frame-src 'self'(;|$)/),
  });
  expect([...new Set(await addressesOf(page))]).toEqual([origin]);
  expect((await production.ask('apex.localhost', '/robots.txt')).text).toContain(`Sitemap: ${origin}/sitemap.xml`);

  const email = newcomer();
  await page.goto(production.at('apex', '/signup'));
  await hydrated(page);
  await fillSignUp(page, email);
  await page.getByRole('checkbox', { name: /^Terms of use/ }).check();
  // Wait for the response to the personal row. If the request ran during sign-out, the server would refuse it and the
  // console would report an error.
  const personalRow = page.waitForResponse('**/bucket/continue?*');
  await page.getByRole('button', { name: 'Create account' }).click();
  await personalRow;
  await page.getByRole('button', { name: 'Sign out' }).click();
  // The sign-up page also has a “Sign in” link, so check the address first.
  await expect(page).toHaveURL(`${origin}/`);
  await expect(page.getByRole('link', { name: 'Sign in', exact: true })).toBeVisible();

  await page.goto(production.at('apex', '/login'));
  await hydrated(page);
  await page.locator('input[name="id"]').fill(email);
  await page.locator('input[name="secret"]').fill(password);
  await page.locator('form button[type="submit"]').click();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  expect(await tokenCookies(page)).toEqual([
    'apex.localhost __Host-playbill-access true',
    'apex.localhost __Host-playbill-refresh true',
  ]);

  const card = row(page, 'free').locator('a[data-card][href^="/video/"]', { hasNotText: 'Purchase' }).first();
  await card.scrollIntoViewIfNeeded();
  await card.click();
  await expect(page).toHaveURL(new RegExp(`^${origin}/video/\\d+/`));
  const film = page.locator('[data-player] video');
  await expect(film).toBeVisible();
  if (!noH264)
    await expect.poll(() => film.evaluate((element) => (element as HTMLVideoElement).currentTime)).toBeGreaterThan(0.5);
  expect(plain).toEqual([]);
});

test('the studio in production lists no realms to guests; an editor enters a realm’s name once and works until sign-out @door-14 @door-17', async ({
  page,
}) => {
  const plain = plainRequests(page);
  const { text } = await production.ask('studio.localhost', '/studio.json');
  expect(JSON.parse(text)).toEqual({ realms: [], isComplete: false });
  const answer = await page.goto(production.at('studio'));
  const policy = answer?.headers()['content-security-policy'];
  expect(policy).toContain("frame-src 'none';");
  expect(policy).not.toMatch(/apex|lumen/);

  const name = page.getByLabel('Name of the realm');
  await name.fill('nobody');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('There is no realm “nobody” here. Check how its name is written.');
  await expect(name).toHaveValue('nobody');
  await name.fill(' apex ');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to Apex');
  const realm = page.getByRole('combobox', { name: 'Realm' });
  await expect(realm.getByRole('option')).toHaveText(['Apex', 'Another realm …']);

  await page.getByLabel('Email').fill(editor.email);
  await page.getByLabel('Password').fill(editor.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await drawn(page);
  expect(await tokenCookies(page)).toEqual([
    'studio.localhost __Host-playbill-access-apex true',
    'studio.localhost __Host-playbill-refresh-apex true',
  ]);
  const known = await page.goto(production.at('studio', '/?realm=apex&kind=page&name=home'));
  expect(known?.headers()['content-security-policy']).toContain(`frame-src ${production.at('apex', '')};`);
  expect(known?.headers()['strict-transport-security']).toBe('max-age=31536000');
  await drawn(page);
  await expect(page.locator('iframe').first()).toHaveAttribute(
    'src',
    new RegExp(`^${production.at('apex', '/_admin/')}`),
  );
  await expect(preview(page).getByRole('heading', { level: 1 })).toBeVisible();
  await field(page).press('ControlOrMeta+End');
  await page.keyboard.type('x');
  await expect(page.getByText('No problems')).toBeHidden();

  page.on('dialog', (leaving) => void leaving.accept());
  await page.goto(production.at('studio'));
  await expect(page).toHaveURL(production.at('studio', '/?realm=apex'));

  await realm.selectOption('Another realm …');
  await expect(name).toBeVisible();
  // Wait for the list: signing out before it has loaded would cause a refused call in the console.
  const listed = page.waitForResponse('**/api/v2/studio/documents');
  await page.goBack();
  await listed;
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to Apex');
  await page.goto(production.at('studio'));
  await expect(name).toBeVisible();
  expect(plain).toEqual([]);
});

test('rejects an unknown host name and ignores forwarded headers from untrusted clients @door-17', async () => {
  await expect(production.ask('nobody.example', '/')).rejects.toThrow(/unrecognized.name/i);
  const said = {
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'http',
    'x-forwarded-port': '9',
    forwarded: 'host=evil.example;proto=http',
  };
  const { status, text } = await production.ask('apex.localhost', '/', said);
  expect(status).toBe(200);
  expect(text).toContain(`<link rel="canonical" href="${production.at('apex')}"`);
  expect(text).not.toContain('evil.example');
});
