import path from 'node:path';
import { RealmFolderError } from './definitions/bundle.ts';
import { loadRealm } from './definitions/load.ts';
import { configFrom } from './env.ts';
import { openRealm } from './open.ts';
import { findRealm } from './settings/realms.store.ts';
import { StartError } from './start-error.ts';

const USAGE = 'Usage: npm run realm -- load <folder>   Checks a realm’s folder and replaces the realm by it.';

/** Loads a realm's folder into the database of the environment. */
async function load(folder: string): Promise<void> {
  const config = { ...configFrom(process.env, process.cwd()), realmFolders: [], logLevel: 'warn' as const };
  const { context, close } = await openRealm(config, { beside: true });
  try {
    const id = await loadRealm(context, path.resolve(folder));
    const host = (await findRealm(context.db, id))?.settings.hosts[0] ?? '';
    console.log(`The realm ${id} is loaded. It answers at http://${host}:${config.port} while Playbill runs.`);
  } finally {
    await close();
  }
}

/** Runs a command on the database; the exit code is 1 when it failed. What people can put right is told in words, everything else with its stack. */
export async function runOnDatabase([name, folder]: readonly string[]): Promise<number> {
  if (name !== 'load' || folder === undefined) {
    console.error(USAGE);
    return 1;
  }
  try {
    await load(folder);
    return 0;
  } catch (error) {
    console.error(error instanceof StartError || error instanceof RealmFolderError ? error.message : error);
    return 1;
  }
}

if (import.meta.main) process.exitCode = await runOnDatabase(process.argv.slice(2));
