import type { ConsentTerm } from '#schemas/generated/types.ts';
import type { ConsentAnswer } from '#schemas/wire/consent.ts';
import { RefusalError } from '../http/problems.ts';

/** Required choices that have not been agreed to. Texts never hold anybody up. */
export const outstandingTerms = (
  terms: readonly ConsentTerm[],
  agreed: (fieldName: string) => boolean,
): ConsentTerm[] =>
  terms.filter(
    ({ fieldName, fieldType, required }) => fieldType === 'BINARY_CHOICE' && required && !agreed(fieldName),
  );

/** An answer and the term that it answers. */
export interface TermAnswer {
  term: ConsentTerm;
  answer: boolean;
}

/**
 * Ties answers to the realm's terms.
 * @throws RefusalError 400 for an answer to something that was not asked, or twice to the same.
 */
export function answersTo(terms: readonly ConsentTerm[], answers: readonly ConsentAnswer[]): TermAnswer[] {
  const choices = new Map(
    terms.filter(({ fieldType }) => fieldType === 'BINARY_CHOICE').map((term) => [term.fieldName, term]),
  );
  return answers.map(({ promptField, answer }) => {
    const term = choices.get(promptField);
    choices.delete(promptField);
    if (!term)
      throw new RefusalError('BAD_REQUEST', [`consentAnswers: expected one answer to each choice, found ${promptField}`]);
    return { term, answer };
  });
}

/** @throws RefusalError 400 that names the required terms which nobody has agreed to. */
export function refuseOutstanding(
  terms: readonly ConsentTerm[],
  agreed: (fieldName: string) => boolean,
): void {
  const missing = outstandingTerms(terms, agreed).map(({ fieldName }) => fieldName);
  if (missing.length > 0)
    throw new RefusalError('BAD_REQUEST', ['consentIsRequired'], {
      details: {
        missingFields: missing,
        fields: missing.map((field) => ({
          pointer: `/consentAnswers/${field}`,
          field,
          message: 'consentIsRequired',
        })),
      },
    });
}
