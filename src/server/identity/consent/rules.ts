import { createHash } from 'node:crypto';
import type { ConsentTerm } from '#schemas/generated/types.ts';
import { checkConsent, isChoice } from '#schemas/values/consent.ts';
import type { ConsentAnswer } from '#schemas/wire/identity/consent.ts';
import { ProblemError } from '../../platform/http/problems.ts';

export interface TermAnswer {
  term: ConsentTerm;
  answer: boolean;
}

/** Version of a consent term whose document names none. */
const FIRST_VERSION = 1;

/** Normalizes white space, so that line breaks do not make a text different. */
const asRead = (words: string): string => words.replaceAll(/\s+/g, ' ').trim();

/**
 * Whether an answer still counts after the term was changed. Terms with a version are compared by version, others by
 * their text (decision 066).
 * @param answered the term as it was when the user answered, in the same language as `term`
 */
export const isSameTerm = (term: ConsentTerm, answered: ConsentTerm): boolean =>
  term.version === undefined
    ? asRead(term.label) === asRead(answered.label) && asRead(term.text) === asRead(answered.text)
    : term.version === (answered.version ?? FIRST_VERSION);

/** A user's answer to a term, and whether it still counts for the current term. */
export interface ConsentStatus {
  /** The term as it was when the user answered, in the language of the answer. */
  term: ConsentTerm;
  answer: boolean;
  /** Time of the answer, in milliseconds. */
  at: number;
  isCurrent: boolean;
}

/** Selects the answers that still count, in the shape of the request body. */
export const getCurrentAnswers = (standing: readonly ConsentStatus[]): ConsentAnswer[] =>
  standing.filter(({ isCurrent }) => isCurrent).map(({ term, answer }) => ({ promptField: term.fieldName, answer }));

/**
 * Matches answers to the realm's terms.
 * @throws ProblemError 400 for an answer to an unknown term, or two answers to one term
 */
export function matchConsentAnswers(terms: readonly ConsentTerm[], answers: readonly ConsentAnswer[]): TermAnswer[] {
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

/**
 * Hash of the terms in one language. A form sends it back, so that the server notices if the terms changed meanwhile
 * (like an ETag).
 */
export const hashTerms = (terms: readonly ConsentTerm[]): string =>
  createHash('sha256').update(JSON.stringify(terms)).digest('base64url');

/**
 * Rejects answers to terms that changed while the form was open.
 * @throws ProblemError 409
 */
export function assertTermsUnchanged(terms: readonly ConsentTerm[], edition: string | undefined): void {
  if (edition !== undefined && edition !== hashTerms(terms))
    throw new ProblemError('CONFLICT', ['consent.changedMeanwhile']);
}

/**
 * Rejects answers that do not accept all required terms.
 * @throws ProblemError 400 that lists the missing terms
 */
export function assertRequiredTermsAccepted(terms: readonly ConsentTerm[], answers: readonly ConsentAnswer[]): void {
  const faults = checkConsent(terms, answers);
  if (faults.length === 0) return;
  throw new ProblemError('BAD_REQUEST', ['consentIsRequired'], {
    details: {
      missingFields: faults.map(({ field }) => field),
      fields: faults.map(({ pointer, field, fault }) => ({ pointer, field, message: fault.label })),
    },
  });
}
