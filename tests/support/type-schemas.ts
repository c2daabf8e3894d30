import { fileURLToPath } from 'node:url';
import { Ajv, type SchemaObject, type ValidateFunction } from 'ajv';
import { createGenerator } from 'ts-json-schema-generator';

const packages = new URL('../../node_modules/', import.meta.url);

/**
 * Creates validators from types that an installed package declares, so that requests are judged by the provider's own
 * types. Properties that a type does not have are errors. It takes some seconds.
 * @param files pattern of declarations below `node_modules`
 */
export function createTypeValidators<Name extends string>(
  files: string,
  types: readonly Name[],
): Record<Name, ValidateFunction> {
  const path = fileURLToPath(packages) + files;
  const generator = createGenerator({ path, skipTypeCheck: true, additionalProperties: false });
  const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true });
  // Both libraries mean the same JSON, but declare its optional properties differently.
  const validators = types.map((type) => [type, ajv.compile(generator.createSchema(type) as SchemaObject)]);
  // The keys are the given names.
  return Object.fromEntries(validators) as Record<Name, ValidateFunction>;
}
