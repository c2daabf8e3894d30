import type { ConsentTerm } from '../generated/types.ts';
import { pointerTo } from '../issue.ts';
import type { FieldFault } from './rules.ts';

/** The name under which the ticked boxes of a form are sent, each with its term's name as value. */
export const consentName = 'consentAnswers';

/** The name under which a form sends back which terms it shows, in which words. */
export const editionName = 'consentEdition';

/** What was answered to one term. */
export interface ConsentAnswer {
  promptField: string;
  answer: boolean;
}

/** Whether a term is a box to tick; a text is only read. */
export const isChoice = ({ fieldType }: ConsentTerm): boolean => fieldType === 'BINARY_CHOICE';

/** Whether a box is ticked before anyone has touched it. */
export const startsTicked = ({ data, defaultValue }: ConsentTerm): boolean =>
  (data?.default ?? defaultValue) === 'true';

/** The answers to all boxes, from the names of those that are ticked. */
export function answersOf(terms: readonly ConsentTerm[], ticked: Iterable<string>): ConsentAnswer[] {
  const names = new Set(ticked);
  return terms.filter(isChoice).map(({ fieldName }) => ({ promptField: fieldName, answer: names.has(fieldName) }));
}

/** The required boxes that are not ticked. Without any the terms are agreed to. */
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
