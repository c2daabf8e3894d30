import { findBrowser } from '../browser.ts';
import { buildIfStale } from '../build.ts';
import { journeys, vitest } from './parts.ts';
import { summary } from './summary.ts';

// The tests that touch the database, on the PostgreSQL that TEST_DATABASE_URL names instead of the embedded one.
if (!process.env['TEST_DATABASE_URL']) {
  console.error(
    'TEST_DATABASE_URL is missing: name an empty PostgreSQL database, such as postgresql://postgres@127.0.0.1:5432/playbill.',
  );
  process.exit(1);
}
const browser = await findBrowser();
await buildIfStale();
const env = { PLAYBILL_BROWSER: browser.path, PLAYBILL_H264: browser.h264 ? '1' : '0' };
// Those whose outcome is the database's: the others have been on the embedded one, and time is short.
const stored =
  'account-security api captcha catalogue collections consent db device-codes documents favourites grid history identity impersonation jobs live load mailed-links news pages passkeys personal-data playback-sessions preferences profiles reviews search sessions sign-in sign-up studio watch-together watchlists'
    .split(' ')
    .map((folder) => `src/realm/${folder}/`);
const parts = [
  await vitest('server', 180, env, ['--maxWorkers=2', ...stored]),
  await journeys(120, env, ['--grep', '@auth-']),
];
console.log(summary(parts));
process.exit(parts.every(({ outcome }) => outcome.failed.length === 0) ? 0 : 1);
