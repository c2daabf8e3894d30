import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { compiled } from '../support/host-process.ts';
import { data } from './own-program.ts';

const root = path.join(import.meta.dirname, '../..');
/** A definition as JSON. */
export type Json = Record<string, unknown>;

/** Rewrites a JSON file. */
export const edit = (file: string, change: (document: Json) => Json) =>
  writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8')) as Json)));

const lumen = path.join(root, 'fixtures/realms/lumen');

/**
 * Removes title pictures from the catalogue: a load measures all 444, which takes longer than everything else in it.
 */
function removeTitlePictures(folder: string): void {
  for (const file of globSync(path.join(folder, 'catalogue/*.json')))
    writeFileSync(
      file,
      JSON.stringify(
        JSON.parse(readFileSync(file, 'utf8'), (_key, value: unknown) =>
          typeof value === 'string' && value.startsWith('pictures/') ? undefined : value,
        ),
      ),
    );
}

/** Copies the pictures that the definitions of a copied realm name. */
function copyNamedPictures(folder: string): void {
  const definitions = globSync(path.join(folder, '**/*.json'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('');
  mkdirSync(path.join(folder, 'pictures'));
  for (const [name] of definitions.matchAll(/pictures\/[\w.-]+/g))
    if (existsSync(path.join(lumen, name))) copyFileSync(path.join(lumen, name), path.join(folder, name));
}

/**
 * Copies lumen’s folder under another id and name, without title pictures and without a third of the titles. The copy
 * is created below `parent` or a new temporary folder.
 */
export function copyRealm(id: string, name: string, parent = mkdtempSync(path.join(os.tmpdir(), 'realm-'))): string {
  const folder = path.join(parent, id);
  cpSync(lumen, folder, { recursive: true, filter: (from) => from !== path.join(lumen, 'pictures') });
  edit(path.join(folder, 'realm.json'), (settings) => ({ ...settings, id, name, hosts: [`${id}.localhost`] }));
  removeTitlePictures(folder);
  // Removes a third of the titles, which no page names.
  rmSync(path.join(folder, 'catalogue/series-small.json'));
  copyNamedPictures(folder);
  // The hero’s pictures are served under the realm’s own id.
  const home = path.join(folder, 'pages/home.json');
  writeFileSync(home, readFileSync(home, 'utf8').replaceAll('/images/lumen/', `/images/${id}/`));
  return folder;
}

/** Loads a realm’s folder into the running server’s database, or into that named by `settings`. */
export const load = (folder: string, settings: Record<string, string> = {}) =>
  spawnSync(process.execPath, ['src/server/app/command.ts', 'load', folder, '--moved'], {
    cwd: root,
    encoding: 'utf8',
    env: {
      ...process.env,
      PLAYBILL_DATA: data,
      NODE_COMPILE_CACHE: compiled,
      ...(process.env['TEST_DATABASE_URL'] && { DATABASE_URL: process.env['TEST_DATABASE_URL'] }),
      ...settings,
    },
  });
