import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { chmod, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { startHost } from './host-process.ts';

const run = promisify(execFile);

/** Data folder of a program that was started once with some realms and stopped. */
export interface PreparedData {
  /** Creates a copy, on which a program starts as after a restart. The caller deletes it. */
  copyTo: (folder: string) => Promise<void>;
  /** Deletes the prepared folder; copies stay. */
  remove: () => Promise<void>;
}

/**
 * Copies a prepared data folder. Realms are identified by the paths of their folders, so programs on copies use the
 * same ones.
 */
export async function copyData(from: string, to: string): Promise<void> {
  mkdirSync(path.dirname(to), { recursive: true });
  // Node's cp does not preserve owners, and PostgreSQL refuses a folder of another user.
  await run('cp', ['-a', from, to]);
  // Remove this file, because it names the database cluster of the original folder.
  await rm(path.join(to, 'postgres.json'), { force: true });
}

/** Starts a program once on an empty data folder, and stops it. */
export async function prepareDataIn(folder: string, settings: Record<string, string> = {}): Promise<void> {
  mkdirSync(path.dirname(folder), { recursive: true });
  const host = await startHost({ ...settings, PLAYBILL_DATA: folder });
  await host.stop();
}

/** Prepares a data folder for copies, which saves tests the time of the first start. */
export async function prepareData(settings: Record<string, string> = {}): Promise<PreparedData> {
  const parent = mkdtempSync(path.join(os.tmpdir(), 'playbill-prepared-'));
  // The PostgreSQL user needs to traverse the folder.
  await chmod(parent, 0o711);
  const data = path.join(parent, 'data');
  const remove = () => rm(parent, { recursive: true, force: true });
  await prepareDataIn(data, settings).catch(async (error: unknown) => {
    await remove();
    throw error;
  });
  return { copyTo: (folder) => copyData(data, folder), remove };
}
