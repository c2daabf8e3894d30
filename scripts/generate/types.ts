import path from 'node:path';
import { writeFileSync } from 'node:fs';
import { compile } from 'json-schema-to-typescript';
import { isShared, type SchemaFile, typeName } from './schema-files.ts';

const banner =
  '// Generated from the JSON Schemas by scripts/generate. Do not edit: change the schema and run npm run generate.';

const union = (names: string[]) => names.map((name) => `'${name}'`).join(' | ');

/** Removes properties from the common part of a tagged union that every branch defines. */
function withoutListed({ discriminator: _tag, ...record }: Record<string, unknown>): Record<string, unknown> {
  const [branch] = (record['oneOf'] ?? []) as { properties?: Record<string, unknown> }[];
  const isListed = (name: string) => Object.hasOwn(branch?.properties ?? {}, name);
  const properties = Object.entries((record['properties'] ?? {}) as Record<string, unknown>);
  return {
    ...record,
    properties: Object.fromEntries(properties.filter(([name]) => !isListed(name))),
    required: ((record['required'] ?? []) as string[]).filter((name) => !isListed(name)),
  };
}

/**
 * Simplifies a schema for better types: a description next to a $ref would create another type, and a scalar's title an
 * alias.
 */
function slim(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(slim);
  if (node === null || typeof node !== 'object') return node;
  const record = node as Record<string, unknown>;
  if (typeof record['$ref'] === 'string') return { $ref: record['$ref'] };
  if (record['discriminator']) return slim(withoutListed(record));
  const isObject = record['type'] === 'object';
  return Object.fromEntries(
    Object.entries(record)
      .filter(
        ([key]) => key !== 'examples' && !(key === 'maxItems' || key === 'minItems') && (isObject || key !== 'title'),
      )
      .map(([key, value]) => [
        key,
        key === 'properties' || key === '$defs' ? slimEach(value as Record<string, unknown>) : slim(value),
      ]),
  );
}

function slimEach(properties: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(properties).map(([key, value]) => [key, slim(value)]));
}

/** Writes `generated/types.ts`: one type per schema, and union types of all kinds of blocks and fields. */
export async function writeTypes(files: SchemaFile[], generated: string): Promise<void> {
  const typed = files.filter((file) => !isShared(file));
  const byId = new Map(
    files.map((file) => [file.schema.$id, { ...(slim(file.schema) as object), title: typeName(file) }]),
  );
  const source = await compile(
    {
      title: 'EverySchema',
      type: 'object',
      properties: Object.fromEntries(typed.map((file) => [typeName(file), { $ref: `/${file.schema.$id}` }])),
    } as Parameters<typeof compile>[0],
    'EverySchema',
    {
      cwd: '/',
      bannerComment: banner,
      additionalProperties: false,
      format: true,
      style: { singleQuote: true, printWidth: 120 },
      $refOptions: {
        resolve: {
          file: false,
          http: false,
          memory: {
            order: 1,
            canRead: true,
            read: ({ url }: { url: string }) => {
              const found = [...byId].find(([id]) => decodeURI(url).endsWith(`/${id}`));
              if (!found) throw new Error(`No schema for ${url}`);
              const { $id: _id, $schema: _schema, ...schema } = found[1] as Record<string, unknown>;
              return JSON.stringify(schema);
            },
          },
        },
      },
    },
  );
  const kinds = (folder: SchemaFile['folder']) => files.filter((file) => file.folder === folder);
  const map = (folder: SchemaFile['folder']) =>
    kinds(folder)
      .map((file) => `  ${file.name}: ${typeName(file)};`)
      .join('\n');
  writeFileSync(
    path.join(generated, 'types.ts'),
    `${source}
/** Every kind of page element. */
export type BlockKind = ${union(kinds('blocks').map(({ name }) => name))};

/** The attributes of each kind of page element. */
export interface BlockAttributes {
${map('blocks')}
}

/** Every kind of form field. */
export type FieldType = ${union(kinds('fields').map(({ name }) => name))};

/** The options of each kind of form field. */
export interface FieldOptions {
${map('fields')}
}

/** Every kind of form field, told apart by its type. */
export type FormField = FieldOptions[FieldType];
`,
  );
}
