import type { JSONSchema } from 'vscode-json-languageservice';
import { valueAt } from '#schemas/value-at.ts';
import { flatten, type Schemas, schemaOf } from './flat.ts';

/** Follows the references of a schema. */
function referred(schemas: Schemas, schema: JSONSchema): JSONSchema {
  if (schema.$ref === undefined) return schema;
  const [address = '', pointer = ''] = schema.$ref.split('#');
  const target = valueAt(schemas.get(address), pointer) as JSONSchema | undefined;
  return target ? referred(schemas, target) : {};
}

/**
 * Whether only the author can know this number, for example because it is a title's id. Such a number is left out
 * instead of invented.
 */
function isAuthorsNumber(schemas: Schemas, schema: JSONSchema): boolean {
  const { type, minimum } = flatten(schemas, schema, undefined);
  return (type === 'integer' || type === 'number') && (minimum ?? 0) > 0;
}

/** Minimal value that a schema accepts. It is the initial value of something that an author adds. */
export function freshFor(schemas: Schemas, written: JSONSchema, depth = 0): unknown {
  const schema = referred(schemas, written);
  const first = schemaOf(schema.oneOf?.[0]);
  const tag = (schema as { discriminator?: { propertyName?: string } }).discriminator?.propertyName;
  const begun = tag === undefined ? undefined : { [tag]: schemaOf(first.properties?.[tag]).const };
  const flat = flatten(schemas, schema, begun);
  if (flat.const !== undefined) return flat.const;
  if (flat.enum) return flat.enum[0];
  const type = flat.type ?? schemaOf(flat.anyOf?.[0]).type;
  switch (Array.isArray(type) ? type[0] : type) {
    case 'object':
      return {
        ...begun,
        ...Object.fromEntries(
          (flat.required ?? [])
            .filter((name) => begun === undefined || !Object.hasOwn(begun, name))
            .map((name) => [name, schemaOf(flat.properties?.[name])] as const)
            .filter(([, property]) => !isAuthorsNumber(schemas, property))
            .map(([name, property]) => [name, depth < 4 ? freshFor(schemas, property, depth + 1) : {}]),
        ),
      };
    case 'array':
      return [];
    case 'number':
    case 'integer':
      return flat.minimum ?? 0;
    case 'boolean':
      return false;
    default:
      return begun ?? '';
  }
}
