import { access, constants, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { StartError } from '../../start-error.ts';

const FORMAT = 1;
const Marker = z.object({ format: z.int(), postgres: z.string().optional() });

const markerOf = (folder: string) => path.join(folder, 'playbill.json');

/**
 * Creates the data folder if needed and checks that it is writable. When run as root it is mode 0711, so that the
 * database's system user can traverse it; secret files in it have their own modes.
 * @throws StartError when it is not writable
 */
export async function openDataFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new StartError(
      `The data folder ${folder} cannot be written. Give the user that runs Playbill the right to write it, or name another folder with PLAYBILL_DATA.`,
      { cause },
    );
  }
}

/**
 * Compares the format and PostgreSQL version recorded in the data folder with those of this program.
 * @throws StartError when they differ; nothing is changed then
 */
export async function checkMarker(folder: string, postgres: string): Promise<void> {
  const text = await readFile(markerOf(folder), 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return;
  let marker: z.infer<typeof Marker>;
  try {
    marker = Marker.parse(JSON.parse(text));
  } catch (cause) {
    throw new StartError(
      `${markerOf(folder)} is damaged. Restore the data folder from a backup, or name another with PLAYBILL_DATA.`,
      { cause },
    );
  }
  if (marker.format !== FORMAT) {
    throw new StartError(
      `The data folder ${folder} has format ${marker.format}, this Playbill reads format ${FORMAT}. Start the version that made it, or name another folder with PLAYBILL_DATA.`,
    );
  }
  if (marker.postgres !== undefined && marker.postgres !== postgres) {
    throw new StartError(
      `The data folder ${folder} belongs to PostgreSQL ${marker.postgres}, this Playbill brings ${postgres}. Dump the data with the version that made it and restore it here, or name another folder with PLAYBILL_DATA.`,
    );
  }
}

/** Records the format and PostgreSQL version in the data folder. */
export async function writeMarker(folder: string, postgres: string): Promise<void> {
  const half = `${markerOf(folder)}.new-${process.pid}`;
  await writeFile(half, `${JSON.stringify({ format: FORMAT, postgres })}\n`, { mode: 0o644 });
  await rename(half, markerOf(folder));
}
