import type { ConsentTerm } from '../generated/types.ts';
import { pointerTo } from '../issue.ts';
import type { FieldFault } from './rules.ts';

/** Input name of consent checkboxes, with the term's name as value. */
export const consentName = 'consentAnswers';

/** Input name of the version of the terms that a form shows. */
export const editionName = 'consentEdition';

/** Answer to one consent term. */
export interface ConsentAnswer {
  promptField: string;
  answer: boolean;
}

/** Whether a term is a checkbox; texts need no answer. */
export const isChoice = ({ fieldType }: ConsentTerm): boolean => fieldType === 'BINARY_CHOICE';

/** Whether a checkbox starts ticked. */
export const startsTicked = ({ data, defaultValue }: ConsentTerm): boolean =>
  (data?.default ?? defaultValue) === 'true';

/** Answers to all checkboxes, from the names of the ticked ones. */
export function answersOf(terms: readonly ConsentTerm[], ticked: Iterable<string>): ConsentAnswer[] {
  const names = new Set(ticked);
  return terms.filter(isChoice).map(({ fieldName }) => ({ promptField: fieldName, answer: names.has(fieldName) }));
}

/** Errors of required checkboxes that are not ticked; empty if the consent is complete. */
export function checkConsent(terms: readonly ConsentTerm[], answers: readonly ConsentAnswer[]): FieldFault[] {
  const agreed = new Set(answers.filter(({ answer }) => answer).map(({ promptField }) => promptField));
  return terms
    .filter((term) => isChoice(term) && term.required && !agreed.has(term.fieldName))
    .map(({ fieldName }) => ({
      pointer: pointerTo(`/${consentName}`, fieldName),
      field: fieldName,
      fault: { kind: 'required', label: 'consentIsRequired' },
    }));
}
