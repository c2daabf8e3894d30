import type { ConsentTerm, FormField } from '#schemas/generated/types.ts';
import type { LabelKey } from '#schemas/labels/keys.ts';
import { answersOf, checkConsent, type ConsentAnswer, consentName, editionName } from '#schemas/values/consent.ts';
import { addressFieldIn } from '#schemas/values/expand.ts';
import { type Around, findFaults, readValues } from '#schemas/values/read.ts';
import type { FieldFault, RulesOf } from '#schemas/values/rules.ts';
import type { FieldRegistry } from '../registry/field-registry.ts';
import type { FormAddress } from './form-address.tsx';
import { patternEngine } from './patterns.ts';

/** Inputs for validating a submitted form. The code of its fields must be loaded first (`preloadForm`). */
export interface FormRules {
  fields: readonly FormField[];
  terms: readonly ConsentTerm[];
  registry: FieldRegistry;
  /** Country data, restricted to the countries that this form offers. */
  address: FormAddress | undefined;
  /** Error when all fields are empty; by default each required field shows its own error. */
  emptyLabel?: LabelKey | undefined;
}

/** Validated values of a submitted form. */
export interface FormPost {
  /**
   * Values keyed by field: trimmed (except passwords) and without unknown fields; values of several inputs are joined.
   */
  values: Record<string, string>;
  consentAnswers: ConsentAnswer[];
  /** Version of the terms that were answered. */
  edition?: string | undefined;
  /** Id of the address field, which holds the country. */
  addressId: string | undefined;
  /** Ids of the fields that only repeat another field, such as the password confirmation. */
  confirmations: string[];
  /** Idempotency key: it stays the same when the form is sent again with the same values. */
  key?: string | undefined;
  /** Captcha response token, if the action requires one. */
  captchaToken?: string | undefined;
}

/** Rejected form: errors of fields, or of the whole form. */
export interface Refused {
  ok: false;
  fields?: readonly FieldFault[];
  label?: LabelKey;
}

/** Text values of a submitted form by name, without files. */
export const readFormTexts = (body: FormData): Record<string, string> =>
  Object.fromEntries([...body].filter((entry): entry is [string, string] => typeof entry[1] === 'string'));

/** Consent answers of a submitted form. */
export const answersIn = (terms: readonly ConsentTerm[], body: FormData): ConsentAnswer[] =>
  answersOf(
    terms,
    body.getAll(consentName).filter((value) => typeof value === 'string'),
  );

/**
 * Validates a submitted form and calls `act` if it is valid. Runs in the browser, and on the server for forms posted
 * without JavaScript.
 */
export async function submitForm<Outcome>(
  { fields, terms, registry, address, emptyLabel }: FormRules,
  body: FormData,
  act: (post: FormPost) => Promise<Outcome>,
): Promise<Outcome | Refused> {
  const { address: addressForm, ...world } = address ?? {};
  const around: Around = { ...world, addressForm, matches: patternEngine()?.matches };
  const rulesOf: RulesOf = (type) => registry.peek(type)?.rules;
  const values = readValues(fields, readFormTexts(body), rulesOf, around);
  if (emptyLabel && Object.values(values).every((value) => value === '')) return { ok: false, label: emptyLabel };
  const consentAnswers = answersIn(terms, body);
  const found = [...findFaults(fields, values, rulesOf, around), ...checkConsent(terms, consentAnswers)];
  if (found.length > 0) return { ok: false, fields: found };
  return act({
    values,
    consentAnswers,
    edition: readFormTexts(body)[editionName],
    addressId: addressFieldIn(fields)?.id,
    confirmations: fields.filter(({ type }) => type === 'confirmPassword').map(({ id }) => id),
  });
}
