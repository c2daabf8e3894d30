import type { Outcome } from '#renderers/form/use-form.ts';
import type { useWords } from '#renderers/messages/words.tsx';
import type { SessionInfo } from '#schemas/wire/session.ts';
import { ProblemError } from '#services/api/problem-error.ts';
import type { Session } from '#services/session/session.ts';

type Words = ReturnType<typeof useWords>;

/** A failed call in words for people: the label of its message, its message, the label of its code, the general one. */
export function wordsFor(error: unknown, { say, sayMaybe }: Words): string {
  if (!(error instanceof ProblemError)) return say('anErrorOccured');
  const { status, code, messages } = error.problem;
  const [message] = messages;
  if (status === 0) return say('offlineText');
  return (message && (sayMaybe(message) ?? message)) || (sayMaybe(code) ?? say('anErrorOccured'));
}

/** Signs in with the values of a form whose fields are `id` and `secret`. */
export async function signInWith(
  session: Session | undefined,
  words: Words,
  values: Record<string, string>,
): Promise<Outcome & { info?: SessionInfo }> {
  if (!session) return { ok: false, message: words.say('anErrorOccured') };
  try {
    const info = await session.signIn(values['id'] ?? '', values['secret'] ?? '');
    return { ok: true, message: words.say('signedIn'), info };
  } catch (error) {
    return { ok: false, message: wordsFor(error, words) };
  }
}
