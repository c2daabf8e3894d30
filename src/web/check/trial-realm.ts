import { mkdtempSync } from 'node:fs';
import { chmod, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { openEmbedded } from '#server/platform/db/embedded/embedded.ts';
import { configFrom } from '#server/platform/env.ts';
import { type OpenRealm, openRealm } from '#server/app/open.ts';
import type { LogEntry } from './log-entries.ts';

/** A realm server on a temporary database, which is deleted on closing. */
export interface Trial extends Pick<OpenRealm, 'app' | 'context' | 'close'> {}

/** Deadline for rows in milliseconds, so that a slow machine causes no findings. */
const UNHURRIED = { most: 60_000, grace: 60_000 };

/** Database settings that switch off durability for speed, because the database is temporary. */
const hasty = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/** Opens a realm server with a temporary database, data folder and secrets. `hear` receives its warnings and errors. */
export async function openTrial(hear: (entry: LogEntry) => void): Promise<Trial> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'playbill-check-'));
  const log = pino({ level: 'warn', base: null }, { write: (line) => hear(JSON.parse(line) as LogEntry) });
  const quiet = pino({ level: 'silent' });
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    // The database server may run as another user, so that user must be able to enter the folder.
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
      // No film folder is set: rendering pages does not need the video files.
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
