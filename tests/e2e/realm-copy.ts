import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { compiled } from '../support/host-process.ts';
import { data } from './own-program.ts';

const root = path.join(import.meta.dirname, '../..');
/** A definition as JSON. */
export type Json = Record<string, unknown>;

/** Changes a JSON file. */
export const edit = (file: string, change: (document: Json) => Json) =>
  writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8')) as Json)));

/** Takes the titles' pictures away: a load measures each of the 444, which takes longer than all else that it does. */
function leavePicturesOut(folder: string): void {
  for (const file of globSync(path.join(folder, 'catalogue/*.json')))
    writeFileSync(
      file,
      JSON.stringify(
        JSON.parse(readFileSync(file, 'utf8'), (_key, value: unknown) =>
          typeof value === 'string' && value.startsWith('pictures/') ? undefined : value,
        ),
      ),
    );
  const named = globSync(path.join(folder, '**/*.json')).map((file) => readFileSync(file, 'utf8'));
  for (const file of globSync(path.join(folder, 'pictures/*')))
    if (!named.some((text) => text.includes(`pictures/${path.basename(file)}`))) rmSync(file);
}

/** Copies lumen's folder under another id and name, below `parent` or a new folder; its titles have no pictures. */
export function copyRealm(id: string, name: string, parent = mkdtempSync(path.join(os.tmpdir(), 'realm-'))): string {
  const folder = path.join(parent, id);
  cpSync(path.join(root, 'fixtures/realms/lumen'), folder, { recursive: true });
  edit(path.join(folder, 'realm.json'), (settings) => ({ ...settings, id, name, hosts: [`${id}.localhost`] }));
  leavePicturesOut(folder);
  // The hero's pictures are the realm's own files.
  const home = path.join(folder, 'pages/home.json');
  writeFileSync(home, readFileSync(home, 'utf8').replaceAll('/images/lumen/', `/images/${id}/`));
  return folder;
}

/** Loads a realm's folder beside the running server, or beside another by the settings that say where its data is. */
export const load = (folder: string, settings: Record<string, string> = {}) =>
  spawnSync(process.execPath, ['src/realm/command.ts', 'load', folder, '--moved'], {
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
