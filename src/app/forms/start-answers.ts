import type { FormInitial } from '#renderers/form/initial.ts';
import { isChoice, startsTicked } from '#schemas/values/consent.ts';
import type { ConsentPrompt } from '#schemas/wire/consent.ts';

/** The answers that the terms' boxes show at first: those given before, else as the terms say. */
export function startAnswers({ fields, answers = [] }: ConsentPrompt): FormInitial | undefined {
  if (answers.length === 0) return undefined;
  const given = new Map(answers.map(({ answer, consentField }) => [consentField.fieldName, answer]));
  return {
    consentAnswers: fields.filter(isChoice).map((term) => ({
      promptField: term.fieldName,
      answer: given.get(term.fieldName) ?? startsTicked(term),
    })),
  };
}
