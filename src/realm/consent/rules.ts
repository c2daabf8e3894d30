import type { ConsentTerm } from '#schemas/generated/types.ts';
import { checkConsent, isChoice } from '#schemas/values/consent.ts';
import type { ConsentAnswer } from '#schemas/wire/consent.ts';
import { ProblemError } from '../http/problems.ts';

/** An answer and the term that it answers. */
export interface TermAnswer {
  term: ConsentTerm;
  answer: boolean;
}

/**
 * Ties answers to the realm's terms.
 * @throws ProblemError 400 for an answer to something that was not asked, or twice to the same.
 */
export function answersTo(terms: readonly ConsentTerm[], answers: readonly ConsentAnswer[]): TermAnswer[] {
  const choices = new Map(terms.filter(isChoice).map((term) => [term.fieldName, term]));
  return answers.map(({ promptField, answer }) => {
    const term = choices.get(promptField);
    choices.delete(promptField);
    if (!term)
      throw new ProblemError('BAD_REQUEST', [
        `consentAnswers: expected one answer to each choice, found ${promptField}`,
      ]);
    return { term, answer };
  });
}

/** @throws ProblemError 400 that names the required terms which have not been agreed to. */
export function refuseOutstanding(terms: readonly ConsentTerm[], answers: readonly ConsentAnswer[]): void {
  const faults = checkConsent(terms, answers);
  if (faults.length === 0) return;
  throw new ProblemError('BAD_REQUEST', ['consentIsRequired'], {
    details: {
      missingFields: faults.map(({ field }) => field),
      fields: faults.map(({ pointer, field, fault }) => ({ pointer, field, message: fault.label })),
    },
  });
}
