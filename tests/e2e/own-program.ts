import { chmodSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type HostProcess, startHost } from '../support/host-process.ts';
import { copyData } from '../support/prepared-data.ts';

/** The data folder of the server under test. */
export const data: string = process.env['PLAYBILL_TEST_DATA'] ?? '.data/e2e';

/** A data folder with both demo realms, created by journey-server.ts before the first test, to be copied. */
export const preparedData = `${path.resolve(data)}-prepared`;

/** A server that a test starts for itself. */
export interface OwnProgram extends HostProcess {
  /** Its data folder. */
  data: string;
}

/** Creates a temporary folder that the database’s system user may traverse. */
export function makeDataParent(): string {
  const parent = mkdtempSync(path.join(os.tmpdir(), 'playbill-own-'));
  chmodSync(parent, 0o711);
  return parent;
}

/** Starts a server with both demo realms on a copy of the prepared data. Its `stop` deletes the copy. */
export async function startOwnProgram(settings: Record<string, string> = {}): Promise<OwnProgram> {
  const parent = makeDataParent();
  const folder = path.join(parent, 'data');
  const remove = () => rm(parent, { recursive: true, force: true });
  try {
    await copyData(preparedData, folder);
    const host = await startHost({ ...settings, PLAYBILL_DATA: folder }, { hasDemo: true });
    return {
      ...host,
      data: folder,
      stop: async () => {
        await host.stop();
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}
