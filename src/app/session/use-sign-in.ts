import type { Send } from '#renderers/form/use-form.ts';
import { useWords } from '#renderers/messages/words.tsx';
import { useServices } from '../services.ts';
import { enter } from './sign-in.ts';
import { useViewerChange } from './use-viewer.ts';

/** What the sign-in form does when it is sent, wherever it stands. */
export function useSignIn(): Send {
  const { session, analytics } = useServices();
  const words = useWords();
  const changed = useViewerChange();
  return async ({ id = '', secret = '' }) => {
    const outcome = await enter(session, words, (open) => open.signIn(id, secret), words.say('signedIn'));
    if (outcome.code) analytics.tell({ type: 'loginError', code: outcome.code });
    if (outcome.info) await changed(outcome.info);
    return outcome;
  };
}
