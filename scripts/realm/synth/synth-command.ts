import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { documentFile } from '../../../schemas/realm-folder.ts';
import { parseArgs } from 'node:util';
import { tryOnDatabase } from '../../../src/server/app/command.ts';
import { loadRealm } from '../../../src/server/app/load-realm.ts';
import { StartError } from '../../../src/server/platform/start-error.ts';
import type { Context } from '../../../src/server/platform/context.ts';
import { catalogueRows } from '../../../src/server/authoring/load/catalogue-rows.ts';
import { raiseRevision, replaceCatalogue } from '../../../src/server/catalogue/catalogue/write.store.ts';
import { inRealm } from '../../../src/server/platform/db/scope.ts';
import { analyzeCatalogueTables } from '../../../src/server/platform/db/statistics.ts';
import { catalogue } from '../catalogue.ts';
import { newRealm } from '../new-realm.ts';
import { synthCatalogue } from './titles.ts';

/** Usage text of the command. */
export const SYNTH_USAGE =
  '  npm run realm -- synth [--titles 50000] [--seed 1]  Makes the realm synth with that many made-up titles, for measuring.';

const ID = 'synth';
const MOST = 500_000;

/** Switches on search, which is off in new realms but needed for measurements. */
async function turnSearchOn(folder: string): Promise<void> {
  const file = path.join(folder, documentFile('realm'));
  const settings = JSON.parse(await readFile(file, 'utf8')) as object;
  await writeFile(file, JSON.stringify({ ...settings, search: { enabled: true } }));
}

/** Creates the realm `synth` directly in the database; its temporary folder is deleted. */
export async function synthesise(context: Context, titles: number, seed: string): Promise<string> {
  const started = performance.now();
  const folder = await mkdtemp(path.join(os.tmpdir(), 'playbill-synth-'));
  try {
    await newRealm(folder, { id: ID, name: 'Synth', colour: '#6ad1b5' });
    await turnSearchOn(folder);
    if (context.config.production)
      await rm(path.join(folder, path.dirname(documentFile('accounts'))), { recursive: true });
    // The temporary folder has another path in each run, so the realm may be loaded from a folder other than the last
    // one.
    await loadRealm(context, folder, { moved: true });
  } finally {
    await rm(folder, { recursive: true });
  }
  await inRealm(context.db, ID, async (tx) => {
    const files = await tx.selectFrom('assets').select(['path', 'hash']).where('realm', '=', ID).execute();
    await replaceCatalogue(tx, ID, catalogueRows(ID, [catalogue(), synthCatalogue(titles, seed)], files, 'en_US'));
    await raiseRevision(tx, ID);
  });
  await analyzeCatalogueTables(context.db, titles);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  return `The realm ${ID} has ${titles} titles (seed ${seed}, ${seconds} s). It answers at http://${ID}.localhost:${context.config.port} while Playbill runs. Remove it: npm run realm -- remove ${ID} --yes`;
}

/** Runs `realm synth`. Exit code 0, or 1 if the realm could not be created. */
export async function runSynth(args: readonly string[]): Promise<number> {
  try {
    const options = { titles: { type: 'string', default: '50000' }, seed: { type: 'string', default: '1' } } as const;
    const { titles, seed } = parseArgs({ args: [...args], options }).values;
    const count = Number(titles);
    if (!Number.isInteger(count) || count < 1 || count > MOST)
      throw new StartError(`--titles: expected a number from 1 to ${MOST}, found “${titles}”`);
    return await tryOnDatabase((context) => synthesise(context, count, seed));
  } catch (error) {
    const isOption = error instanceof TypeError && 'code' in error;
    console.error(error instanceof StartError || isOption ? `${error.message}\nUsage:\n${SYNTH_USAGE}` : error);
    return 1;
  }
}
