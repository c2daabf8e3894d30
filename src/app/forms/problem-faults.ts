import type { Outcome } from '#renderers/form/use-form.ts';
import type { useWords } from '#renderers/messages/words.tsx';
import type { Problem } from '#schemas/wire/problem.ts';
import { ProblemError } from '#services/api/problem-error.ts';

type Words = Pick<ReturnType<typeof useWords>, 'say' | 'sayMaybe'>;

/** A problem in words for people: the label of its message, its message, the label of its code, the general one. */
export function problemWords({ status, code, messages }: Problem, { say, sayMaybe }: Words): string {
  const [message] = messages;
  if (status === 0) return say('offlineText');
  return (message && (sayMaybe(message) ?? message)) || (sayMaybe(code) ?? say('anErrorOccured'));
}

/** A failed call in words for people. */
export const wordsFor = (error: unknown, words: Words): string =>
  error instanceof ProblemError ? problemWords(error.problem, words) : words.say('anErrorOccured');

/** What a problem says of single fields, in words by field. */
export const problemFaults = ({ details }: Problem, { sayMaybe }: Words): Record<string, string> =>
  Object.fromEntries(
    (details?.fields ?? []).map(({ field, message, values }) => [field, sayMaybe(message, values) ?? message]),
  );

/** A failed call as the outcome of a form: each fault at its field, the rest above them. */
export function failed(error: unknown, words: Words): Outcome {
  const message = wordsFor(error, words);
  return error instanceof ProblemError
    ? { ok: false, message, fields: problemFaults(error.problem, words) }
    : { ok: false, message };
}
