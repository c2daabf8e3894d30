import { useMemo } from 'react';
import { useActionData } from 'react-router';
import type { FormInitial } from '#renderers/form/initial.ts';
import { namesOf } from '#renderers/form/fault-messages.ts';
import type { Refused } from '#renderers/form/submit-form.ts';
import { fieldsFor } from '#renderers/form/use-form.ts';
import { useMessages } from '#renderers/messages/messages.tsx';
import type { Form, FormField } from '#schemas/generated/types.ts';
import type { ConsentAnswer } from '#schemas/values/consent.ts';
import { chosenCountry } from '#schemas/values/expand.ts';
import type { Problem } from '#schemas/wire/problem.ts';
import type { FormSource } from './define-form.ts';
import { problemInWords } from './problem-in-words.ts';

/** Result of a post without scripts that renders its page again: the input (never passwords) and its errors. */
export interface PostedForm extends Omit<Refused, 'ok'> {
  /** Values by posted name, including parts of composite fields. */
  values: Record<string, string>;
  /** Answers to the consent terms; absent if the terms have changed since the form was rendered. */
  consentAnswers?: ConsentAnswer[];
  problem?: Problem;
}

/** Returns the form's initial state: the rejected post, else the loader's data. */
export function useInitial({ form, address, terms = none, initial }: FormSource): FormInitial | undefined {
  const posted = useActionData<PostedForm | undefined>();
  const messages = useMessages();
  return useMemo(() => {
    if (!posted) return initial;
    const { values, consentAnswers, fields: faults = [], label, problem } = posted;
    // The result combines the page's own data (such as the current terms) with the posted values.
    const known = { ...initial, values, ...(consentAnswers && { consentAnswers }) };
    if (problem) {
      const { message, fields } = problemInWords(problem, messages);
      return { ...known, faults: fields, failure: message };
    }
    if (label) return { ...known, failure: messages.t(label) };
    if (faults.length === 0) return known;
    const fields = ((form as Form | undefined)?.fields ?? []) as FormField[];
    const country = chosenCountry(fields, values, address?.countries)?.iso3166alpha2 ?? '';
    const names = namesOf(
      new Map(faults.map(({ field }) => [field, field])),
      fieldsFor(fields, address, country),
      terms,
    );
    // Without scripts, a summary above the form lists the fields that have errors.
    return { ...known, faults, failure: messages.t('checkFields', { fields: names }) };
  }, [posted, initial, messages, form, address, terms]);
}

const none: never[] = [];
