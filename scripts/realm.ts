import { runCheck } from '../src/host/check/command.ts';
import { runOnDatabase } from '../src/realm/command.ts';
import { buildIfStale } from './build.ts';
import { runNew } from './realm/new-command.ts';

/** The commands on realms: `new` writes files, `check` sees the server and the application, the others the database. */
async function run([name = '', ...args]: readonly string[]): Promise<number> {
  if (name === 'new') return runNew(args);
  if (name !== 'check') return runOnDatabase([name, ...args]);
  if (await buildIfStale()) console.error('Built the application.');
  return runCheck(args);
}

process.exitCode = await run(process.argv.slice(2));
