import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { readSubjects } from './catalogue.ts';
import { type Brand, draw, isBrand } from './draw.ts';

/** What one run did for one realm. */
export interface Report {
  readonly brand: Brand;
  readonly subjects: number;
  readonly files: number;
  readonly removed: number;
  readonly bytes: number;
}

async function brandOf(realm: string): Promise<Brand> {
  const definition = JSON.parse(await readFile(join(realm, 'realm.json'), 'utf8').catch(() => '{}')) as {
    art?: unknown;
  };
  const name = typeof definition.art === 'string' ? definition.art : basename(resolve(realm));
  if (!isBrand(name))
    throw new Error(`${realm}: no art direction "${name}"; write "art": "apex" or "lumen" into realm.json`);
  return name;
}

/** Draws the pictures of every title of a realm and removes those of titles that are gone. */
export async function makePictures(realm: string): Promise<Report> {
  const brand = await brandOf(realm);
  const subjects = await readSubjects(realm);
  const folder = join(realm, 'pictures');
  await mkdir(folder, { recursive: true });
  const pictures = new Map<string, string>();
  for (const subject of subjects) {
    const name = `${subject.id}.svg`;
    if (pictures.has(name)) throw new Error(`${realm}: two titles have the id ${subject.id}`);
    pictures.set(name, draw(brand, subject, 'landscape'));
    pictures.set(`${subject.id}-portrait.svg`, draw(brand, subject, 'portrait'));
  }
  const gone = (await readdir(folder)).filter((name) => /^\d+(-portrait)?\.svg$/.test(name) && !pictures.has(name));
  await Promise.all(gone.map((name) => rm(join(folder, name))));
  await Promise.all([...pictures].map(([name, svg]) => writeFile(join(folder, name), svg)));
  const bytes = [...pictures.values()].reduce((sum, svg) => sum + Buffer.byteLength(svg), 0);
  return { brand, subjects: subjects.length, files: pictures.size, removed: gone.length, bytes };
}

async function main(realms: readonly string[]): Promise<void> {
  if (realms.length === 0) throw new Error('Usage: make.ts <realm-folder>…');
  for (const realm of realms) {
    const { brand, subjects, files, removed, bytes } = await makePictures(realm);
    console.log(
      `${realm} (${brand}): ${subjects} titles, ${files} pictures, ${removed} removed, ${(bytes / 1024).toFixed(0)} kB`,
    );
  }
}

if (import.meta.main) await main(process.argv.slice(2));
