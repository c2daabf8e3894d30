import type { Outcome } from '#renderers/form/use-form.ts';
import type { useMessages } from '#renderers/messages/messages.tsx';
import type { Problem } from '#schemas/wire/problem.ts';
import { ProblemError } from '#services/api/problem-error.ts';

type Messages = Pick<ReturnType<typeof useMessages>, 't' | 'tMaybe'>;

/** A problem in words for people: the label of its message, its message, the label of its code, the general one. */
export function problemMessage({ status, code, messages }: Problem, { t, tMaybe }: Messages): string {
  const [message] = messages;
  if (status === 0) return t('offlineText');
  return (message && (tMaybe(message) ?? message)) || (tMaybe(code) ?? t('anErrorOccured'));
}

/** A failed call in words for people. */
export const failureMessage = (error: unknown, messages: Messages): string =>
  error instanceof ProblemError ? problemMessage(error.problem, messages) : messages.t('anErrorOccured');

/** What a problem says of single fields, in words by field. */
export const problemFaults = ({ details }: Problem, { tMaybe }: Messages): Record<string, string> =>
  Object.fromEntries(
    (details?.fields ?? []).map(({ field, message, values }) => [field, tMaybe(message, values) ?? message]),
  );

/** A failed call as the outcome of a form: each fault at its field, the rest above them. */
export function failed(error: unknown, messages: Messages): Outcome {
  const message = failureMessage(error, messages);
  return error instanceof ProblemError
    ? { ok: false, message, fields: problemFaults(error.problem, messages) }
    : { ok: false, message };
}
