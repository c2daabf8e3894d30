import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { edit, type Json } from './realm-copy.ts';
import { signedIn } from './sessions.ts';
import { ask, at, expect, hydrated, open, test } from './support.ts';

const root = path.join(import.meta.dirname, '../..');

/** Runs the `realm` command against the database of the server under test. */
const realm = (...args: string[]) =>
  spawnSync(process.execPath, [path.join(root, 'scripts/realm.ts'), ...args], {
    cwd: root,
    encoding: 'utf8',
    env: {
      ...process.env,
      PLAYBILL_DATA: process.env['PLAYBILL_TEST_DATA'] ?? '.data/e2e',
      ...(process.env['TEST_DATABASE_URL'] && { DATABASE_URL: process.env['TEST_DATABASE_URL'] }),
    },
  });

test('a new realm is loaded with its theme while the server runs; only editors see why a later load was rejected @realm-01 @realm-03 @realm-04', async ({
  page,
  request,
}) => {
  const folder = path.join(mkdtempSync(path.join(os.tmpdir(), 'realm-')), 'night-owl');
  try {
    expect(realm('new', folder).stderr).toBe('');
    const theme = path.join(folder, 'theme.json');
    edit(theme, (document) => ({
      ...document,
      colors: { ...(document['colors'] as Json), brand: '#7a1f4d', onBrand: '#ffffff' },
    }));
    expect(realm('load', folder, '--moved').stdout).toContain(
      'The realm night-owl is loaded. It answers at http://night-owl.',
    );
    await signedIn(page, 'night-owl', { id: 'editor@playbill.test', secret: 'playbill-demo' });
    await open(page, at('night-owl'));
    await expect(page.getByRole('heading', { level: 1, name: 'The Salt Road' })).toBeVisible();
    expect(
      await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-brand')),
    ).toBe('#7a1f4d');

    const valid = readFileSync(theme, 'utf8');
    writeFileSync(theme, valid.replace('"muted"', '"mutde"'));
    const refused = realm('load', folder);
    expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining('error theme.json /colors/mutde:')]);
    await page.reload();
    await hydrated(page);
    const notice = page.getByRole('region', { name: 'The last update was rejected' });
    await expect(notice.getByRole('listitem')).toHaveCount(2);
    await expect(notice).toContainText('theme.json /colors/mutde');
    const guest = await ask(request, 'night-owl');
    expect([guest.status(), (await guest.text()).includes('mutde')]).toEqual([200, false]);

    await notice.getByRole('button', { name: 'Hide until the next update' }).click();
    await expect(notice).toHaveCount(0);
    const answered = page.waitForResponse(/v2\/last-load/);
    await page.reload();
    expect((await answered).status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: 'The Salt Road' })).toBeVisible();
    await expect(notice).toHaveCount(0);
  } finally {
    rmSync(path.dirname(folder), { recursive: true, force: true });
  }
});
