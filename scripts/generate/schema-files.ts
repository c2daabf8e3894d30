import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A JSON Schema document, typed with the properties that the generator reads. */
export interface JsonSchema {
  $id: string;
  title: string;
  examples?: unknown[];
  [keyword: string]: unknown;
}

/** A schema file: `folder` is its category, `name` its name without extension. */
export interface SchemaFile {
  folder: 'definitions' | 'blocks' | 'fields';
  name: string;
  schema: JsonSchema;
}

/** Reads all schemas under `root` (the `schemas` folder), sorted for deterministic output. */
export function readSchemaFiles(root: string): SchemaFile[] {
  return globSync('{definitions,blocks,fields}/*.schema.json', { cwd: root })
    .sort()
    .map((file) => {
      const [folder, base] = file.split(path.sep) as [SchemaFile['folder'], string];
      const schema = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as JsonSchema;
      const id = `${folder}/${base}`;
      if (schema.$id !== id) throw new Error(`${file}: $id is ${schema.$id}, expected ${id}`);
      return { folder, name: base.replace('.schema.json', ''), schema };
    });
}

/** Tells whether a schema file only contains shared parts, and thus has no type and validator. */
export const isShared = ({ name }: Pick<SchemaFile, 'name'>): boolean => name === 'common' || name.endsWith('-common');

/** Name of the TypeScript type of a schema: hero block → HeroBlock, text field → TextField. */
export function typeName({ folder, name }: SchemaFile): string {
  const pascal = name.replace(/(^|-)([a-z])/g, (_, __, letter: string) => letter.toUpperCase());
  return pascal + { definitions: '', blocks: 'Block', fields: 'Field' }[folder];
}
