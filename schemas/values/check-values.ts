import type { FieldType, FormField } from '../generated/types.ts';
import { rules as address } from './address.ts';
import { rules as administrativeLevel1 } from './administrativeLevel1.ts';
import { rules as birthDate } from './birthDate.ts';
import { rules as checkbox } from './checkbox.ts';
import { rules as confirmPassword } from './confirmPassword.ts';
import { rules as date } from './date.ts';
import { rules as dropdown } from './dropdown.ts';
import { rules as email } from './email.ts';
import { rules as fullName } from './fullName.ts';
import { rules as line1 } from './line1.ts';
import { rules as name } from './name.ts';
import { rules as number } from './number.ts';
import { rules as password } from './password.ts';
import { matches } from './pattern-engine.ts';
import { rules as phoneNumber } from './phoneNumber.ts';
import { rules as postalCode } from './postalCode.ts';
import { rules as radio } from './radio.ts';
import { type Around, findFaults, readValues } from './read.ts';
import type { FieldFault, Posted, Rules, RulesOf } from './rules.ts';
import { rules as taxNumber } from './taxNumber.ts';
import { rules as text } from './text.ts';
import { rules as textarea } from './textarea.ts';

// Rules of all field types, for the server. Browsers load only those of the visible fields.

const every: { [Type in FieldType]: Rules<Type> } = {
  address,
  administrativeLevel1,
  birthDate,
  checkbox,
  confirmPassword,
  date,
  dropdown,
  email,
  fullName,
  line1,
  name,
  number,
  password,
  phoneNumber,
  postalCode,
  radio,
  taxNumber,
  text,
  textarea,
};
const rulesOf: RulesOf = (type) => every[type];

/**
 * Cleans posted values: trims them (except passwords), joins values that were posted by several inputs, and removes
 * unknown fields.
 */
export const cleanValues = (
  fields: readonly FormField[],
  posted: Posted,
  around: Around = {},
): Record<string, string> => readValues(fields, posted, rulesOf, around);

/** Converts cleaned values for storage: numbers as numbers, checkboxes as booleans, empty values removed. */
export function toStoredValues(
  fields: readonly FormField[],
  values: Readonly<Record<string, string>>,
): Record<string, string | number | boolean> {
  const typeOf = new Map(fields.map(({ id, type }) => [id, type]));
  return Object.fromEntries(
    Object.entries(values).flatMap(([id, value]) => {
      const type = typeOf.get(id);
      const keep = type && every[type].keep;
      const kept = keep ? keep(value) : value || undefined;
      return kept === undefined ? [] : [[id, kept]];
    }),
  );
}

/** Validates cleaned values with the same rules as the browser. */
export const checkValues = (
  fields: readonly FormField[],
  values: Readonly<Record<string, string>>,
  around: Around = {},
): FieldFault[] => findFaults(fields, values, rulesOf, { ...around, matches });
