import type { JSONSchema } from 'vscode-json-languageservice';
import type { SchemaFiles } from './schemas.ts';

const modules = import.meta.glob<JSONSchema>('../../../schemas/*/*.schema.json', { eager: true, import: 'default' });

/** All schemas of the contract. */
export const schemaFiles: SchemaFiles = new Map(
  Object.values(modules).map((schema): [string, JSONSchema] => [schema.$id ?? '', schema]),
);
