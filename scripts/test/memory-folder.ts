import { accessSync, chmodSync, constants, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isAlive } from '#server/platform/db/embedded/process.ts';

const MEMORY = '/dev/shm';
const PREFIX = 'playbill-test-';
/** Upper bound for the size of a test run's data, in bytes. */
const ROOM_BYTES = 4_000_000_000;

function hasRoomInMemory(): boolean {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ROOM_BYTES;
  } catch {
    return false;
  }
}

/**
 * Deletes folders that killed test runs have left. Their database servers need no attention, because a server without
 * its folder ends by itself.
 */
function removeLeftovers(): void {
  for (const name of readdirSync(MEMORY)) {
    const isLeft = name.startsWith(PREFIX) && !isAlive(Number.parseInt(name.slice(PREFIX.length), 10));
    if (isLeft) rmSync(path.join(MEMORY, name), { recursive: true, force: true });
  }
}

/**
 * Creates a temporary folder for this process, in memory if there is room, because tests create many databases and
 * `fsync` is free there. The caller deletes it.
 */
export function createMemoryFolder(): string {
  const isInMemory = hasRoomInMemory();
  if (isInMemory) removeLeftovers();
  const folder = mkdtempSync(path.join(isInMemory ? MEMORY : os.tmpdir(), `${PREFIX}${process.pid}-`));
  // The folder is traversable for others, because the PostgreSQL user needs to reach its subfolder.
  chmodSync(folder, 0o711);
  return folder;
}
