import type { JSONSchema, SchemaConfiguration } from 'vscode-json-languageservice';
import type { Held } from '#schemas/keywords.ts';
import { valueAt } from '#schemas/value-at.ts';
import { EditedKind } from '#schemas/wire/authoring/preview.ts';

/** JSON Schemas by `$id`, such as `blocks/hero.schema.json`. */
export type SchemaFiles = ReadonlyMap<string, JSONSchema>;

/** URI of a schema by its id, such as `blocks/hero.schema.json`. */
export const schemaUri = (id: string): string => `playbill://schemas/${id}`;
/** URI of the edited document, by which the language service selects its schema. */
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

/** Schema that applies only to objects in which the given property has the name of a kind (such as `$type`: `hero`). */
const whenNamed = (property: string, { name }: Part, then: JSONSchema): JSONSchema => ({
  if: { type: 'object', required: [property], properties: { [property]: { const: name } } },
  then,
});

/** Schema of the property that contains the kind. Its allowed values have a description each. */
const naming = (description: string, parts: Part[]): JSONSchema => ({
  description,
  type: 'string',
  enum: parts.map(({ name }) => name),
  markdownEnumDescriptions: parts.map(({ schema }) => schema.description ?? ''),
});

/** Schema of an element; its attributes depend on `$type`. */
function elementSchema(files: SchemaFiles): JSONSchema {
  const blocks = partsOf(files, 'blocks');
  const { examples: _examples, ...envelope } = files.get('definitions/element.schema.json') ?? {};
  return {
    ...envelope,
    properties: {
      ...envelope.properties,
      $type: naming('Kind of element.', blocks),
      attributes: { type: 'object', description: 'What the element shows; each kind has its own.' },
    },
    allOf: blocks.map((block) =>
      whenNamed('$type', block, { properties: { attributes: { $ref: schemaUri(block.id) } } }),
    ),
  };
}

/** Schema of a form field; it depends on `type`. */
function fieldSchema(files: SchemaFiles): JSONSchema {
  const fields = partsOf(files, 'fields');
  return {
    type: 'object',
    required: ['type'],
    properties: { type: naming('Type of field.', fields) },
    allOf: fields.map((field) => whenNamed('type', field, { $ref: schemaUri(field.id) })),
  };
}

/** Applies a function to every object within a value, innermost first. */
function everyObject(value: unknown, change: (object: Record<string, unknown>) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => everyObject(item, change));
  if (value === null || typeof value !== 'object') return value;
  return change(Object.fromEntries(Object.entries(value).map(([key, part]) => [key, everyObject(part, change)])));
}

/**
 * Schemas of list items by the keyword `x-holds`. The contract's schemas leave these lists open, because the items are
 * checked separately.
 */
const held: Partial<Record<Held, string>> = {
  elements: 'assembled/element.schema.json',
  fields: 'assembled/field.schema.json',
  menuItems: 'definitions/menu-item.schema.json',
};

/** Adds the schemas of their items to the lists that the contract leaves open. */
const withHeldParts = (schema: JSONSchema): JSONSchema =>
  everyObject(schema, (part) => {
    const id = held[part['x-holds'] as Held];
    return id ? { ...part, items: { $ref: schemaUri(id) } } : part;
  }) as JSONSchema;

/** Makes the references in a schema absolute. */
const withAbsoluteReferences = (id: string, schema: JSONSchema): JSONSchema =>
  everyObject(schema, ({ $ref, ...rest }) =>
    typeof $ref === 'string'
      ? { ...rest, $ref: new URL($ref, `http://schemas/${id}`).href.replace(/^http/, 'playbill') }
      : rest,
  ) as JSONSchema;

type Parts = Record<string, object>;

/**
 * Combines properties that a schema declares beside a reference with those of the reference's target; the former narrow
 * the latter.
 */
const narrowed = (properties: Parts, own: Parts): Parts =>
  Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, { ...part, ...own[name] }]));

/**
 * The language service ignores keywords beside a reference. A reference with a description of its own is therefore
 * replaced by its target with this description.
 */
const withOwnTexts = (files: SchemaFiles, schema: JSONSchema): JSONSchema =>
  everyObject(schema, (part) => {
    const { $ref, ...own } = part;
    if (typeof $ref !== 'string' || !('description' in own)) return part;
    const [uri = '', pointer = ''] = $ref.split('#');
    const whole = valueAt(files.get(uri.slice(schemaUri('').length)), pointer) as { properties?: Parts };
    return {
      ...whole,
      ...own,
      ...(whole.properties && { properties: narrowed(whole.properties, (own['properties'] ?? {}) as Parts) }),
    };
  }) as JSONSchema;

/** Removes keywords that the language service would misinterpret: dialect and relative ids. */
const bare = ({ $schema: _dialect, $id: _id, examples: _examples, ...schema }: JSONSchema): JSONSchema => schema;

/**
 * Assembles all schemas for the language service: one per kind of document, and those of the elements, fields and items
 * in documents.
 */
export function assembleSchemas(written: SchemaFiles): SchemaConfiguration[] {
  const files = new Map([...written].map(([id, schema]) => [id, withAbsoluteReferences(id, schema)]));
  const known = new Map([
    ...files,
    ['assembled/element.schema.json', elementSchema(files)],
    ['assembled/field.schema.json', fieldSchema(files)],
  ]);
  const finished = (schema: JSONSchema) => bare(withHeldParts(withOwnTexts(files, schema)));
  return [
    ...[...known].map(([id, schema]): SchemaConfiguration => ({ uri: schemaUri(id), schema: finished(schema) })),
    ...EditedKind.options.map(
      (kind): SchemaConfiguration => ({
        uri: schemaUri(`assembled/${kind}.schema.json`),
        fileMatch: [documentUri(kind)],
        schema: finished(files.get(`definitions/${kind}.schema.json`) ?? {}),
      }),
    ),
  ];
}
