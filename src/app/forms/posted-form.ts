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

/** A plain post that is answered with its page again: what was typed, passwords never, and what is wrong with it. */
export interface PostedForm extends Omit<Refused, 'ok'> {
  /** By name as they were posted, parts too. */
  values: Record<string, string>;
  /** Absent where the terms have changed meanwhile. */
  consentAnswers?: ConsentAnswer[];
  problem?: Problem;
}

/** What a form starts with: the post that was refused, or else what the loader knows. */
export function useInitial({ form, address, terms = none, initial }: FormSource): FormInitial | undefined {
  const posted = useActionData<PostedForm | undefined>();
  const messages = useMessages();
  return useMemo(() => {
    if (!posted) return initial;
    const { values, consentAnswers, fields: faults = [], label, problem } = posted;
    // The page is drawn again with the terms of now.
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
    // Without scripts nothing else says at the top that something below is wrong.
    return { ...known, faults, failure: messages.t('checkFields', { fields: names }) };
  }, [posted, initial, messages, form, address, terms]);
}

const none: never[] = [];
