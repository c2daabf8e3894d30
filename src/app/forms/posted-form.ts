import { useMemo } from 'react';
import { useActionData } from 'react-router';
import type { FormInitial } from '#renderers/form/initial.ts';
import { namesOf } from '#renderers/form/fault-messages.ts';
import { fieldsFor } from '#renderers/form/use-form.ts';
import { useMessages } from '#renderers/messages/messages.tsx';
import type { ConsentTerm, Form, FormField } from '#schemas/generated/types.ts';
import type { ConsentAnswer } from '#schemas/values/consent.ts';
import { chosenCountry } from '#schemas/values/expand.ts';
import type { FieldFault } from '#schemas/values/rules.ts';
import type { Problem } from '#schemas/wire/problem.ts';
import type { FormScreenData } from './drawn-forms.ts';
import { problemFaults, problemMessage } from './problem-faults.ts';

/** A plain post that is answered with its page again: what was typed, passwords never, and what is wrong with it. */
export interface PostedForm {
  /** By name as they were posted, parts too. */
  values: Record<string, string>;
  consentAnswers: ConsentAnswer[];
  faults: FieldFault[];
  problem?: Problem;
}

/** What a form starts with: the post that was refused, or else what the loader knows. */
export function useInitial(
  { form, address, initial }: FormScreenData,
  terms: readonly ConsentTerm[] = [],
): FormInitial | undefined {
  const posted = useActionData<PostedForm | undefined>();
  const messages = useMessages();
  return useMemo(() => {
    if (!posted) return initial;
    const { values, consentAnswers, faults, problem } = posted;
    if (problem) {
      const fields = problemFaults(problem, messages);
      return { values, consentAnswers, faults: fields, failure: problemMessage(problem, messages) };
    }
    const fields = ((form as Form | undefined)?.fields ?? []) as FormField[];
    const country = chosenCountry(fields, values, address?.countries)?.iso3166alpha2 ?? '';
    const names = namesOf(
      new Map(faults.map(({ field }) => [field, field])),
      fieldsFor(fields, address, country),
      terms,
    );
    // Without scripts nothing else says at the top that something below is wrong.
    const failure = faults.length > 0 ? { failure: messages.t('checkFields', { fields: names }) } : {};
    return { values, consentAnswers, faults, ...failure };
  }, [posted, initial, messages, form, address, terms]);
}
