import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { StartError } from './start-error.ts';

const SecretFile = z.object({
  secret: z.string().min(32),
  /** Previous secrets, newest first. Tokens signed with them stay valid until they expire. */
  previous: z.array(z.string().min(32)).optional(),
});
/** Secrets stored in the data folder. */
export type SecretFile = z.infer<typeof SecretFile>;

/** Returns the path of the data folder's secret file. */
export const secretFileOf = (dataFolder: string): string => path.join(dataFolder, 'secrets.json');

const hasCode = (error: unknown, code: string) => error instanceof Error && 'code' in error && error.code === code;

/**
 * Reads the secrets of a data folder; undefined when there are none yet.
 * @throws StartError for an unreadable or damaged file
 */
export async function readSecrets(file: string): Promise<SecretFile | undefined> {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    if (hasCode(cause, 'ENOENT')) return undefined;
    throw new StartError(`${file} cannot be read. Give the user that runs Playbill the right to read it.`, { cause });
  });
  if (text === undefined) return undefined;
  try {
    return SecretFile.parse(JSON.parse(text));
  } catch (cause) {
    throw new StartError(
      `${file} is damaged. Restore it from a backup, or remove it: then everybody has to sign in again.`,
      { cause },
    );
  }
}

const newSecret = () => randomBytes(48).toString('base64');

/** Writes a complete file with mode 0600 next to the target, to be renamed. */
async function writeBeside(file: string, content: SecretFile): Promise<string> {
  const half = `${file}.new-${process.pid}`;
  await mkdir(path.dirname(file), { recursive: true });
  const handle = await open(half, 'w', 0o600);
  await handle.writeFile(`${JSON.stringify(content)}\n`);
  await handle.sync();
  await handle.close();
  return half;
}

/** Creates the secrets of a data folder that has none. */
export async function createSecrets(file: string): Promise<SecretFile> {
  const made = { secret: newSecret() };
  const half = await writeBeside(file, made);
  // link fails if another process has created the file first; that file is then used.
  const isFirst = await link(half, file).then(
    () => true,
    (error: unknown) => {
      if (hasCode(error, 'EEXIST')) return false;
      throw error;
    },
  );
  await rm(half);
  return isFirst ? made : ((await readSecrets(file)) ?? made);
}

/**
 * Maximum number of previous secrets. More are not needed even for device cookies, which are the tokens that live
 * longest.
 */
const MOST_PREVIOUS = 5;

/** Adds a new secret and keeps the previous ones, or replaces them all with `forget`. */
export async function rotateSecrets(file: string, { forget = false }: { forget?: boolean } = {}): Promise<void> {
  const before = await readSecrets(file);
  const previous = before && !forget ? [before.secret, ...(before.previous ?? [])].slice(0, MOST_PREVIOUS) : [];
  await rename(await writeBeside(file, { secret: newSecret(), previous }), file);
}
