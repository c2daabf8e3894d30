import type { Outcome } from '#renderers/form/use-form.ts';
import type { useWords } from '#renderers/messages/words.tsx';
import type { SessionInfo } from '#schemas/wire/session.ts';
import { ProblemError } from '#services/api/problem-error.ts';
import type { Session } from '#services/session/session.ts';
import { failed } from '../forms/problem-faults.ts';

/** What an error is called: the label of its first message where it is one, else its code. */
function codeOf(error: unknown): string {
  if (!(error instanceof ProblemError)) return 'INTERNAL_ERROR';
  const { code, messages } = error.problem;
  return /^[A-Za-z_]{1,60}$/.exec(messages[0] ?? '')?.[0] ?? code;
}

/** Opens a session by a form, and says what came of it. */
export async function enter(
  session: Session | undefined,
  words: ReturnType<typeof useWords>,
  open: (session: Session) => Promise<SessionInfo>,
  welcome: string,
): Promise<Outcome & { info?: SessionInfo; code?: string }> {
  if (!session) return { ok: false, message: words.say('anErrorOccured') };
  try {
    return { ok: true, message: welcome, info: await open(session) };
  } catch (error) {
    return { ...failed(error, words), code: codeOf(error) };
  }
}
