import type { ConsentTerm } from '#schemas/generated/types.ts';
import { isChoice } from '#schemas/values/consent.ts';
import type { ConsentPrompt } from '#schemas/wire/consent.ts';

/** Terms that have changed since a viewer agreed to them. */
export interface ChangedTerms {
  /** What they are called now. */
  terms: string[];
  /** When the last of these agreements was given, in milliseconds. */
  since: number;
}

/** Those of some terms that the viewer has agreed to in other words; undefined where there are none. */
function changedAmong(asked: readonly ConsentTerm[], answers: ConsentPrompt['answers'] = []): ChangedTerms | undefined {
  const agreed = new Map(
    answers
      .filter(({ answer, isCurrent }) => answer && !isCurrent)
      .map(({ consentField, answeredAt }) => [consentField.fieldName, Date.parse(answeredAt)]),
  );
  const changed = asked.filter(({ fieldName }) => agreed.has(fieldName));
  if (changed.length === 0) return undefined;
  return {
    terms: changed.map(({ label, fieldName }) => label || fieldName),
    since: Math.max(...changed.map(({ fieldName }) => agreed.get(fieldName) ?? 0)),
  };
}

/** What the viewer is asked again for having changed. */
export const changedTerms = ({ fields, outstanding, answers }: ConsentPrompt): ChangedTerms | undefined =>
  changedAmong(
    fields.filter(({ fieldName }) => outstanding.includes(fieldName)),
    answers,
  );

/** What the viewer had agreed to and is not asked again, since it is not required. */
export const changedChoices = ({ fields, answers }: ConsentPrompt): ChangedTerms | undefined =>
  changedAmong(
    fields.filter((term) => isChoice(term) && !term.required),
    answers,
  );
