import type { ConsentTerm, FormField } from '#schemas/generated/types.ts';
import type { LabelKey } from '#schemas/labels/keys.ts';
import { answersOf, checkConsent, type ConsentAnswer, consentName, editionName } from '#schemas/values/consent.ts';
import { addressFieldIn } from '#schemas/values/expand.ts';
import { type Around, findFaults, readValues } from '#schemas/values/read.ts';
import type { FieldFault, RulesOf } from '#schemas/values/rules.ts';
import type { FieldRegistry } from '../registry/field-registry.ts';
import type { FormAddress } from './form-address.tsx';
import { patternEngine } from './patterns.ts';

/** What a form is read by when it is sent. The code of its fields must have been loaded (`preloadForm`). */
export interface FormRules {
  fields: readonly FormField[];
  terms: readonly ConsentTerm[];
  registry: FieldRegistry;
  /** What is known of the world; its countries are those that this form offers. */
  address: FormAddress | undefined;
  /** Said when everything was left empty; by itself each required field says so. */
  emptyLabel?: LabelKey | undefined;
}

/** What somebody filled into a form. */
export interface FormPost {
  /** By field, cleaned: trimmed (never passwords), parts joined, strangers left out. */
  values: Record<string, string>;
  consentAnswers: ConsentAnswer[];
  /** Which terms they answer, in which words, where the form says so. */
  edition?: string | undefined;
  /** Id of the field that holds the country of an address. */
  addressId: string | undefined;
  /** Ids of the fields that only confirm what another one says. */
  confirmations: string[];
  /** The same for each try to send what is filled in now, where the call behind the form keeps it once. */
  key?: string | undefined;
  /** What a captcha has given, where the action is protected by one. */
  captchaToken?: string | undefined;
}

/** A form that was not taken: what is wrong with its fields, or with the whole. */
export interface Refused {
  ok: false;
  fields?: readonly FieldFault[];
  label?: LabelKey;
}

/** The texts of a form that was sent, by name. Files are not among them. */
export const textsIn = (body: FormData): Record<string, string> =>
  Object.fromEntries([...body].filter((entry): entry is [string, string] => typeof entry[1] === 'string'));

/** The answers to the terms of a form that was sent. */
export const answersIn = (terms: readonly ConsentTerm[], body: FormData): ConsentAnswer[] =>
  answersOf(
    terms,
    body.getAll(consentName).filter((value) => typeof value === 'string'),
  );

/**
 * Reads a form that was sent, checks it, and does what it is for where nothing is wrong with it. The same in the browser
 * and on the server, for forms that a browser posts without scripts.
 */
export async function submitForm<Outcome>(
  { fields, terms, registry, address, emptyLabel }: FormRules,
  body: FormData,
  act: (post: FormPost) => Promise<Outcome>,
): Promise<Outcome | Refused> {
  const { address: addressForm, ...world } = address ?? {};
  const around: Around = { ...world, addressForm, matches: patternEngine()?.matches };
  const rulesOf: RulesOf = (type) => registry.peek(type)?.rules;
  const values = readValues(fields, textsIn(body), rulesOf, around);
  if (emptyLabel && Object.values(values).every((value) => value === '')) return { ok: false, label: emptyLabel };
  const consentAnswers = answersIn(terms, body);
  const found = [...findFaults(fields, values, rulesOf, around), ...checkConsent(terms, consentAnswers)];
  if (found.length > 0) return { ok: false, fields: found };
  return act({
    values,
    consentAnswers,
    edition: textsIn(body)[editionName],
    addressId: addressFieldIn(fields)?.id,
    confirmations: fields.filter(({ type }) => type === 'confirmPassword').map(({ id }) => id),
  });
}
