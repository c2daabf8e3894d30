import { rmSync } from 'node:fs';
import path from 'node:path';
import { generateIfStale } from './generate/generate-if-stale.ts';
import { writeGuards } from './generate/guards.ts';
import { writeKinds } from './generate/kinds.ts';
import { readSchemaFiles } from './generate/schema-files.ts';
import { writeSessionless } from './generate/sessionless.ts';
import { writeTypes } from './generate/types.ts';

/**
 * Generates the committed files from the schemas under `root`: types, guards, kind tables and the list of endpoints
 * without a session. Returns the number of schemas.
 */
export async function generateCommitted(root: string, generated = path.join(root, 'generated')): Promise<number> {
  const files = readSchemaFiles(root);
  rmSync(path.join(generated, 'guards'), { recursive: true, force: true });
  writeGuards(files, generated);
  writeKinds(files, generated);
  await writeTypes(files, generated);
  await writeSessionless(generated);
  return files.length;
}

/** Generates everything from the schemas under `root`. Returns the number of schemas. */
export async function generate(root = path.join(import.meta.dirname, '../schemas')): Promise<number> {
  // This step must be first, because the endpoint table, which is read below, imports the generated validators.
  await generateIfStale(root);
  return generateCommitted(root);
}

if (import.meta.main) console.log(`Types, guards and validators made from ${await generate()} schemas.`);
