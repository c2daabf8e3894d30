import { data } from 'react-router';
import type { FormAddress } from '#renderers/form/form-address.tsx';
import { preloadForm, validatorsOf } from '#renderers/form/preload-form.ts';
import type { ConsentTerm, FormField } from '#schemas/generated/types.ts';
import { parseForm } from '#schemas/parse-form.ts';
import { checkValues, cleanValues } from '#schemas/values/check-values.ts';
import { answersOf, checkConsent, type ConsentAnswer, consentName } from '#schemas/values/consent.ts';
import { allowedCountries } from '#schemas/values/countries.ts';
import { addressFieldIn } from '#schemas/values/expand.ts';
import type { FieldFault } from '#schemas/values/rules.ts';
import type { Problem } from '#schemas/wire/problem.ts';
import { ProblemError } from '#services/api/problem-error.ts';
import { fieldRegistry } from './field-registry.ts';
import type { PostedForm } from './posted-form.ts';

// Forms that a browser posts by itself, without scripts. Only the server runs this; it makes the very checks that the
// browser makes elsewhere, and asks the API as the viewer.

/** Posted by the button that draws the form again for another country. */
const COUNTRY = '_country';
const secrets = new Set<FormField['type']>(['password', 'confirmPassword']);

/** A post, read by its form's definition. */
export interface FormPost {
  /** Cleaned, by field. */
  values: Record<string, string>;
  consentAnswers: ConsentAnswer[];
  faults: FieldFault[];
  /** Whether only the country was changed. */
  isUpdate: boolean;
  addressId: string | undefined;
  /** Ids of fields that only confirm what another one says. */
  confirmations: string[];
  /** What the page is drawn again with. */
  again: PostedForm;
}

interface FormToRead {
  form: unknown;
  address?: FormAddress | undefined;
  terms?: readonly ConsentTerm[];
}

/** Reads a post of a form; the code of its fields is loaded, those of the posted country too. */
export async function readFormPost(request: Request, { form, address, terms = [] }: FormToRead): Promise<FormPost> {
  const body = await request.formData();
  const posted = Object.fromEntries(
    [...body].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
  await preloadForm(fieldRegistry, form, address, { values: posted });
  const parsed = parseForm(form, validatorsOf(fieldRegistry, form));
  const fields = parsed.form ? parsed.fields : [];
  const around = {
    countries: address && allowedCountries(address.countries, address.address, address.formContext),
    addressForm: address?.address,
  };
  const values = cleanValues(fields, posted, around);
  const ticked = body.getAll(consentName).filter((value) => typeof value === 'string');
  const consentAnswers = answersOf(terms, ticked);
  const hidden = fields.filter(({ type }) => secrets.has(type)).map(({ id }) => id);
  const shown = Object.entries(posted).filter(
    ([name]) => name !== COUNTRY && name !== consentName && !hidden.includes(name),
  );
  return {
    values,
    consentAnswers,
    faults: [...checkValues(fields, values, around), ...checkConsent(terms, consentAnswers)],
    isUpdate: COUNTRY in posted,
    addressId: addressFieldIn(fields)?.id,
    confirmations: fields.filter(({ type }) => type === 'confirmPassword').map(({ id }) => id),
    again: { values: Object.fromEntries(shown), consentAnswers, faults: [] },
  };
}

/** The page again, with a problem above the form or at its fields. Wrong values are 422, whatever the API calls them. */
export const pageAgain = (again: PostedForm, problem: Problem) =>
  data({ ...again, problem }, { status: problem.status === 429 || problem.status >= 500 ? problem.status : 422 });

/** Answers a post: the page again where something is wrong with it, else what `act` answers, or the page with its problem. */
export async function answerPost({ again, faults, isUpdate }: FormPost, act: () => Promise<Response>) {
  if (isUpdate) return data(again);
  if (faults.length > 0) return data({ ...again, faults }, { status: 422 });
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return pageAgain(again, error.problem);
  }
}
