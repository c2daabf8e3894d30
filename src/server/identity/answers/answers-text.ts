import type { Form, FormField } from '#schemas/generated/types.ts';
import type { FormAnswer } from './answers.store.ts';

/** Usage text of the command that exports form answers. */
export const ANSWERS_USAGE =
  '  npm run realm -- answers <realm> <form> [--json]  Prints the answers to a form as CSV or JSON.';

/**
 * Encodes a CSV cell (RFC 4180). Texts that look like a formula get a leading apostrophe, because spreadsheets would
 * run them (OWASP, CSV injection).
 */
function toCell(value: string | number | boolean | undefined): string {
  const text = String(value ?? '');
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Column ids: the form's fields in order, then fields that the form no longer has but that still have answers. */
function listColumns(form: Form | undefined, answers: readonly FormAnswer[]): string[] {
  const asked = ((form?.fields ?? []) as FormField[]).map(({ id }) => id);
  const given = answers.flatMap(({ fields }) => Object.keys(fields));
  return [...new Set([...asked, ...given])];
}

/** Formats form answers as CSV with a header line. */
export function answersCsv(form: Form | undefined, answers: readonly FormAnswer[]): string {
  const columns = listColumns(form, answers);
  const rows = answers.map(({ answeredAt, accountId, locale, fields }) => [
    new Date(answeredAt).toISOString(),
    accountId,
    locale,
    ...columns.map((id) => fields[id]),
  ]);
  return [['answeredAt', 'accountId', 'locale', ...columns], ...rows]
    .map((row) => row.map(toCell).join(','))
    .join('\r\n');
}

/** Formats form answers as JSON. */
export const answersJson = (answers: readonly FormAnswer[]): string =>
  JSON.stringify(
    answers.map(({ answeredAt, accountId, locale, fields }) => ({
      answeredAt: new Date(answeredAt).toISOString(),
      ...(accountId !== undefined && { accountId }),
      locale,
      fields,
    })),
    null,
    2,
  );
