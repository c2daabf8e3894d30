import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '../../start-error.ts';

const run = promisify(execFile);

/** User and group that a process runs as. */
export interface SystemUser {
  uid: number;
  gid: number;
}

const NAME = 'playbill';

async function lookUp(): Promise<SystemUser | undefined> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', NAME]), run('id', ['-g', NAME])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    // The command `id` fails for an unknown user name, so the user does not exist yet.
    return undefined;
  }
}

/**
 * Returns the system user that PostgreSQL runs as, because PostgreSQL refuses to run as root; creates it if needed.
 * Undefined when Playbill does not run as root.
 * @throws StartError when the user cannot be created
 */
export async function databaseUser(): Promise<SystemUser | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const known = await lookUp();
  if (known) return known;
  await run('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', NAME]).catch(
    async (cause: unknown) => {
      if (await lookUp()) return;
      throw new StartError(
        `PostgreSQL does not run as root, and the system user “${NAME}” could not be made for it. Make it by hand, start Playbill as another user than root, or set DATABASE_URL.`,
        { cause },
      );
    },
  );
  const made = await lookUp();
  if (!made)
    throw new StartError(
      `The system user “${NAME}” was made but cannot be found. Start Playbill as another user than root.`,
    );
  return made;
}

/** True if `user` may traverse every folder down to `file`, by owners and modes. */
export async function canReach(file: string, { uid, gid }: SystemUser): Promise<boolean> {
  for (let folder = path.dirname(file); ; folder = path.dirname(folder)) {
    const { mode, uid: owner, gid: group } = await stat(folder);
    const bit = owner === uid ? 0o100 : group === gid ? 0o010 : 0o001;
    if (!(mode & bit)) return false;
    if (folder === path.dirname(folder)) return true;
  }
}
