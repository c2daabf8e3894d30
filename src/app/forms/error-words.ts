import type { useMessages } from '#renderers/messages/messages.tsx';
import type { LabelKey } from '#schemas/labels/keys.ts';
import type { Problem } from '#schemas/wire/problem.ts';
import { NO_ANSWER } from '#services/api/problem-error.ts';

export type Messages = Pick<ReturnType<typeof useMessages>, 't' | 'tMaybe'>;

/** Where something went wrong: with a form or button as a whole, with one of a form's fields, on the way in by somebody else. */
type Place = 'whole' | 'field' | 'social' | 'singleSignOn';

interface Row {
  /** Everywhere if not told. */
  place?: Place;
  /** Only of answers with this status. */
  status?: number;
  /** The label that the server's message names, the one of its code, or this one. */
  says: 'message' | 'code' | { label: LabelKey };
}

/**
 * Words for what went wrong, the first row that has any (decision table 5.11 of the design; product document 2, section 8). A message
 * that names no label is for programs and is never shown: whoever could put words into an answer could have viewers do anything.
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

/** The labels of codes that are not called as their code is. */
const labelOfCode: Readonly<Record<string, LabelKey>> = {
  CAPTCHA_FAIL_ERROR: 'captchaFailed',
  CHALLENGE_FAILED: 'captchaFailed',
};

/** What a server said: its code and status, and one message with what it is filled in with. */
interface Said extends Pick<Problem, 'status' | 'code'> {
  message: string | undefined;
  values?: Parameters<Messages['tMaybe']>[1];
}

/** What is said to people of what a server said. */
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
