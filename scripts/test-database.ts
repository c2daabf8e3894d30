import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findBrowser } from './browser.ts';
import { buildIfStale } from './build.ts';

// The tests that touch the database, on the PostgreSQL that TEST_DATABASE_URL names instead of the embedded one.
if (!process.env['TEST_DATABASE_URL']) {
  console.error(
    'TEST_DATABASE_URL is missing: name an empty PostgreSQL database, such as postgresql://postgres@127.0.0.1:5432/playbill.',
  );
  process.exit(1);
}
const root = path.join(import.meta.dirname, '..');
const data = mkdtempSync(path.join(os.tmpdir(), 'playbill-e2e-'));
const browser = await findBrowser();
await buildIfStale();
const env = {
  ...process.env,
  PLAYBILL_BROWSER: browser.path,
  PLAYBILL_H264: browser.h264 ? '1' : '0',
  PLAYBILL_TEST_DATA: data,
};
// Those whose outcome is the database's: the others have been on the embedded one, and time is short.
const stored =
  'api catalogue collections db documents favourites grid history load news pages reviews search sessions sign-up studio watchlists'
    .split(' ')
    .map((folder) => `src/realm/${folder}/`);
const runs = [
  ['vitest', 'run', '--project', 'server', ...stored],
  ['playwright', 'test', '--grep', '@auth-'],
].map(
  ([command = '', ...args]) =>
    spawnSync(path.join(root, 'node_modules/.bin', command), args, { cwd: root, stdio: 'inherit', env }).status,
);
rmSync(data, { recursive: true, force: true });
process.exit(runs.every((status) => status === 0) ? 0 : 1);
