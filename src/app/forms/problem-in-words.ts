import type { useMessages } from '#renderers/messages/messages.tsx';
import type { LabelKey } from '#schemas/labels/keys.ts';
import type { Problem } from '#schemas/wire/problem.ts';
import { NO_ANSWER } from '#services/api/problem-error.ts';

type Messages = Pick<ReturnType<typeof useMessages>, 't' | 'tMaybe'>;

/** The labels of codes that are not called as their code is. */
const labelOfCode: Readonly<Record<string, LabelKey>> = {
  CAPTCHA_FAIL_ERROR: 'captchaFailed',
  CHALLENGE_FAILED: 'captchaFailed',
};

/** The label of a problem's message, its message, the label of its code, the general one. */
function messageOf({ status, code, messages: [message] }: Problem, { t, tMaybe }: Messages): string {
  if (status === NO_ANSWER) return t('offlineText');
  return (message && (tMaybe(message) ?? message)) || (tMaybe(labelOfCode[code] ?? code) ?? t('anErrorOccured'));
}

/** A problem in words for people: what it says of the whole, and of single fields. */
export const problemInWords = (
  problem: Problem,
  messages: Messages,
): { message: string; fields: Record<string, string> } => ({
  message: messageOf(problem, messages),
  fields: Object.fromEntries(
    (problem.details?.fields ?? []).map(({ field, message, values }) => [
      field,
      messages.tMaybe(message, values) ?? message,
    ]),
  ),
});
