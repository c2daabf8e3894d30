import type { useMessages } from '#renderers/messages/messages.tsx';
import type { LabelKey } from '#schemas/labels/keys.ts';
import type { Problem } from '#schemas/wire/problem.ts';
import { NO_ANSWER } from '#services/api/problem-error.ts';

export type Messages = Pick<ReturnType<typeof useMessages>, 't' | 'tMaybe'>;

/**
 * Where an error is shown: for the form or button as a whole, at a field, for social sign-in, or for single sign-on.
 */
type Place = 'whole' | 'field' | 'social' | 'singleSignOn';

interface Row {
  /** Location of the errors that this row applies to; all locations if absent. */
  place?: Place;
  /** Response status that this row applies to; every status if absent. */
  status?: number;
  /** Text that is shown: the label that the server's message names, the label of the error code, or a fixed label. */
  says: 'message' | 'code' | { label: LabelKey };
}

/**
 * Error texts: the first matching row with a text applies (decision table 5.11 of the design; product document 2,
 * section 8). A message that is not a label key is never shown, so that an attacker who controls a response cannot put
 * text into the page.
 */
export const errorWordsTable: readonly Row[] = [
  { status: NO_ANSWER, says: { label: 'offlineText' } },
  { place: 'whole', says: 'message' },
  { place: 'whole', says: 'code' },
  { place: 'whole', says: { label: 'anErrorOccured' } },
  { place: 'field', says: 'message' },
  { place: 'field', says: 'code' },
  { place: 'field', says: { label: 'failedAuthentication' } },
  { place: 'social', status: 409, says: { label: 'accountConflict' } },
  { place: 'social', says: { label: 'sorrySomethingWentWrong' } },
  { place: 'singleSignOn', says: 'message' },
  { place: 'singleSignOn', says: { label: 'anErrorOccured' } },
];

/** Labels of error codes whose key differs from the code. */
const labelOfCode: Readonly<Record<string, LabelKey>> = {
  CAPTCHA_FAIL_ERROR: 'captchaFailed',
  CHALLENGE_FAILED: 'captchaFailed',
};

/** A server error: code, status, and one message with its placeholders' values. */
interface Said extends Pick<Problem, 'status' | 'code'> {
  message: string | undefined;
  values?: Parameters<Messages['tMaybe']>[1];
}

/** Returns the text shown for a server error. */
export function errorWords(
  { status, code, message, values }: Said,
  place: Place,
  { t, tMaybe }: Messages,
  table: readonly Row[] = errorWordsTable,
): string {
  for (const row of table) {
    if ((row.place ?? place) !== place || (row.status ?? status) !== status) continue;
    const { says } = row;
    if (typeof says === 'object') return t(says.label);
    const words = says === 'code' ? tMaybe(labelOfCode[code] ?? code) : message && tMaybe(message, values);
    if (words) return words;
  }
  throw new Error(`No row has words for ${code}`);
}
