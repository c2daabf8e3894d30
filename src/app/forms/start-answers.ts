import type { FormInitial } from '#renderers/form/initial.ts';
import { isChoice, startsTicked } from '#schemas/values/consent.ts';
import type { ConsentPrompt } from '#schemas/wire/consent.ts';

/**
 * The answers that the terms' boxes show at first: those that count, else as the terms say. Who has refused a term is not taken
 * to want it because its words have changed.
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
