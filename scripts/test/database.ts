import { findBrowser } from '../browser.ts';
import { buildIfStale } from '../build.ts';
import { journeys, vitest } from './parts.ts';
import { summary } from './summary.ts';

// Runs the database tests on the external PostgreSQL server in TEST_DATABASE_URL instead of the embedded database.
if (!process.env['TEST_DATABASE_URL']) {
  console.error(
    'TEST_DATABASE_URL is missing: name an empty PostgreSQL database, such as postgresql://postgres@127.0.0.1:5432/playbill.',
  );
  process.exit(1);
}
const browser = await findBrowser();
await buildIfStale();
const env = { PLAYBILL_BROWSER: browser.path, PLAYBILL_H264: browser.h264 ? '1' : '0' };
// Folders whose tests depend on the database. The other tests have already run with the embedded database, so they are
// not repeated.
const stored = Object.entries({
  app: 'api',
  platform: 'db jobs',
  definitions: 'documents',
  identity:
    'account-security address answers captcha consent device-codes email-links identity impersonation mail passkeys personal-data preferences profiles sessions sign-in sign-up',
  commerce: 'billing checkout payments staff subscriptions',
  catalogue: 'catalogue collections grid live news search',
  viewing: 'favourites history playback-sessions reviews watch-together watchlists',
  site: 'pages',
  authoring: 'load studio',
}).flatMap(([district, folders]) => folders.split(' ').map((folder) => `src/server/${district}/${folder}/`));
const parts = [
  // The adapters of payment providers have no database.
  await vitest('server', 180, env, [
    '--maxWorkers=2',
    '--exclude=src/server/commerce/payments/providers/**',
    ...stored,
  ]),
  await journeys(120, env, ['--grep', '@auth-']),
];
console.log(summary(parts));
process.exit(parts.every(({ outcome }) => outcome.failed.length === 0) ? 0 : 1);
