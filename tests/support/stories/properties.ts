import { kindKeywords } from '#schemas/keywords.ts';

/** A JSON Schema, with the properties that stories read. */
export interface DescribedSchema {
  $id: string;
  title: string;
  description: string;
  examples: unknown[];
  [keyword: string]: unknown;
}

/** Description of a schema property. */
export interface DescribedProperty {
  /** Path of the property; `items[].text` is the text of each item. */
  path: string;
  type: string;
  required: boolean;
  limits: string;
  description: string;
}

type Node = Record<string, unknown>;

const files = import.meta.glob<Node>('../../../schemas/{definitions,blocks,fields}/*.schema.json', {
  eager: true,
  import: 'default',
});
const schemas = new Map(Object.values(files).map((schema) => [String(schema['$id']), schema]));

/** Resolves a schema's reference; keywords next to the reference take precedence. */
function resolve(node: Node, base: string): { node: Node; base: string } {
  const reference = node['$ref'];
  if (typeof reference !== 'string') return { node, base };
  const [file = '', pointer = ''] = reference.split('#');
  const id = file ? new URL(file, `http://schemas/${base}`).pathname.slice(1) : base;
  let target: unknown = schemas.get(id);
  for (const token of pointer.split('/').slice(1)) target = (target as Node | undefined)?.[token];
  if (!target) throw new Error(`${base} refers to ${reference}, which is not there`);
  const { $ref: _reference, ...words } = node;
  const found = resolve(target as Node, id);
  return { node: { ...found.node, ...words }, base: found.base };
}

const names: Record<string, string> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'true or false',
  object: 'group',
  array: 'list',
};

function typeOf(node: Node, base: string): string {
  if (node['const'] !== undefined) return JSON.stringify(node['const']);
  if (Array.isArray(node['enum'])) return node['enum'].map((value) => JSON.stringify(value)).join(' | ');
  if (node['type'] === 'array' && node['items']) {
    const items = resolve(node['items'] as Node, base);
    const type = typeOf(items.node, items.base);
    return type ? `list of ${type}` : 'list';
  }
  const choices = (node['oneOf'] ?? node['anyOf']) as Node[] | undefined;
  if (choices)
    return choices
      .map((choice) => resolve(choice, base))
      .map((choice) => typeOf(choice.node, choice.base))
      .filter((type, index, all) => all.indexOf(type) === index)
      .join(' or ');
  return names[String(node['type'])] ?? '';
}

const limits: Record<string, (limit: unknown) => string> = {
  minLength: (limit) => `at least ${limit} characters`,
  maxLength: (limit) => `at most ${limit} characters`,
  minItems: (limit) => `at least ${limit}`,
  maxItems: (limit) => `at most ${limit}`,
  minimum: (limit) => `from ${limit}`,
  maximum: (limit) => `up to ${limit}`,
  pattern: (pattern) => `matches ${pattern}`,
};

const limitsOf = (node: Node): string =>
  Object.entries(limits)
    .flatMap(([keyword, say]) => (node[keyword] === undefined ? [] : [say(node[keyword])]))
    .join(', ');

const deepest = 4;

function partsOf(node: Node, base: string, path: string, depth: number): DescribedProperty[] {
  if (depth > deepest) return [];
  const choices = (node['oneOf'] ?? []) as Node[];
  if (node['type'] === 'array' && node['items']) {
    const items = resolve(node['items'] as Node, base);
    return partsOf(items.node, items.base, `${path}[]`, depth);
  }
  const required = new Set((node['required'] ?? []) as string[]);
  const own = Object.entries((node['properties'] ?? {}) as Record<string, Node>).flatMap(([name, property]) => {
    const at = path ? `${path}.${name}` : name;
    const found = resolve(property, base);
    return [
      {
        path: at,
        type: typeOf(found.node, found.base),
        required: required.has(name),
        limits: limitsOf(found.node),
        description: String(found.node['description'] ?? ''),
      },
      // Only the name of a referenced schema is shown, because it has a page of its own.
      ...(found.base === base || depth === 0 ? partsOf(found.node, found.base, at, depth + 1) : []),
    ];
  });
  return [
    ...own,
    ...choices.flatMap((choice) => {
      const found = resolve(choice, base);
      return partsOf(found.node, found.base, path, depth + 1);
    }),
  ];
}

/** Describes a schema's custom keywords. */
export const keywordsOf = (schema: DescribedSchema): { keyword: string; meaning: string; value: string }[] =>
  Object.entries(kindKeywords).flatMap(([keyword, { description = '' }]) =>
    schema[keyword] === undefined ? [] : [{ keyword, meaning: description, value: JSON.stringify(schema[keyword]) }],
  );

/** Describes all properties of a schema, nested ones after their parent. */
export const propertiesOf = (schema: DescribedSchema): DescribedProperty[] => partsOf(schema, schema.$id, '', 0);
