import { readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import type { RealmConfig } from '../../platform/env.ts';
import { ownHosts } from '../../platform/own-hosts.ts';

const Settings = z.object({ id: z.string(), hosts: z.array(z.string()) });

/**
 * Reads the id and the host names of a folder's realm; undefined if they are unreadable, which the check of that folder
 * reports.
 */
async function settingsOf(folder: string): Promise<z.infer<typeof Settings> | undefined> {
  try {
    return Settings.safeParse(JSON.parse(await readFile(path.join(folder, 'realm.json'), 'utf8'))).data;
  } catch {
    return undefined;
  }
}

const placeOf = (folder: string): Promise<string> => realpath(folder).catch(() => folder);

/**
 * Host names that the realm of a folder cannot use, each with its owner: a page of Playbill itself, or another
 * configured realm. Another folder of the same realm does not count as owner.
 */
export async function takenHosts(
  folder: string,
  { realmFolders, studioHost }: Pick<RealmConfig, 'realmFolders' | 'studioHost'>,
): Promise<Map<string, string>> {
  const taken = ownHosts(studioHost);
  const own = await settingsOf(folder);
  for (const other of realmFolders) {
    const settings = (await placeOf(other)) === (await placeOf(folder)) ? undefined : await settingsOf(other);
    if (!settings || settings.id === own?.id) continue;
    for (const host of settings.hosts) taken.set(host, `the realm ${settings.id}`);
  }
  return taken;
}
