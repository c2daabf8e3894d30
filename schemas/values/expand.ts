import type { AddressField, Country, FormField } from '../generated/types.ts';
import { countryBy } from './countries.ts';
import { textOf } from './rules.ts';

type CountryField = Country['addressRequiredFields'][number];
type FieldBase = Pick<FormField, 'id' | 'label' | 'required' | 'group' | 'messages'> & { size: 'full' | 'half' };

/** Autocomplete tokens of address fields (HTML standard). */
const autocomplete: Record<string, string> = {
  line1: 'address-line1',
  line2: 'address-line2',
  city: 'address-level2',
  administrativeLevel1: 'address-level1',
  postalCode: 'postal-code',
};
const halves = new Set(['city', 'administrativeLevel1', 'postalCode', 'taxNumber']);
/** Address fields that have a field type of their own, with its own rules; the others are plain text fields. */
const typed = ['line1', 'postalCode', 'administrativeLevel1', 'taxNumber', 'birthDate'] as const;
/** Field types that a form shows only for countries that require them. */
const askedFor = new Set<FormField['type']>(['taxNumber', 'birthDate']);

/** Form field for a country's field: a dropdown if it has acceptable values, else text. */
export function addressFieldOf(country: Country, field: CountryField): FormField {
  const { fieldName, label, acceptableValues } = field;
  const fills = autocomplete[fieldName];
  const base: FieldBase = {
    id: fieldName,
    label,
    size: halves.has(fieldName) ? 'half' : 'full',
    required: field.required !== false,
    group: 'address',
    messages: { required: `${fieldName}FieldIsRequired`, invalid: `${fieldName}FieldIsInvalid` },
  };
  if (acceptableValues)
    return { ...base, type: 'dropdown', acceptableValues, ...(fills ? { autocomplete: fills } : {}) };
  const own = typed.find((type) => type === fieldName);
  if (own === 'birthDate') return { ...base, type: own };
  if (own === 'taxNumber')
    return { ...base, type: own, ...(country.iso3166alpha2 === 'BR' ? { placeholder: '000.000.000-00' } : {}) };
  return {
    ...base,
    type: own ?? 'text',
    maxLength: own === 'postalCode' ? 20 : 200,
    ...(fills ? { autocomplete: fills } : {}),
  };
}

const isAddress = (field: FormField): field is AddressField => field.type === 'address';

/** The form's address field, if any. */
export const addressFieldIn = (fields: readonly FormField[]): AddressField | undefined => fields.find(isAddress);

/** The country selected in a form's values. */
export const chosenCountry = (
  fields: readonly FormField[],
  values: Readonly<Record<string, string | undefined>>,
  countries: readonly Country[] | undefined,
): Country | undefined => countryBy(countries, textOf(values, addressFieldIn(fields)?.id ?? ''));

/**
 * Fields of a form for a country: the country's fields follow the address field. Fields for the tax number and the date
 * of birth stay only if the country requires them, or if the definition always asks for the date of birth. A field of
 * the definition replaces the country's field of the same name. `needed` lists fields that are always required.
 */
export function expandFields(
  fields: readonly FormField[],
  country: Country | undefined,
  needed: readonly string[] = [],
): FormField[] {
  const address = addressFieldIn(fields);
  const asked = new Map(country?.addressRequiredFields.map((field) => [field.fieldName, field]));
  const present = new Set(fields.flatMap(({ id, type }) => [id, ...(askedFor.has(type) ? [type] : [])]));
  const expanded = fields.flatMap((field): FormField[] => {
    if (field === address)
      return [
        { ...field, group: 'address' },
        ...(country?.addressRequiredFields ?? [])
          .filter(({ fieldName }) => !present.has(fieldName))
          .map((one) => addressFieldOf(country as Country, one)),
      ];
    if (!askedFor.has(field.type) || (!country && !address)) return [field];
    const wanted = asked.get(field.type);
    if (wanted) return [{ ...field, required: wanted.required !== false }];
    return field.type === 'birthDate' && field.askAlways ? [field] : [];
  });
  return needed.length === 0
    ? expanded
    : expanded.map((field) => (needed.includes(field.id) ? { ...field, required: true } : field));
}
