import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Plugin } from 'vite';
import packageFile from '../../package.json' with { type: 'json' };
import { isShared, readSchemaFiles, type SchemaFile } from './schema-files.ts';

/** What is made here below `generated`, and is not in the repository. */
const made = '{validators,authoring}{.ts,/**/*.{js,ts}}';
/** Says what the validators were made from. */
const STAMP = 'validators/stamp';

/** The schemas, the programs of this folder, and the packages that do their work. */
function stampOf(files: SchemaFile[]): string {
  const { ajv, rolldown } = packageFile.dependencies;
  const hash = createHash('sha256').update(JSON.stringify([files, ajv, rolldown]));
  for (const file of globSync('*.ts', { cwd: import.meta.dirname }).sort())
    hash.update(file).update(readFileSync(path.join(import.meta.dirname, file)));
  return hash.digest('hex');
}

function isFresh(files: SchemaFile[], generated: string, stamp: string): boolean {
  const stampFile = path.join(generated, STAMP);
  const modules = ['validators', 'authoring'].flatMap((flavour) => [
    `${flavour}.ts`,
    ...files.filter((file) => !isShared(file)).map(({ folder, name }) => `${flavour}/${folder}/${name}.js`),
  ]);
  return (
    existsSync(stampFile) &&
    readFileSync(stampFile, 'utf8') === stamp &&
    modules.every((file) => existsSync(path.join(generated, file)))
  );
}

/** Makes `to` hold what `from` holds, file by file, each whole at once: another program may be reading them. */
function mirror(from: string, to: string): void {
  const files = globSync(made, { cwd: from });
  for (const file of files) {
    const [text, target] = [readFileSync(path.join(from, file)), path.join(to, file)];
    if (existsSync(target) && readFileSync(target).equals(text)) continue;
    mkdirSync(path.dirname(target), { recursive: true });
    const unfinished = `${target}.${path.basename(from)}`;
    writeFileSync(unfinished, text);
    renameSync(unfinished, target);
  }
  for (const file of globSync(made, { cwd: to }))
    if (!files.includes(file)) rmSync(path.join(to, file), { force: true });
}

const schemas = path.join(import.meta.dirname, '../../schemas');

/** Whether the validators are there and made from what there is. */
export function areValidatorsFresh(root: string = schemas): boolean {
  const files = readSchemaFiles(root);
  return isFresh(files, path.join(root, 'generated'), stampOf(files));
}

/**
 * Makes the validators below `root` (the `schemas` folder) where they are missing or were made from something else.
 * They are not in the repository, so whatever needs them calls this first; where they are fresh it takes some
 * milliseconds. Answers whether anything was made. Types and guards are committed: `npm run generate` makes those.
 */
export async function generateIfStale(root: string = schemas): Promise<boolean> {
  const generated = path.join(root, 'generated');
  const files = readSchemaFiles(root);
  const stamp = stampOf(files);
  if (isFresh(files, generated, stamp)) return false;
  // Only now: to load the compiler takes longer than to see that it is not needed.
  const { writeIndexes, writeValidators } = await import('./validators.ts');
  const fresh = mkdtempSync(path.join(os.tmpdir(), 'playbill-validators-'));
  try {
    await writeValidators(files, fresh);
    writeIndexes(files, fresh);
    mirror(fresh, generated);
  } finally {
    rmSync(fresh, { recursive: true });
  }
  writeFileSync(path.join(generated, STAMP), stamp);
  return true;
}

/** Vite begins with fresh validators, whatever it is started for. */
export const freshValidators = (): Plugin => ({
  name: 'playbill-fresh-validators',
  async config() {
    await generateIfStale();
  },
});
