import { mkdtempSync } from 'node:fs';
import { chmod, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { openEmbedded } from '#server/platform/db/embedded/embedded.ts';
import { configFrom } from '#server/platform/env.ts';
import { type OpenRealm, openRealm } from '#server/app/open.ts';
import type { Heard } from './heard.ts';

/** A realm server on an empty database of its own, which is gone when it is closed. */
export interface Trial extends Pick<OpenRealm, 'app' | 'context' | 'close'> {}

/** A check on a busy machine waits for its rows: that they came late is no mistake of the folder. In milliseconds. */
const UNHURRIED = { most: 60_000, grace: 60_000 };

/** What a crash may cost does not matter here. */
const hasty = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/**
 * Opens a realm server that touches nothing of any other: database, data folder and secrets are its own and temporary.
 * `hear` is told its warnings and errors.
 */
export async function openTrial(hear: (entry: Heard) => void): Promise<Trial> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'playbill-check-'));
  const log = pino({ level: 'warn', base: null }, { write: (line) => hear(JSON.parse(line) as Heard) });
  const quiet = pino({ level: 'silent' });
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    // The database may run as another user, who has to pass through.
    await chmod(folder, 0o711);
    const embedded = await openEmbedded(folder, quiet, { settings: hasty });
    const close = async (realm?: OpenRealm) => {
      await realm?.close();
      await embedded.stop();
      await remove();
    };
    const config = {
      ...configFrom({ PLAYBILL_DATA: folder, PLAYBILL_REALMS: '' }, folder),
      databaseUrl: embedded.url,
      rowDeadline: UNHURRIED,
      // Pages are drawn without films: none is copied.
      filmFolder: undefined,
    };
    const realm = await openRealm(config, { log }).catch(async (error: unknown) => {
      await close();
      throw error;
    });
    return { app: realm.app, context: realm.context, close: () => close(realm) };
  } catch (error) {
    await remove();
    throw error;
  }
}
