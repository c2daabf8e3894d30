import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { StartError } from './start-error.ts';

const SecretFile = z.object({
  secret: z.string().min(32),
  /** Those of before, the latest first: what they have signed is good until it ends. */
  previous: z.array(z.string().min(32)).optional(),
});
/** The data folder's own secrets. */
export type SecretFile = z.infer<typeof SecretFile>;

/** Where a data folder has its secrets. */
export const secretFileOf = (dataFolder: string): string => path.join(dataFolder, 'secrets.json');

const hasCode = (error: unknown, code: string) => error instanceof Error && 'code' in error && error.code === code;

/** The secrets of a data folder; undefined where it has none yet. @throws StartError for a file that cannot be read or is damaged */
export async function storedSecrets(file: string): Promise<SecretFile | undefined> {
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

/** Writes a file beside the one that is meant, whole and for nobody else to read. */
async function writeBeside(file: string, content: SecretFile): Promise<string> {
  const half = `${file}.new-${process.pid}`;
  await mkdir(path.dirname(file), { recursive: true });
  const handle = await open(half, 'w', 0o600);
  await handle.writeFile(`${JSON.stringify(content)}\n`);
  await handle.sync();
  await handle.close();
  return half;
}

/** Makes the secrets of a data folder that has none. */
export async function makeSecrets(file: string): Promise<SecretFile> {
  const made = { secret: newSecret() };
  const half = await writeBeside(file, made);
  // Fails when another process was faster; it then has written the one to use.
  const isFirst = await link(half, file).then(
    () => true,
    (error: unknown) => {
      if (hasCode(error, 'EEXIST')) return false;
      throw error;
    },
  );
  await rm(half);
  return isFirst ? made : ((await storedSecrets(file)) ?? made);
}

/** Secrets of before that are kept at most: none is needed longer than a browser is known. */
const MOST_PREVIOUS = 5;

/** Puts a new secret before those that a data folder has, or in their place if they are to be forgotten. */
export async function rotateSecrets(file: string, { forget = false }: { forget?: boolean } = {}): Promise<void> {
  const before = await storedSecrets(file);
  const previous = before && !forget ? [before.secret, ...(before.previous ?? [])].slice(0, MOST_PREVIOUS) : [];
  await rename(await writeBeside(file, { secret: newSecret(), previous }), file);
}
