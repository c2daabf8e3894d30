import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { documentFile } from '#schemas/realm-folder.ts';

const fixtures = path.resolve(import.meta.dirname, '../../../fixtures');

/** Folder of the demo's films. */
export const demoMediaFolder: string = path.join(fixtures, 'media');

/** Lists the folders of the demo's realms by name; the first is the default realm. */
export function demoRealmFolders(): string[] {
  const folder = path.join(fixtures, 'realms');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .map((name) => path.join(folder, name))
    .filter((realm) => existsSync(path.join(realm, documentFile('realm'))));
}
