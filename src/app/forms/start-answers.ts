import type { FormInitial } from '#renderers/form/initial.ts';
import { isChoice, startsTicked } from '#schemas/values/consent.ts';
import type { ConsentPrompt } from '#schemas/wire/identity/consent.ts';

/**
 * Initial state of the consent boxes: current answers, else the terms' defaults. A refusal stays a refusal when the
 * text of a term changes.
 */
export function startAnswers({ fields, edition, answers = [] }: ConsentPrompt): FormInitial {
  if (answers.length === 0) return { edition };
  const given = new Map(answers.map((one) => [one.consentField.fieldName, one]));
  return {
    edition,
    consentAnswers: fields.filter(isChoice).map((term) => {
      const { answer = true, isCurrent = false } = given.get(term.fieldName) ?? {};
      return { promptField: term.fieldName, answer: isCurrent ? answer : answer && startsTicked(term) };
    }),
  };
}
