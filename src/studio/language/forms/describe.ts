import type { JSONSchema } from 'vscode-json-languageservice';
import { isObject } from '#schemas/merge/same.ts';
import { flatten, type Schemas, schemaOf } from './flat.ts';
import { freshFor } from './fresh.ts';
import { partOf } from './parts.ts';
import type { PropertyField, Option, Shape } from './shape.ts';

/** Maximum depth of nested objects in a form; deeper values are edited as JSON. */
const DEEPEST = 8;
/** Texts up to this maximum length get a single-line input, longer ones a text area. */
const LINE = 300;

/** Substring by which the patterns of colour properties are recognised. */
const colour = '#[0-9a-fA-F]{6}';

const about = ({ title, description }: JSONSchema) => ({
  ...(title !== undefined && { title }),
  ...(description !== undefined && { description }),
});

function optionsOf({ enum: values = [], markdownEnumDescriptions = [] }: JSONSchema): Option[] {
  return values.map((value: Option['value'], index: number) => {
    const description = markdownEnumDescriptions[index];
    return { value, ...(description && { description }) };
  });
}

/** Describes the form of a value by its schema. */
export function describe(schemas: Schemas, schema: JSONSchema, value: unknown, depth = 0): Shape {
  const flat = flatten(schemas, schema, value);
  const said = about(flat);
  const json: Shape = { ...said, type: 'json' };
  const isAbsent = value === undefined;
  if (flat.enum || flat.const !== undefined) {
    const options = flat.enum ? optionsOf(flat) : [{ value: flat.const as Option['value'] }];
    const isScalar = value === null || typeof value !== 'object';
    return isScalar ? { ...said, type: 'choice', options } : json;
  }
  const branches = (flat.anyOf ?? []).map((branch) => flatten(schemas, schemaOf(branch), value));
  const types = new Set(branches.length > 0 ? branches.map(({ type }) => type) : [flat.type].flat());
  const mayBeNumber = types.has('integer') || types.has('number');
  if (types.has('string') && !types.has('object')) {
    const { pattern, maxLength } = flat;
    if (!isAbsent && typeof value !== 'string' && !(mayBeNumber && typeof value === 'number')) return json;
    return {
      ...said,
      type: 'text',
      isLong: pattern === undefined && (maxLength ?? 0) > LINE,
      ...(maxLength !== undefined && { maxLength }),
      mayBeNumber,
      isColour: pattern?.includes(colour) ?? false,
    };
  }
  if (mayBeNumber) {
    const { minimum, maximum } = flat;
    if (!isAbsent && typeof value !== 'number') return json;
    const limits = { ...(minimum !== undefined && { minimum }), ...(maximum !== undefined && { maximum }) };
    return { ...said, type: 'number', isWhole: !types.has('number'), ...limits };
  }
  if (types.has('boolean')) return isAbsent || typeof value === 'boolean' ? { ...said, type: 'boolean' } : json;
  if (types.has('array') && (isAbsent || Array.isArray(value))) {
    const list: readonly unknown[] = value ?? [];
    if (partOf(flat)) return { ...said, type: 'parts', count: list.length };
    return depth < DEEPEST ? listOf(schemas, flat, list, depth) : json;
  }
  // If an object allows any property, there are no property names to generate fields from.
  const hasNames = flat.properties !== undefined || typeof flat.additionalProperties === 'object';
  if (hasNames && types.has('object') && types.size === 1 && (isAbsent || isObject(value)))
    return depth < DEEPEST ? objectOf(schemas, flat, value ?? {}, depth) : json;
  return json;
}

function listOf(schemas: Schemas, flat: JSONSchema, value: readonly unknown[], depth: number): Shape {
  const item = schemaOf(Array.isArray(flat.items) ? flat.items[0] : flat.items);
  return {
    ...about(flat),
    type: 'list',
    items: value.map((one) => describe(schemas, item, one, depth + 1)),
    itemTitle: flatten(schemas, item, undefined).title ?? '',
    fresh: freshFor(schemas, item),
    ...(flat.maxItems !== undefined && { most: flat.maxItems }),
  };
}

function objectOf(schemas: Schemas, flat: JSONSchema, value: Record<string, unknown>, depth: number): Shape {
  const { properties = {}, additionalProperties, required = [] } = flat;
  const known = Object.keys(properties);
  const others = Object.keys(value).filter((name) => !Object.hasOwn(properties, name));
  const isMap = typeof additionalProperties === 'object';
  const rest = schemaOf(additionalProperties);
  const other = (name: string): PropertyField => ({
    name,
    isRequired: false,
    isKnown: isMap,
    shape: isMap ? describe(schemas, rest, value[name], depth + 1) : { type: 'json' },
  });
  if (isMap && known.length === 0)
    return { ...about(flat), type: 'map', entries: others.map(other), fresh: freshFor(schemas, rest) };
  const field = (name: string): PropertyField => ({
    name,
    isRequired: required.includes(name),
    isKnown: true,
    shape: describe(schemas, schemaOf(properties[name]), value[name], depth + 1),
  });
  return { ...about(flat), type: 'object', fields: [...known.map(field), ...others.map(other)] };
}
