import { hkdfSync, randomBytes } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import type { RealmConfig } from './env.ts';
import { StartError } from './start-error.ts';

/** Keys of 256 bits, one per purpose, so that a token made for one is never good for another. */
export interface Keys {
  access: Uint8Array;
  /** Of refresh tokens, which are derived and kept nowhere. */
  refresh: Uint8Array;
  player: Uint8Array;
  preview: Uint8Array;
  analytics: Uint8Array;
  device: Uint8Array;
  /** Of what films are encrypted with; a realm's films have keys made of it. */
  content: Uint8Array;
  licence: Uint8Array;
}

const KeyFile = z.object({ secret: z.string().min(32) });
const hasCode = (error: unknown, code: string) => error instanceof Error && 'code' in error && error.code === code;

async function stored(file: string): Promise<string | undefined> {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    if (hasCode(cause, 'ENOENT')) return undefined;
    throw new StartError(`${file} cannot be read. Give the user that runs Playbill the right to read it.`, { cause });
  });
  if (text === undefined) return undefined;
  try {
    return KeyFile.parse(JSON.parse(text)).secret;
  } catch (cause) {
    throw new StartError(
      `${file} is damaged. Restore it from a backup, or remove it: then everybody has to sign in again.`,
      { cause },
    );
  }
}

async function made(file: string): Promise<string> {
  const secret = randomBytes(48).toString('base64');
  const half = `${file}.new-${process.pid}`;
  await mkdir(path.dirname(file), { recursive: true });
  const handle = await open(half, 'w', 0o600);
  await handle.writeFile(`${JSON.stringify({ secret })}\n`);
  await handle.sync();
  await handle.close();
  // Fails when another process was faster; it then has written the one to use.
  const isFirst = await link(half, file).then(
    () => true,
    (error: unknown) => {
      if (hasCode(error, 'EEXIST')) return false;
      throw error;
    },
  );
  await rm(half);
  return isFirst ? secret : ((await stored(file)) ?? secret);
}

/** A key for one purpose (HKDF, RFC 5869). */
const derive = (secret: string, purpose: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, 'playbill', purpose, 32));

/** The keys of a secret: the same on every instance that has it. */
export const keysOf = (secret: string): Keys => ({
  access: derive(secret, 'access token'),
  refresh: derive(secret, 'refresh token'),
  player: derive(secret, 'player callback'),
  preview: derive(secret, 'preview ticket'),
  analytics: derive(secret, 'analytics caller'),
  device: derive(secret, 'known device'),
  content: derive(secret, 'content keys'),
  licence: derive(secret, 'licence token'),
});

/**
 * The keys, derived from PLAYBILL_SECRET or from the data folder's own text, which is made at the first start.
 * @throws StartError when the data folder's cannot be read.
 */
export async function openKeys({ secret, dataFolder }: Pick<RealmConfig, 'secret' | 'dataFolder'>): Promise<Keys> {
  const file = path.join(dataFolder, 'secrets.json');
  return keysOf(secret ?? (await stored(file)) ?? (await made(file)));
}
