import type { JSONSchema, SchemaConfiguration } from 'vscode-json-languageservice';
import type { Held } from '#schemas/keywords.ts';
import { valueAt } from '#schemas/value-at.ts';
import { EditedKind } from '#schemas/wire/preview.ts';

/** JSON Schemas by their `$id`, such as `blocks/hero.schema.json`. */
export type SchemaFiles = ReadonlyMap<string, JSONSchema>;

/** Address of a schema by its id, such as `blocks/hero.schema.json`. */
export const schemaUri = (id: string): string => `playbill://schemas/${id}`;
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

/** One element of any kind: its attributes follow from its `$type`. */
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

/** One field of a form of any type. */
function fieldSchema(files: SchemaFiles): JSONSchema {
  const fields = partsOf(files, 'fields');
  return {
    type: 'object',
    required: ['type'],
    properties: { type: naming('Type of field.', fields) },
    allOf: fields.map((field) => whenNamed('type', field, { $ref: schemaUri(field.id) })),
  };
}

/** Does something to every object within a value, from the inside out. */
function everyObject(value: unknown, change: (object: Record<string, unknown>) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => everyObject(item, change));
  if (value === null || typeof value !== 'object') return value;
  return change(Object.fromEntries(Object.entries(value).map(([key, part]) => [key, everyObject(part, change)])));
}

/** The parts of lists that the contract leaves open, because each is checked by itself: a schema for what `x-holds` says. */
const held: Partial<Record<Held, string>> = {
  elements: 'assembled/element.schema.json',
  fields: 'assembled/field.schema.json',
  menuItems: 'definitions/menu-item.schema.json',
};

/** A schema whose open lists say what stands in them. */
const withHeldParts = (schema: JSONSchema): JSONSchema =>
  everyObject(schema, (part) => {
    const id = held[part['x-holds'] as Held];
    return id ? { ...part, items: { $ref: schemaUri(id) } } : part;
  }) as JSONSchema;

/** A schema whose references no longer depend on where it lies. */
const withAbsoluteReferences = (id: string, schema: JSONSchema): JSONSchema =>
  everyObject(schema, ({ $ref, ...rest }) =>
    typeof $ref === 'string'
      ? { ...rest, $ref: new URL($ref, `http://schemas/${id}`).href.replace(/^http/, 'playbill') }
      : rest,
  ) as JSONSchema;

type Parts = Record<string, object>;

/** What stands beside a reference narrows the properties of what it leads to. */
const narrowed = (properties: Parts, own: Parts): Parts =>
  Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, { ...part, ...own[name] }]));

/**
 * The service lets what a reference leads to overwrite what stands beside it, and what a property is for is told
 * beside the reference: there what it leads to is put in its place.
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

/** A schema without what the service would take for its own: the dialect, and ids that are relative. */
const bare = ({ $schema: _dialect, $id: _id, examples: _examples, ...schema }: JSONSchema): JSONSchema => schema;

/** Everything that the language service is to know: one schema for each kind of document, and the parts that they name. */
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
