import { createHash } from 'node:crypto';
import type { ConsentTerm } from '#schemas/generated/types.ts';
import { checkConsent, isChoice } from '#schemas/values/consent.ts';
import type { ConsentAnswer } from '#schemas/wire/consent.ts';
import { ProblemError } from '../../platform/http/problems.ts';

/** An answer and the term that it answers. */
export interface TermAnswer {
  term: ConsentTerm;
  answer: boolean;
}

/** What terms are that name no version. */
const FIRST_VERSION = 1;

/** Words as they are read: how they are set in lines makes no others of them. */
const asRead = (words: string): string => words.replaceAll(/\s+/g, ' ').trim();

/**
 * Whether what was answered is still what is asked, by the version where the term has one, else by the words (decision 066).
 * @param answered the term as it was answered, in the same language as `term`
 */
export const isSameTerm = (term: ConsentTerm, answered: ConsentTerm): boolean =>
  term.version === undefined
    ? asRead(term.label) === asRead(answered.label) && asRead(term.text) === asRead(answered.text)
    : term.version === (answered.version ?? FIRST_VERSION);

/** An answer that was given, and whether it counts for the term as it is now. */
export interface Standing {
  /** As it was answered, in the language of the answer. */
  term: ConsentTerm;
  answer: boolean;
  /** When it was given, in milliseconds. */
  at: number;
  isCurrent: boolean;
}

/** The answers that count, as they would be sent: all that decides what is outstanding. */
export const countedAnswers = (standing: readonly Standing[]): ConsentAnswer[] =>
  standing.filter(({ isCurrent }) => isCurrent).map(({ term, answer }) => ({ promptField: term.fieldName, answer }));

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

/** Which terms these are, in which words. */
export const editionOf = (terms: readonly ConsentTerm[]): string =>
  createHash('sha256').update(JSON.stringify(terms)).digest('base64url');

/**
 * Keeps an answer to words that somebody has read from being kept as one to others, where terms change while a form is open.
 * @throws ProblemError 409
 */
export function refuseOtherEdition(terms: readonly ConsentTerm[], edition: string | undefined): void {
  if (edition !== undefined && edition !== editionOf(terms))
    throw new ProblemError('CONFLICT', ['consent.changedMeanwhile']);
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
