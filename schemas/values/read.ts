import type { Country, FormField } from '../generated/types.ts';
import { pointerTo } from '../issue.ts';
import { neededFields } from './countries.ts';
import { addressFieldIn, chosenCountry, expandFields } from './expand.ts';
import { type FieldFault, type Posted, type Rules, type RulesOf, textOf, type ValueContext } from './rules.ts';

/** Context of a form's values: country, locale and other facts that their validity depends on. */
export type Around = Partial<ValueContext>;

const countryOf = (fields: readonly FormField[], values: Posted, around: Around): Country | undefined =>
  addressFieldIn(fields) ? chosenCountry(fields, values, around.countries) : around.country;

const fieldsFor = (fields: readonly FormField[], country: Country | undefined, around: Around): FormField[] =>
  expandFields(fields, country, neededFields(around.addressForm, around.provider, country));

function readValue(rules: Rules, posted: Posted, id: string, context: ValueContext): string {
  const { parts } = rules;
  const inParts = parts?.names.map((name) => [name, textOf(posted, `${id}.${name}`)] as const);
  if (parts && inParts?.some(([, value]) => value !== undefined)) return parts.join(Object.fromEntries(inParts));
  return rules.clean(textOf(posted, id) ?? '', context);
}

/**
 * Returns the cleaned values of a form's fields; values of several inputs are joined. Drops unknown fields and those
 * that the form does not have for its country.
 */
export function readValues(
  fields: readonly FormField[],
  posted: Posted,
  rulesOf: RulesOf,
  around: Around,
): Record<string, string> {
  const country = countryOf(fields, posted, around);
  const context: ValueContext = { ...around, values: {}, country };
  return Object.fromEntries(
    fieldsFor(fields, country, around).flatMap(({ id, type }) => {
      const rules = rulesOf(type);
      return rules ? [[id, readValue(rules, posted, id, context)]] : [];
    }),
  );
}

/** Validation errors of cleaned values, in the order of the fields. */
export function findFaults(
  fields: readonly FormField[],
  values: Readonly<Record<string, string>>,
  rulesOf: RulesOf,
  around: Around,
): FieldFault[] {
  const country = countryOf(fields, values, around);
  const context: ValueContext = { ...around, values, country };
  return fieldsFor(fields, country, around).flatMap((options): FieldFault[] => {
    const fault = rulesOf(options.type)?.check(options, textOf(values, options.id) ?? '', context);
    return fault ? [{ pointer: pointerTo('', options.id), field: options.id, fault }] : [];
  });
}
