import type { ConsentPrompt } from '#schemas/wire/consent.ts';

/** Terms that have changed since a viewer agreed to them. */
export interface ChangedTerms {
  /** What they are called now. */
  terms: string[];
  /** When the last of these agreements was given, in milliseconds. */
  since: number;
}

/** The outstanding terms that the viewer has agreed to in other words; undefined where none of them is known to the viewer. */
export function changedTerms({ fields, outstanding, answers = [] }: ConsentPrompt): ChangedTerms | undefined {
  const agreed = new Map(
    answers
      .filter(({ answer, isCurrent }) => answer && !isCurrent)
      .map(({ consentField, answeredAt }) => [consentField.fieldName, Date.parse(answeredAt)]),
  );
  const changed = fields.filter(({ fieldName }) => outstanding.includes(fieldName) && agreed.has(fieldName));
  if (changed.length === 0) return undefined;
  return {
    terms: changed.map(({ label, fieldName }) => label || fieldName),
    since: Math.max(...changed.map(({ fieldName }) => agreed.get(fieldName) ?? 0)),
  };
}
