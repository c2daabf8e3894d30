import type { ConsentAnswer } from '#schemas/values/consent.ts';
import { type FieldFault, textOf } from '#schemas/values/rules.ts';
import type { FormAddress } from './form-address.tsx';

/**
 * What is wrong with which field: what the check of a form found, or messages (words or label keys) by the field's JSON
 * pointer (`/email`), its id (`email`) or its message key (`emailFieldIsInvalid`).
 */
export type Faults = readonly FieldFault[] | Readonly<Record<string, string>>;

/** What a form starts with: values that are known, or all of a post that the server refused and draws again. */
export interface FormInitial {
  /** By name as they are posted, parts too. Passwords are never shown again. */
  values?: Readonly<Record<string, string>>;
  faults?: Faults;
  /** What went wrong with the whole, in words. */
  failure?: string;
  consentAnswers?: readonly ConsentAnswer[];
  /** Which terms the form shows, in which words; goes back with the answers. */
  edition?: string | undefined;
}

type AddressField = { id?: unknown; type?: unknown; required?: unknown } | null;

/** The country that a form is drawn for at first: the one it starts with, else the viewer's where one must be chosen. */
export function startCode(
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
