import type { JSONSchema } from 'vscode-json-languageservice';
import { flatten, type Schemas, schemaOf } from './flat.ts';

/** The least that a schema takes: what something begins as that an author adds. */
export function freshFor(schemas: Schemas, schema: JSONSchema, depth = 0): unknown {
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
            .map((name) => [name, depth < 4 ? freshFor(schemas, schemaOf(flat.properties?.[name]), depth + 1) : {}]),
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
