import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A JSON Schema document; only what the generator itself reads is named. */
export interface JsonSchema {
  $id: string;
  title: string;
  examples?: unknown[];
  [keyword: string]: unknown;
}

/** One schema file: `folder` says what it describes, `name` what it is called there. */
export interface SchemaFile {
  folder: 'definitions' | 'blocks' | 'fields';
  name: string;
  schema: JsonSchema;
}

/** Reads every schema under `root` (the `schemas` folder), sorted, so that the output is the same everywhere. */
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

/** Whether a schema file only holds parts for others, and so gives no type and no validator of its own. */
export const isShared = ({ name }: Pick<SchemaFile, 'name'>): boolean => name === 'common' || name.endsWith('-common');

/** The name of the TypeScript type that a schema file gives: hero block → HeroBlock, text field → TextField. */
export function typeName({ folder, name }: SchemaFile): string {
  const pascal = name.replace(/(^|-)([a-z])/g, (_, __, letter: string) => letter.toUpperCase());
  return pascal + { definitions: '', blocks: 'Block', fields: 'Field' }[folder];
}
