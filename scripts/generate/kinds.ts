import { writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {
  Advised,
  type AdvisedPart,
  Bound,
  Heading,
  Held,
  type HeldPart,
  kindKeywords,
  ownKeywords,
  OwnPage,
  Rich,
} from '../../schemas/keywords.ts';
import type { JsonSchema, SchemaFile } from './schema-files.ts';

type Node = Record<string, unknown>;

/**
 * Reads and checks the value of a custom keyword; undefined if absent.
 * @throws Error that names the schema
 */
function keyword<Shape extends z.ZodType>(
  schema: JsonSchema,
  node: Node,
  name: string,
  shape: Shape,
): z.infer<Shape> | undefined {
  if (node[name] === undefined) return undefined;
  const parsed = shape.safeParse(node[name]);
  if (!parsed.success) throw new Error(`${schema.$id}: ${name}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/**
 * Finds all uses of a custom keyword in a node's properties, including nested ones and list items, with their paths.
 */
function uses<Shape extends z.ZodType>(
  schema: JsonSchema,
  node: Node,
  name: string,
  shape: Shape,
  at: readonly string[] = [],
): { at: string[]; value: z.infer<Shape> }[] {
  return Object.entries((node['properties'] ?? {}) as Record<string, Node>).flatMap(([property, part]) => {
    const place = [...at, property];
    const value = keyword(schema, part, name, shape);
    const { items } = part as { items?: Node };
    return [
      ...(value === undefined ? [] : [{ at: place, value }]),
      ...uses(schema, part, name, shape, place),
      ...(items ? uses(schema, items, name, shape, place) : []),
    ];
  });
}

/**
 * Rejects unknown keywords that start with x-, because they are misspellings.
 * @throws Error
 */
function refuseStrangers(id: string, value: unknown): void {
  if (value === null || typeof value !== 'object') return;
  for (const [key, part] of Object.entries(value)) {
    if (key.startsWith('x-') && !ownKeywords.includes(key)) throw new Error(`${id}: no keyword “${key}” is known`);
    if (key !== 'examples') refuseStrangers(id, part);
  }
}

/**
 * Reads how a kind is bound to data, and checks that the named attributes exist.
 * @throws Error
 */
function boundOf(schema: JsonSchema): Bound | undefined {
  const bound = keyword(schema, schema, 'x-bound', Bound);
  const missing =
    bound &&
    ['source', bound.items, ...(bound.names ?? [])].find((name) => !Object.hasOwn(schema['properties'] as Node, name));
  if (missing !== undefined) throw new Error(`${schema.$id}: x-bound needs an attribute “${missing}”`);
  return bound;
}

/**
 * Reads from the custom keyword `x-holds` which attributes hold lists that are validated separately, such as nested
 * elements.
 * @throws Error
 */
const heldIn = (schema: JsonSchema): HeldPart[] | undefined => {
  const parts = uses(schema, schema, 'x-holds', Held).map(({ at: [attribute = '', ...deeper], value }) => {
    if (deeper.length > 0) throw new Error(`${schema.$id}: x-holds stands at an attribute, not within “${attribute}”`);
    // Nested elements must be in the attribute `elements`, because their depth is derived from this name in JSON
    // pointers (schemas/within.ts).
    if (value === 'elements' && attribute !== 'elements')
      throw new Error(`${schema.$id}: elements stand in an attribute “elements”, not “${attribute}”`);
    return { attribute, holds: value };
  });
  return parts.length > 0 ? parts : undefined;
};

/** Reads the attributes that may contain simple HTML. */
const richIn = (schema: JsonSchema): string[] | undefined => {
  const parts = uses(schema, schema, 'x-rich', Rich).map(({ at }) => at.join('/'));
  return parts.length > 0 ? parts : undefined;
};

const advisedIn = (schema: JsonSchema): AdvisedPart[] | undefined => {
  const parts = uses(schema, schema, 'x-advised', Advised).map(({ at, value }) => ({ at, ...value }));
  return parts.length > 0 ? parts : undefined;
};

/**
 * A table of `generated/kinds.ts`: its name, the type of its values, a description, and a function that returns the
 * value for one kind.
 */
type Table = [name: string, type: string, words: string, lineOf: (schema: JsonSchema) => unknown];

const tables: Table[] = [
  ['boundKinds', 'Bound', 'How the kinds that are filled from data are bound to it.', boundOf],
  [
    'headingKinds',
    'Heading',
    'The kinds that bring the heading of a page that they open, and when.',
    (schema) => keyword(schema, schema, 'x-heading', Heading),
  ],
  [
    'pictureKinds',
    'readonly string[]',
    'Where a kind has the picture that stands for its page.',
    (schema) => keyword(schema, schema, 'x-picture', kindKeywords['x-picture']),
  ],
  [
    'pageKinds',
    'OwnPage',
    'The kinds of which one element can have a page of its own.',
    (schema) => keyword(schema, schema, 'x-page', OwnPage),
  ],
  [
    'formKinds',
    'string',
    'The kinds that show a form whose answers are kept, and the attribute that names it.',
    (schema) => keyword(schema, schema, 'x-form', kindKeywords['x-form']),
  ],
  [
    'questionKinds',
    'string',
    'The kinds that have questions and answers, and the attribute that lists them.',
    (schema) => keyword(schema, schema, 'x-questions', kindKeywords['x-questions']),
  ],
  ['heldParts', 'readonly HeldPart[]', 'The attributes of a kind that hold parts.', heldIn],
  [
    'richParts',
    'readonly string[]',
    'The attributes of a kind that may hold simple HTML; within a list by its name and theirs.',
    richIn,
  ],
  ['advisedParts', 'readonly AdvisedPart[]', 'What a kind is better with.', advisedIn],
];

/**
 * Computes the kind tables from the schemas' custom keywords, by table name.
 * @throws Error that names the schema with an unknown or invalid keyword
 */
export function kindTables(files: SchemaFile[]): Record<string, [kind: string, line: unknown][]> {
  for (const { schema } of files) refuseStrangers(schema.$id, schema);
  const blocks = files.filter(({ folder }) => folder === 'blocks');
  const linesOf = (lineOf: Table[3]) =>
    blocks.flatMap(({ name, schema }): [string, unknown][] => {
      const line = lineOf(schema);
      return line === undefined ? [] : [[name, line]];
    });
  return Object.fromEntries(tables.map(([name, , , lineOf]) => [name, linesOf(lineOf)]));
}

/** Writes `generated/kinds.ts`. */
export function writeKinds(files: SchemaFile[], generated: string): void {
  const lines = kindTables(files);
  const parts = tables.map(([name, type, words]) => {
    const entries = (lines[name] ?? []).map((entry) => `  ${JSON.stringify(entry)},\n`).join('');
    return `/** ${words} */\nexport const ${name}: ReadonlyMap<string, ${type}> = /* @__PURE__ */ new Map<BlockKind, ${type}>([\n${entries}]);\n`;
  });
  writeFileSync(
    path.join(generated, 'kinds.ts'),
    [
      '// Generated from the JSON Schemas by scripts/generate. Do not edit: change the schema and run npm run generate.',
      "import type { AdvisedPart, Bound, Heading, HeldPart, OwnPage } from '../keywords.ts';",
      "import type { BlockKind } from './types.ts';",
      '',
      parts.join('\n'),
    ].join('\n'),
  );
}
