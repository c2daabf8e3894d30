import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { writeGuards } from './generate/guards.ts';
import { readSchemaFiles } from './generate/schema-files.ts';
import { writeSessionless } from './generate/sessionless.ts';
import { writeTypes } from './generate/types.ts';
import { writeIndexes, writeValidators } from './generate/validators.ts';

/** Makes types and validators from the schemas under `root`; returns how many schemas there were. */
export async function generate(
  root = path.join(import.meta.dirname, '../schemas'),
  generated = path.join(root, 'generated'),
): Promise<number> {
  rmSync(generated, { recursive: true, force: true });
  mkdirSync(generated, { recursive: true });
  const files = readSchemaFiles(root);
  await writeTypes(files, generated);
  writeGuards(files, generated);
  await writeValidators(files, generated);
  writeIndexes(files, generated);
  await writeSessionless(generated);
  return files.length;
}

if (import.meta.main) console.log(`Types and validators made from ${await generate()} schemas.`);
