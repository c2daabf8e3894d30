import type { Problem } from '#schemas/wire/problem.ts';
import { errorWords, type Messages } from './error-words.ts';

/** A field's own message, for which the form has a text. */
const namesField = /^\w+FieldIs(?:Required|Invalid)$/;

/** Converts a problem into texts for the form and its fields. */
export const problemInWords = (
  problem: Problem,
  messages: Messages,
): { message: string; fields: Record<string, string> } => ({
  message: errorWords({ ...problem, message: problem.messages[0] }, 'whole', messages),
  fields: Object.fromEntries(
    (problem.details?.fields ?? []).map(({ field, message, values }) => [
      field,
      namesField.test(message) && messages.tMaybe(message) === undefined
        ? message
        : errorWords({ ...problem, message, values }, 'field', messages),
    ]),
  ),
});
