import type { JSONSchema } from 'vscode-json-languageservice';
import { isObject } from '#schemas/merge/same.ts';
import { valueAt } from '#schemas/value-at.ts';

/** All schemas by URI, as created by `assembleSchemas`. */
export type Schemas = ReadonlyMap<string, JSONSchema>;

/** Returns the schema, or an empty one for `true`, `false` and undefined, so that callers can read its keywords. */
export const schemaOf = (schema: JSONSchema | boolean | undefined): JSONSchema =>
  typeof schema === 'object' ? schema : {};

const tagOf = (schema: JSONSchema): string | undefined =>
  (schema as { discriminator?: { propertyName?: string } }).discriminator?.propertyName;

/**
 * Merges two schemas of a property: the description behind a reference overrides a generic one; an enum of the first
 * schema narrows the second.
 */
function mergeProperty(one: JSONSchema, other: JSONSchema): JSONSchema {
  const { description: _generic, ...rest } = one;
  const merged =
    other.$ref !== undefined && other.description === undefined ? { ...rest, ...other } : { ...one, ...other };
  return one.enum && other.enum ? { ...merged, enum: one.enum } : merged;
}

function merge(one: JSONSchema, other: JSONSchema): JSONSchema {
  const properties = { ...one.properties };
  for (const [name, schema] of Object.entries(other.properties ?? {}))
    properties[name] = mergeProperty(schemaOf(properties[name]), schemaOf(schema));
  return {
    ...other,
    ...one,
    ...(Object.keys(properties).length > 0 && { properties }),
    required: [...new Set([...(one.required ?? []), ...(other.required ?? [])])],
  };
}

const constOf = (schema: JSONSchema, property: string): unknown => schemaOf(schema.properties?.[property]).const;

/** Whether an `if` condition holds. The contract's conditions only compare properties with constants. */
function holds(condition: JSONSchema, value: unknown): boolean {
  if (!isObject(value)) return false;
  return Object.entries(condition.properties ?? {}).every(([name, schema]) => schemaOf(schema).const === value[name]);
}

/**
 * Resolves a schema for a value: follows references and selects alternatives by the value's discriminator. `seen`
 * stops cyclic references.
 */
export function flatten(schemas: Schemas, schema: JSONSchema, value: unknown, seen = new Set<string>()): JSONSchema {
  const { $ref, allOf, if: condition, then, oneOf, ...own } = schema;
  let flat: JSONSchema = own;
  if ($ref !== undefined && !seen.has($ref)) {
    const [address = '', pointer = ''] = $ref.split('#');
    const target = valueAt(schemas.get(address), pointer) as JSONSchema | undefined;
    flat = merge(flat, flatten(schemas, target ?? {}, value, new Set([...seen, $ref])));
  }
  for (const part of allOf ?? []) flat = merge(flat, flatten(schemas, schemaOf(part), value, seen));
  if (condition && holds(schemaOf(condition), value)) flat = merge(flat, flatten(schemas, schemaOf(then), value, seen));
  const tag = tagOf(schema);
  if (tag === undefined || !oneOf) return flat;
  const branches = oneOf.map((branch) => flatten(schemas, schemaOf(branch), value, seen));
  const naming: JSONSchema = {
    ...schemaOf(flat.properties?.[tag]),
    enum: branches.map((branch) => constOf(branch, tag)),
    markdownEnumDescriptions: branches.map(({ title, description }) => description ?? title ?? ''),
  };
  const chosen = branches.find((branch) => isObject(value) && constOf(branch, tag) === value[tag]);
  const { title: _title, description: _description, ...branch } = chosen ?? {};
  const merged = merge(flat, branch);
  return {
    ...merged,
    properties: { ...merged.properties, [tag]: naming },
    required: [...(merged.required ?? []), tag],
  };
}
