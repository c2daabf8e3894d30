import { runCheck } from '../src/host/check/command.ts';
import { runOnDatabase } from '../src/realm/command.ts';
import { buildIfStale } from './build.ts';

/** The commands on realms: `check` sees the server and the application, `new` only files, the others the database. */
async function run([name, ...args]: readonly string[]): Promise<number> {
  if (name !== 'check') return runOnDatabase([name ?? '', ...args]);
  if (await buildIfStale()) console.error('Built the application.');
  return runCheck(args);
}

process.exitCode = await run(process.argv.slice(2));
