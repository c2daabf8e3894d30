import type { Form, FormField } from '#schemas/generated/types.ts';
import type { FormAnswer } from './answers.store.ts';

/** How the command that exports answers is called. */
export const ANSWERS_USAGE =
  '  npm run realm -- answers <realm> <form> [--json]  Prints the answers to a form as CSV or JSON.';

/**
 * A cell of CSV (RFC 4180). Spreadsheet programs run a text that begins like a formula: an apostrophe before it stops that
 * (OWASP, CSV injection).
 */
function cellOf(value: string | number | boolean | undefined): string {
  const text = String(value ?? '');
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The ids of a form's fields in order, then those of former fields that still have answers. */
function columnsOf(form: Form | undefined, answers: readonly FormAnswer[]): string[] {
  const asked = ((form?.fields ?? []) as FormField[]).map(({ id }) => id);
  const given = answers.flatMap(({ fields }) => Object.keys(fields));
  return [...new Set([...asked, ...given])];
}

/** Answers to a form as CSV, a line for each, with a first line of names. */
export function answersCsv(form: Form | undefined, answers: readonly FormAnswer[]): string {
  const columns = columnsOf(form, answers);
  const rows = answers.map(({ answeredAt, accountId, locale, fields }) => [
    new Date(answeredAt).toISOString(),
    accountId,
    locale,
    ...columns.map((id) => fields[id]),
  ]);
  return [['answeredAt', 'accountId', 'locale', ...columns], ...rows]
    .map((row) => row.map(cellOf).join(','))
    .join('\r\n');
}

/** Answers to a form as JSON. */
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
