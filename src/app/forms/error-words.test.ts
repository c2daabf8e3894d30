import { describe, expect, test } from 'vitest';
import en from '#schemas/labels/en_US.json' with { type: 'json' };
import type { Problem } from '#schemas/wire/problem.ts';
import { NO_ANSWER } from '#services/api/problem-error.ts';
import { errorWords, errorWordsTable } from './error-words.ts';
import { problemInWords } from './problem-in-words.ts';

const labels: Readonly<Record<string, string>> = en;
const tMaybe = (key: string) => (Object.hasOwn(labels, key) ? labels[key] : undefined);
const messages = { tMaybe, t: (key: string) => tMaybe(key) ?? key };

type Said = Parameters<typeof errorWords>[0];
const said = (status: number, code: string, message?: string) => ({ status, code, message }) as Said;

const known = said(401, 'UNAUTHORIZED', 'failedAuthentication');
const developers = 'The header x-api-key is missing';
const phishing = 'Your account is locked. Call +1 900 123 <a href="https://evil.test">now</a>.';

/**
 * Decision table 5.11 of the design. Each row: location of the error, the server's response, the label that is shown.
 */
test.each<[Parameters<typeof errorWords>[1], Said, keyof typeof en]>([
  ['whole', said(401, 'BAD_REQUEST', 'failedAuthentication'), 'failedAuthentication'],
  ['whole', said(400, 'BAD_REQUEST'), 'BAD_REQUEST'],
  ['whole', said(400, 'BAD_REQUEST', developers), 'BAD_REQUEST'],
  ['whole', said(400, 'BAD_REQUEST', phishing), 'BAD_REQUEST'],
  ['whole', said(403, 'CAPTCHA_FAIL_ERROR'), 'captchaFailed'],
  ['whole', said(429, 'TOO_MANY_REQUESTS', 'tooManyAttempts'), 'tooManyAttempts'],
  ['whole', said(418, 'TEAPOT', developers), 'anErrorOccured'],
  ['whole', said(NO_ANSWER, 'SERVICE_UNAVAILABLE', 'failedAuthentication'), 'offlineText'],
  ['field', said(409, 'ALREADY_EXISTS', 'emailAlreadyExists'), 'emailAlreadyExists'],
  ['field', said(400, 'BAD_REQUEST', phishing), 'BAD_REQUEST'],
  ['field', said(418, 'TEAPOT', phishing), 'failedAuthentication'],
  ['social', said(409, 'ALREADY_EXISTS', developers), 'accountConflict'],
  ['social', known, 'sorrySomethingWentWrong'],
  ['social', said(NO_ANSWER, 'SERVICE_UNAVAILABLE'), 'offlineText'],
  ['singleSignOn', known, 'failedAuthentication'],
  ['singleSignOn', said(400, 'BAD_REQUEST', developers), 'anErrorOccured'],
])('for the message type “%s”, shows the API error %j as the label %s @auth-02', (place, what, label) =>
  expect(errorWords(what, place, messages)).toBe(en[label]),
);

test.each(errorWordsTable.map((row, index) => [index, row] as const))(
  'row %i of the table of error messages is needed; without it another message would be shown: %j @auth-02',
  (index, row) => {
    const { place = 'whole', status = 418, says } = row;
    const what = said(
      status,
      says === 'code' ? 'BAD_REQUEST' : 'TEAPOT',
      says === 'message' ? 'emailAlreadyExists' : undefined,
    );
    const without = errorWordsTable.filter((_, other) => other !== index);
    const told = (table: typeof errorWordsTable) => {
      try {
        return errorWords(what, place, messages, table);
      } catch (error) {
        return (error as Error).message;
      }
    };
    expect(told(without)).not.toBe(told(errorWordsTable));
    expect(told(errorWordsTable)).not.toContain('No row');
  },
);

describe('conversion of an API problem to the error messages of a form @auth-02', () => {
  const problem = (fields: { field: string; message: string }[]): Problem => ({
    status: 400,
    code: 'BAD_REQUEST',
    messages: [phishing],
    requestId: '',
    details: { fields: fields.map((one) => ({ pointer: `/${one.field}`, ...one })) },
  });

  test('shows only translated labels as error messages, never text written by a server', () =>
    expect(
      problemInWords(
        problem([
          { field: 'email', message: 'emailAlreadyExists' },
          { field: 'name', message: phishing },
        ]),
        messages,
      ),
    ).toEqual({ message: en.BAD_REQUEST, fields: { email: en.emailAlreadyExists, name: en.BAD_REQUEST } }));

  test('passes a field’s message key on unchanged if the form has its own text for that key', () =>
    expect(problemInWords(problem([{ field: 'shoe', message: 'shoeFieldIsRequired' }]), messages).fields).toEqual({
      shoe: 'shoeFieldIsRequired',
    }));
});
