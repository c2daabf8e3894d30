import type { ConsentAnswer } from '#schemas/values/consent.ts';
import { type FieldFault, textOf } from '#schemas/values/rules.ts';
import type { FormAddress } from './form-address.tsx';

/**
 * Errors of fields: either from the form's own validation, or messages (texts or label keys) keyed by JSON pointer
 * (`/email`), field id (`email`) or message key (`emailFieldIsInvalid`).
 */
export type Faults = readonly FieldFault[] | Readonly<Record<string, string>>;

/** Initial state of a form: known values, or a post that the server rejected. */
export interface FormInitial {
  /** Initial values keyed by input name; a field with several inputs has several. Passwords are never shown again. */
  values?: Readonly<Record<string, string>>;
  faults?: Faults;
  /** Error text for the form as a whole. */
  failure?: string;
  consentAnswers?: readonly ConsentAnswer[];
  /** Version of the terms that the form shows; sent back with the answers. */
  edition?: string | undefined;
}

type AddressField = { id?: unknown; type?: unknown; required?: unknown } | null;

/**
 * Country that is selected at first: the one in the form's initial values, else the viewer's if the form requires a
 * country.
 */
export function getInitialCountryCode(
  fields: readonly AddressField[],
  address: FormAddress | undefined,
  initial: FormInitial | undefined,
): string {
  const field = fields.find((one) => one?.type === 'address');
  if (!field || !address) return '';
  const given = textOf(initial?.values ?? {}, String(field.id));
  if (given !== undefined) return given;
  const { callerCountryCode = '', countries } = address;
  const offered = countries.some(({ iso3166alpha2 }) => iso3166alpha2 === callerCountryCode);
  return field.required === true && offered ? callerCountryCode : '';
}
