import type { Send } from '#renderers/form/use-form.ts';
import { useMessages } from '#renderers/messages/messages.tsx';
import { useServices } from '../services.ts';
import { enter } from './sign-in.ts';
import { useViewerChange } from './use-viewer.ts';

/** What the sign-in form does when it is sent, wherever it stands. */
export function useSignIn(): Send {
  const { session, analytics } = useServices();
  const messages = useMessages();
  const changed = useViewerChange();
  return async ({ id = '', secret = '' }) => {
    const outcome = await enter(session, messages, (open) => open.signIn(id, secret), messages.t('signedIn'));
    if (outcome.code) analytics.report({ type: 'loginError', code: outcome.code });
    if (outcome.info) await changed(outcome.info);
    return outcome;
  };
}
