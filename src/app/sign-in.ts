import type { Outcome } from '#renderers/form/use-form.ts';
import type { useWords } from '#renderers/messages/words.tsx';
import type { SessionInfo } from '#schemas/wire/session.ts';
import type { Session } from '#services/session/session.ts';
import { failed } from './forms/problem-faults.ts';

/** Opens a session by a form, and says what came of it. */
export async function enter(
  session: Session | undefined,
  words: ReturnType<typeof useWords>,
  open: (session: Session) => Promise<SessionInfo>,
  welcome: string,
): Promise<Outcome & { info?: SessionInfo }> {
  if (!session) return { ok: false, message: words.say('anErrorOccured') };
  try {
    return { ok: true, message: welcome, info: await open(session) };
  } catch (error) {
    return failed(error, words);
  }
}
