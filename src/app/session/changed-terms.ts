import type { ConsentTerm } from '#schemas/generated/types.ts';
import { isChoice } from '#schemas/values/consent.ts';
import type { ConsentPrompt } from '#schemas/wire/identity/consent.ts';

/** Terms that changed after the viewer accepted them. */
export interface ChangedTerms {
  /** Current labels of the changed terms. */
  terms: string[];
  /** Time of the latest of these acceptances, in milliseconds since 1970. */
  since: number;
}

/** Finds terms that the viewer accepted in another wording; undefined if there are none. */
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

/** Changed required terms, which the viewer must accept again. */
export const changedTerms = ({ fields, outstanding, answers }: ConsentPrompt): ChangedTerms | undefined =>
  changedAmong(
    fields.filter(({ fieldName }) => outstanding.includes(fieldName)),
    answers,
  );

/** Changed optional terms, which the viewer is not asked about again. */
export const changedChoices = ({ fields, answers }: ConsentPrompt): ChangedTerms | undefined =>
  changedAmong(
    fields.filter((term) => isChoice(term) && !term.required),
    answers,
  );
