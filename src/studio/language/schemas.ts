import type { JSONSchema, SchemaConfiguration } from 'vscode-json-languageservice';
import type { EditedKind } from '#schemas/wire/preview.ts';

/** JSON Schemas by their `$id`, such as `blocks/hero.schema.json`. */
export type SchemaFiles = ReadonlyMap<string, JSONSchema>;

const scheme = 'playbill://schemas/';
/** Address under which the language service knows a schema; references in schemas are relative to it. */
export const schemaUri = (id: string): string => `${scheme}${id}`;
/** Address of the document being edited; the service picks the schema by it. */
export const documentUri = (kind: EditedKind): string => `playbill://documents/${kind}.json`;

interface Part {
  name: string;
  id: string;
  schema: JSONSchema;
}

const partsOf = (files: SchemaFiles, folder: string): Part[] =>
  [...files]
    .filter(([id]) => id.startsWith(`${folder}/`))
    .map(([id, schema]) => ({ name: id.slice(folder.length + 1).replace('.schema.json', ''), id, schema }))
    .sort((one, other) => one.name.localeCompare(other.name));

/** What is to hold where a property has a part's name. */
const whenNamed = (property: string, { name }: Part, then: JSONSchema): JSONSchema => ({
  if: { type: 'object', required: [property], properties: { [property]: { const: name } } },
  then,
});

/** The property that tells the parts apart, with what each is for. */
const naming = (description: string, parts: Part[]): JSONSchema => ({
  description,
  type: 'string',
  enum: parts.map(({ name }) => name),
  markdownEnumDescriptions: parts.map(({ schema }) => schema.description ?? ''),
});

const labelled = (part: Part, index: number) => `${part.schema.title ?? part.name}${index > 0 ? ` (${index + 1})` : ''}`;

/** One element of any kind: its attributes follow from its `$type`; whole elements are offered from the schemas' examples. */
function elementSchema(files: SchemaFiles): JSONSchema {
  const blocks = partsOf(files, 'blocks');
  const { $id: _id, examples: _examples, ...envelope } = files.get('definitions/element.schema.json') ?? {};
  return {
    ...envelope,
    $id: 'assembled/element.schema.json',
    properties: {
      ...relocated(envelope.properties ?? {}),
      $type: naming('Kind of element.', blocks),
      attributes: { type: 'object', description: 'What the element shows; each kind has its own.' },
    },
    allOf: blocks.map((block) =>
      whenNamed('$type', block, { properties: { attributes: { $ref: schemaUri(block.id) } } }),
    ),
    defaultSnippets: blocks.flatMap((block) =>
      (block.schema.examples ?? []).map((attributes: unknown, index: number) => ({
        label: labelled(block, index),
        description: block.schema.description ?? '',
        body: { $type: block.name, $zone: block.name === 'hero' ? 'header' : 'list', attributes },
      })),
    ),
  };
}

/** One field of a form of any type. */
function fieldSchema(files: SchemaFiles): JSONSchema {
  const fields = partsOf(files, 'fields');
  return {
    $id: 'assembled/field.schema.json',
    type: 'object',
    required: ['type'],
    properties: { type: naming('Type of field.', fields) },
    allOf: fields.map((field) => whenNamed('type', field, { $ref: schemaUri(field.id) })),
    defaultSnippets: fields.flatMap((field) =>
      (field.schema.examples ?? []).map((body: unknown, index: number) => ({
        label: labelled(field, index),
        description: field.schema.description ?? '',
        body,
      })),
    ),
  };
}

/** A schema's parts with their references made absolute, to stand in a schema at another place. */
function relocated<T>(value: T, from = 'definitions/'): T {
  if (Array.isArray(value)) return value.map((item: unknown) => relocated(item, from)) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) =>
      key === '$ref' && typeof part === 'string' && !part.startsWith('#')
        ? [key, schemaUri(`${from}${part}`)]
        : [key, relocated(part as unknown, from)],
    ),
  ) as T;
}

const listed: Partial<Record<EditedKind, { list: string; item: string }>> = {
  page: { list: 'elements', item: 'assembled/element.schema.json' },
  form: { list: 'fields', item: 'assembled/field.schema.json' },
};

function documentSchema(files: SchemaFiles, kind: EditedKind): JSONSchema {
  const schema = files.get(`definitions/${kind}.schema.json`) ?? {};
  const properties = relocated(schema.properties ?? {});
  const parts = listed[kind];
  return {
    ...relocated({ ...schema, properties: {} }),
    properties: parts
      ? {
          ...properties,
          [parts.list]: { ...(properties[parts.list] as object), items: { $ref: schemaUri(parts.item) } },
        }
      : properties,
  };
}

/**
 * The service lets what a reference leads to overwrite what stands beside it. What a property is for is told beside
 * the reference: so the reference goes one level down.
 */
function withOwnWords<T>(value: T): T {
  if (Array.isArray(value)) return value.map((item: unknown) => withOwnWords(item)) as T;
  if (value === null || typeof value !== 'object') return value;
  const parts = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withOwnWords(part as unknown)]));
  const { $ref, ...rest } = parts;
  return (typeof $ref === 'string' && 'description' in rest ? { ...rest, allOf: [{ $ref }] } : parts) as T;
}

/** A schema without what the service would take for its own: the dialect, and ids that are relative. */
const bare = ({ $schema: _dialect, $id: _id, examples: _examples, ...schema }: JSONSchema): JSONSchema =>
  withOwnWords(schema);

/** Everything that the language service is to know: one schema for each kind of document, and the parts that they name. */
export function assembleSchemas(files: SchemaFiles): SchemaConfiguration[] {
  const kinds: EditedKind[] = ['page', 'menu', 'form', 'theme', 'labels'];
  const assembled = [elementSchema(files), fieldSchema(files)].map(
    (schema): SchemaConfiguration => ({ uri: schemaUri(schema.$id ?? ''), schema: bare(schema) }),
  );
  return [
    ...[...files].map(([id, schema]): SchemaConfiguration => ({ uri: schemaUri(id), schema: bare(schema) })),
    ...assembled,
    ...kinds.map(
      (kind): SchemaConfiguration => ({
        uri: schemaUri(`assembled/${kind}.schema.json`),
        fileMatch: [documentUri(kind)],
        schema: bare(documentSchema(files, kind)),
      }),
    ),
  ];
}
