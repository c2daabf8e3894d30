import type { Form, FormField } from '#schemas/generated/types.ts';
import type { Problem } from '#schemas/wire/problem.ts';
import { latestDay } from '#schemas/time/day.ts';
import { checkValues, cleanValues } from '#schemas/values/check-values.ts';
import type { FormContext } from '#schemas/values/countries.ts';
import { addressFieldIn } from '#schemas/values/expand.ts';
import type { Around } from '#schemas/values/read.ts';
import type { FieldFault } from '#schemas/values/rules.ts';
import { countriesFor } from '../countries/countries.ts';
import type { Tx } from '../../platform/db/scope.ts';
import { findValidDocument } from '../documents/valid.ts';
import type { RealmContext } from '../../platform/realm-context.ts';
import { ProblemError } from '../../platform/http/problems.ts';
import { languageTag } from '#schemas/locale.ts';
import { messagesFor } from '../labels/messages-for.ts';

/** A realm's form with the data that validating its values needs. */
export interface StoredForm {
  fields: FormField[];
  /** Id of the address field. */
  addressId: string | undefined;
  around: Around;
}

/**
 * Finds the fields of a realm's form; undefined when the form does not exist. They were validated when the form was
 * loaded.
 */
export async function findFormFields(tx: Tx, realm: string, name: string): Promise<FormField[] | undefined> {
  const form = (await findValidDocument(tx, { realm }, 'form', name)) as Form | undefined;
  return form?.fields as FormField[] | undefined;
}

/** Prepares a realm's form for validating the values that a caller sent. */
export async function formOf(
  context: RealmContext,
  asked: FormField[],
  formContext?: FormContext,
): Promise<StoredForm> {
  const { realm } = context;
  // The repeated password is left out: only the browser compares it, and does not send it.
  const fields = asked.filter(({ type }) => type !== 'confirmPassword');
  const { addressForm } = realm.settings;
  return {
    fields,
    addressId: addressFieldIn(fields)?.id,
    around: {
      countries: countriesFor(await messagesFor(context), addressForm, formContext),
      addressForm,
      locale: languageTag(context.locale),
      today: latestDay(context.clock.now()),
    },
  };
}

type FieldMistakes = NonNullable<NonNullable<Problem['details']>['fields']>;

/** Returns the JSON pointer of a field's value in the body; parts of an address are in an object of their own. */
function pointerOf(field: string, { fields, addressId }: StoredForm): string {
  if (field === addressId) return '/address/countryCode';
  const isPart = !fields.some(({ id }) => id === field);
  return isPart && addressId !== undefined && field !== 'taxNumber' && field !== 'birthDate'
    ? `/address/${field}`
    : `/${field}`;
}

/**
 * Rejects faulty values.
 * @throws ProblemError 400 with messages {field}FieldIsRequired or {field}FieldIsInvalid
 */
export function refuseFaults(form: StoredForm, faults: readonly FieldFault[]): void {
  if (faults.length === 0) return;
  const fields: FieldMistakes = faults.map(({ field, fault: { label, values } }) => ({
    pointer: pointerOf(field, form),
    field,
    message: label,
    ...(values && { values }),
  }));
  const missingFields = faults.filter(({ fault }) => fault.kind === 'required').map(({ field }) => field);
  throw new ProblemError(
    'BAD_REQUEST',
    faults.map(({ field, fault }) => `${field}FieldIs${fault.kind === 'required' ? 'Required' : 'Invalid'}`),
    { details: { ...(missingFields.length > 0 && { missingFields }), fields } },
  );
}

/** Cleans and validates posted values, with the same checks as the browser. */
export function checkFormValues(
  form: StoredForm,
  posted: Readonly<Record<string, string>>,
): { values: Record<string, string>; faults: FieldFault[] } {
  const values = cleanValues(form.fields, posted, form.around);
  return { values, faults: checkValues(form.fields, values, form.around) };
}
