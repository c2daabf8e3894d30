import { accessSync, chmodSync, constants, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isAlive } from '#server/platform/db/embedded/process.ts';

const MEMORY = '/dev/shm';
const PREFIX = 'playbill-test-';
/** All databases, data folders and browser profiles of a test run together stay far below this. */
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

/** Frees the memory of runs that were killed. A database server that has lost its folder ends by itself. */
function removeLeftovers(): void {
  for (const name of readdirSync(MEMORY)) {
    const isLeft = name.startsWith(PREFIX) && !isAlive(Number.parseInt(name.slice(PREFIX.length), 10));
    if (isLeft) rmSync(path.join(MEMORY, name), { recursive: true, force: true });
  }
}

/**
 * Makes a temporary folder for this process: in memory where that has room, because tests create many databases and an
 * `fsync` costs nothing there, else in the system's temporary folder. The caller removes it.
 */
export function createMemoryFolder(): string {
  const isInMemory = hasRoomInMemory();
  if (isInMemory) removeLeftovers();
  const folder = mkdtempSync(path.join(isInMemory ? MEMORY : os.tmpdir(), `${PREFIX}${process.pid}-`));
  // The user that runs PostgreSQL passes through.
  chmodSync(folder, 0o711);
  return folder;
}
