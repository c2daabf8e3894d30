import { type CountryCode, getCountries, getCountryCallingCode } from 'libphonenumber-js/min';
import type { AddressForm, Country } from '#schemas/generated/types.ts';
import { allowedCountries, type FormContext } from '#schemas/values/countries.ts';
import { omitUndefined } from '../../platform/omit-undefined.ts';
import { languageTag } from '#schemas/locale.ts';
import type { Messages } from '../labels/messages.ts';
import { addressParts } from './address-format.ts';
import { furtherFields, neededParts, partLabel } from './address-rules.ts';
import { regionsOf } from './regions.ts';

/**
 * Territories that have their own calling code but belong to the country Saint Helena: Ascension and Tristan da Cunha.
 */
const parts = new Set<string>(['AC', 'TA']);
const codes: readonly CountryCode[] = getCountries().filter((code) => !parts.has(code));

function fieldsOf(code: string, { t, locale }: Messages): Country['addressRequiredFields'] {
  const needed = neededParts(code);
  const collator = new Intl.Collator(languageTag(locale));
  const further = furtherFields[code];
  return [
    ...addressParts(code).map((part) => {
      const regions = part === 'administrativeLevel1' ? regionsOf(code) : [];
      return omitUndefined({
        fieldName: part as string,
        label: t(partLabel(code, part)),
        required: needed.includes(part),
        acceptableValues:
          regions.length === 0 ? undefined : regions.toSorted((a, b) => collator.compare(a.displayName, b.displayName)),
      });
    }),
    ...(further ? [{ fieldName: further.fieldName, label: t(further.label), required: true }] : []),
  ];
}

const made = new WeakMap<Messages, readonly Country[]>();

/** Lists all countries by name, in the language of the messages. The list is cached per messages object. */
function everyCountry(messages: Messages): readonly Country[] {
  const known = made.get(messages);
  if (known) return known;
  const tag = languageTag(messages.locale);
  const names = new Intl.DisplayNames([tag], { type: 'region' });
  const collator = new Intl.Collator(tag);
  const countries = codes
    .map((code) => ({
      name: names.of(code) ?? code,
      iso3166alpha2: code as string,
      callingCode: `+${getCountryCallingCode(code)}`,
      addressRequiredFields: fieldsOf(code, messages),
    }))
    .sort((a, b) => collator.compare(a.name, b.name));
  made.set(messages, countries);
  return countries;
}

/** Lists the countries of a realm's form with their address fields, in the language of the messages. */
export const countriesFor = (
  messages: Messages,
  form: AddressForm | undefined,
  context: FormContext | undefined,
): Country[] => [...allowedCountries(everyCountry(messages), form, context)];
