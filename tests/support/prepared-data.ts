import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { chmod, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { startHost } from './host-process.ts';

const run = promisify(execFile);

/** The data folder of a program that was started once with some realms and was stopped in order. */
export interface PreparedData {
  /** Makes a copy, on which a program starts as after a restart. The caller removes the copy. */
  copyTo: (folder: string) => Promise<void>;
  /** Removes the prepared folder; copies stay. */
  remove: () => Promise<void>;
}

/** Copies a prepared data folder. Realms are known by their folders' paths, so programs on copies get the same ones. */
export async function copyData(from: string, to: string): Promise<void> {
  mkdirSync(path.dirname(to), { recursive: true });
  // Node's own copy keeps no owners, and PostgreSQL does not start in a folder of another user.
  await run('cp', ['-a', from, to]);
  // This file names the cluster that was copied.
  await rm(path.join(to, 'postgres.json'), { force: true });
}

/** Starts a program once on an empty data folder with some settings, and stops it. */
export async function prepareDataIn(folder: string, settings: Record<string, string> = {}): Promise<void> {
  mkdirSync(path.dirname(folder), { recursive: true });
  const host = await startHost({ ...settings, PLAYBILL_DATA: folder });
  await host.stop();
}

/**
 * Prepares a data folder to be copied. A test that is not about the first start saves most of its time with a copy.
 */
export async function prepareData(settings: Record<string, string> = {}): Promise<PreparedData> {
  const parent = mkdtempSync(path.join(os.tmpdir(), 'playbill-prepared-'));
  // The database's own user passes through.
  await chmod(parent, 0o711);
  const data = path.join(parent, 'data');
  const remove = () => rm(parent, { recursive: true, force: true });
  await prepareDataIn(data, settings).catch(async (error: unknown) => {
    await remove();
    throw error;
  });
  return { copyTo: (folder) => copyData(data, folder), remove };
}
