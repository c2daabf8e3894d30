import type { Country, FieldType } from '#schemas/generated/types.ts';
import type { FieldValidators } from '#schemas/parse-form.ts';
import { addressFieldOf } from '#schemas/values/expand.ts';
import { countryBy } from '#schemas/values/countries.ts';
import type { FieldRegistry } from '../registry/field-registry.ts';
import type { FormAddress } from './form-address.tsx';
import { type FormInitial, startCode } from './initial.ts';
import { loadPatternEngine } from './patterns.ts';

type LooseField = { id?: unknown; type?: unknown; pattern?: unknown } | null;

function looseFields(document: unknown): LooseField[] {
  const fields = (document as { fields?: unknown } | null)?.fields;
  return Array.isArray(fields) ? (fields as LooseField[]) : [];
}

const fieldTypes = (document: unknown): string[] =>
  looseFields(document).flatMap((field) => (typeof field?.type === 'string' ? [field.type] : []));

/** The types of field that an address in a country has. */
export function typesOfCountry(countries: readonly Country[] | undefined, code: string): FieldType[] {
  const country = countryBy(countries, code);
  return country ? country.addressRequiredFields.map((field) => addressFieldOf(country, field).type) : [];
}

/** The types of field that a form is drawn with at first: its own and those of its first country. */
export const typesOfForm = (document: unknown, address?: FormAddress, initial?: FormInitial): string[] => [
  ...fieldTypes(document),
  ...typesOfCountry(address?.countries, startCode(looseFields(document), address, initial)),
];

/** Loads the code that a form needs before it is drawn: its fields', those of its first country, and the pattern engine's. */
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

/** The validators of those of a form's fields whose code is there. */
export const validatorsOf = (registry: FieldRegistry, document: unknown): FieldValidators =>
  Object.fromEntries(
    fieldTypes(document).flatMap((type) => {
      const field = registry.peek(type);
      return field ? [[type, field.validate]] : [];
    }),
  ) as FieldValidators;
