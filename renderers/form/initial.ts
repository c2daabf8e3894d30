import type { ConsentAnswer } from '#schemas/values/consent.ts';
import { type FieldFault, textOf } from '#schemas/values/rules.ts';
import type { FormAddress } from './form-address.tsx';

/**
 * Errors by field: from the form's own check, or messages (texts or label keys) by JSON pointer (`/email`), field id
 * (`email`) or message key (`emailFieldIsInvalid`).
 */
export type Faults = readonly FieldFault[] | Readonly<Record<string, string>>;

/** Initial state of a form: known values, or a post that the server rejected. */
export interface FormInitial {
  /** By input name, including parts of fields. Passwords are never shown again. */
  values?: Readonly<Record<string, string>>;
  faults?: Faults;
  /** Error text for the form as a whole. */
  failure?: string;
  consentAnswers?: readonly ConsentAnswer[];
  /** Version of the terms that the form shows; sent back with the answers. */
  edition?: string | undefined;
}

type AddressField = { id?: unknown; type?: unknown; required?: unknown } | null;

/** Country that a form starts with: the one in its initial values, else the viewer's if a country is required. */
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
