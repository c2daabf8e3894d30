import { execFile } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { chmod, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { startHost } from './host-process.ts';

const run = promisify(execFile);

/** The data folder of a program that has been started once with some realms and was stopped in order. */
export interface PreparedData {
  /** Makes a copy, on which a program starts as one that was restarted; the caller removes it. */
  copyTo: (folder: string) => Promise<void>;
  /** Removes it; copies stay. */
  remove: () => Promise<void>;
}

/**
 * Prepares a data folder to be copied, by what a first start with some settings makes: where not the first start is tested
 * a copy takes a part of its time. Realms are known by their folders' paths, so programs on copies are given the same.
 */
export async function prepareData(settings: Record<string, string> = {}): Promise<PreparedData> {
  const parent = mkdtempSync(path.join(os.tmpdir(), 'playbill-prepared-'));
  // The database's own user passes through.
  await chmod(parent, 0o711);
  const data = path.join(parent, 'data');
  const remove = () => rm(parent, { recursive: true, force: true });
  const host = await startHost({ ...settings, PLAYBILL_DATA: data }).catch(async (error: unknown) => {
    await remove();
    throw error;
  });
  await host.stop();
  return {
    copyTo: async (folder) => {
      // Node's own copy keeps no owners, and PostgreSQL starts in no folder of another's.
      await run('cp', ['-a', data, folder]);
      // Where it stands, it names the cluster that was copied.
      await rm(path.join(folder, 'postgres.json'), { force: true });
    },
    remove,
  };
}
