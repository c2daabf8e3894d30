import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { documentFile } from '#schemas/realm-folder.ts';

const fixtures = path.resolve(import.meta.dirname, '../../../fixtures');

/** The films of the demo. */
export const demoMediaFolder: string = path.join(fixtures, 'media');

/** The realms of the demo, by name; the first is shown where no host name tells the realm. */
export function demoRealmFolders(): string[] {
  const folder = path.join(fixtures, 'realms');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .map((name) => path.join(folder, name))
    .filter((realm) => existsSync(path.join(realm, documentFile('realm'))));
}
