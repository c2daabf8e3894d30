import type { Country, FieldType } from '#schemas/generated/types.ts';
import type { FieldValidators } from '#schemas/parse-form.ts';
import { addressFieldOf } from '#schemas/values/expand.ts';
import { countryBy } from '#schemas/values/countries.ts';
import type { FieldRegistry } from '../registry/field-registry.ts';
import type { FormAddress } from './form-address.tsx';
import { type FormInitial, getInitialCountryCode } from './initial.ts';
import { loadPatternEngine } from './patterns.ts';

type LooseField = { id?: unknown; type?: unknown; pattern?: unknown } | null;

function looseFields(document: unknown): LooseField[] {
  const fields = (document as { fields?: unknown } | null)?.fields;
  return Array.isArray(fields) ? (fields as LooseField[]) : [];
}

const fieldTypes = (document: unknown): string[] =>
  looseFields(document).flatMap((field) => (typeof field?.type === 'string' ? [field.type] : []));

/** Field types of an address in a country. */
export function typesOfCountry(countries: readonly Country[] | undefined, code: string): FieldType[] {
  const country = countryBy(countries, code);
  return country ? country.addressRequiredFields.map((field) => addressFieldOf(country, field).type) : [];
}

/** Field types of a form's first render: its own and those of its initial country. */
export const typesOfForm = (document: unknown, address?: FormAddress, initial?: FormInitial): string[] => [
  ...fieldTypes(document),
  ...typesOfCountry(address?.countries, getInitialCountryCode(looseFields(document), address, initial)),
];

/**
 * Loads the code for a form's first render: its fields, those of its initial country, and the regular expression
 * engine. Returns load errors.
 */
export async function preloadForm(
  registry: FieldRegistry,
  document: unknown,
  address?: FormAddress,
  initial?: FormInitial,
): Promise<Error[]> {
  const loose = looseFields(document);
  const [fields, patterns] = await Promise.all([
    registry.preload(typesOfForm(document, address, initial)),
    loose.some((field) => typeof field?.pattern === 'string') ? loadPatternEngine() : [],
  ]);
  return [...fields, ...patterns];
}

/** Validators of the form's fields whose code is loaded. */
export const validatorsOf = (registry: FieldRegistry, document: unknown): FieldValidators =>
  Object.fromEntries(
    fieldTypes(document).flatMap((type) => {
      const field = registry.peek(type);
      return field ? [[type, field.validate]] : [];
    }),
  ) as FieldValidators;
