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
test.each<[Parameters<typeof errorWords>[1], string, keyof typeof en, Said]>([
  [
    'whole',
    'status 401 with the code BAD_REQUEST and the message failedAuthentication',
    'failedAuthentication',
    said(401, 'BAD_REQUEST', 'failedAuthentication'),
  ],
  ['whole', 'status 400 with the code BAD_REQUEST', 'BAD_REQUEST', said(400, 'BAD_REQUEST')],
  [
    'whole',
    'status 400 with the code BAD_REQUEST and a message for developers',
    'BAD_REQUEST',
    said(400, 'BAD_REQUEST', developers),
  ],
  [
    'whole',
    'status 400 with the code BAD_REQUEST and a message that no label has',
    'BAD_REQUEST',
    said(400, 'BAD_REQUEST', phishing),
  ],
  ['whole', 'status 403 with the code CAPTCHA_FAIL_ERROR', 'captchaFailed', said(403, 'CAPTCHA_FAIL_ERROR')],
  [
    'whole',
    'status 429 with the code TOO_MANY_REQUESTS and the message tooManyAttempts',
    'tooManyAttempts',
    said(429, 'TOO_MANY_REQUESTS', 'tooManyAttempts'),
  ],
  [
    'whole',
    'status 418 with the code TEAPOT and a message for developers',
    'anErrorOccured',
    said(418, 'TEAPOT', developers),
  ],
  [
    'whole',
    'no response and the message failedAuthentication',
    'offlineText',
    said(NO_ANSWER, 'SERVICE_UNAVAILABLE', 'failedAuthentication'),
  ],
  [
    'field',
    'status 409 with the code ALREADY_EXISTS and the message emailAlreadyExists',
    'emailAlreadyExists',
    said(409, 'ALREADY_EXISTS', 'emailAlreadyExists'),
  ],
  [
    'field',
    'status 400 with the code BAD_REQUEST and a message that no label has',
    'BAD_REQUEST',
    said(400, 'BAD_REQUEST', phishing),
  ],
  [
    'field',
    'status 418 with the code TEAPOT and a message that no label has',
    'failedAuthentication',
    said(418, 'TEAPOT', phishing),
  ],
  [
    'social',
    'status 409 with the code ALREADY_EXISTS and a message for developers',
    'accountConflict',
    said(409, 'ALREADY_EXISTS', developers),
  ],
  ['social', 'status 401 with a code and a message that have labels', 'sorrySomethingWentWrong', known],
  ['social', 'no response', 'offlineText', said(NO_ANSWER, 'SERVICE_UNAVAILABLE')],
  ['singleSignOn', 'status 401 with a code and a message that have labels', 'failedAuthentication', known],
  [
    'singleSignOn',
    'status 400 with the code BAD_REQUEST and a message for developers',
    'anErrorOccured',
    said(400, 'BAD_REQUEST', developers),
  ],
])(
  'for an error message of the type “%s” (“whole”: for the whole form), the API error “%s” is shown as the label %s @auth-02',
  (place, _error, label, what) => expect(errorWords(what, place, messages)).toBe(en[label]),
);

/** Says for which errors a row of the table applies, and what the user reads. */
const describeRow = ({ place, status, says }: (typeof errorWordsTable)[number]) =>
  `${place === undefined ? 'any message type' : `the message type “${place}”`}${
    status === undefined ? '' : ` and ${status === NO_ANSWER ? 'no response' : `the status ${status}`}`
  }: ${typeof says === 'object' ? `the label ${says.label}` : `the label of the error’s ${says}`}`;

test.each(errorWordsTable.map((row, index) => [index, describeRow(row), row] as const))(
  'row %i of the table of error messages (for %s) is needed: without this row, another message is shown @auth-02',
  (index, _words, row) => {
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

  test('returns a field’s error message key unchanged if the form’s definition contains the text for that key', () =>
    expect(problemInWords(problem([{ field: 'shoe', message: 'shoeFieldIsRequired' }]), messages).fields).toEqual({
      shoe: 'shoeFieldIsRequired',
    }));
});
