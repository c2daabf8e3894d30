import { useEffect, useRef } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { useMessages } from '#renderers/messages/messages.tsx';
import { usePorts } from '#renderers/ports/ports.tsx';
import { loginHref } from '../links/account-links.ts';
import { useServices } from '../services.ts';

const words = { reuse: 'sessionEnd.reuse', revoked: 'sessionEnd.revoked', expired: 'sessionEnd.expired' } as const;

/**
 * If another device or the server ended the session, shows the reason with a link to sign in and reloads the page for a
 * guest. Use once per page.
 */
export function useSessionEnd(): void {
  const { session, pathSegments, lang } = useServices();
  const { t } = useMessages();
  const { toasts } = usePorts();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const signIn = () => {
    // Reads the URL at the time of the click, because the user may have navigated.
    const { pathname, search } = window.location;
    void navigate(loginHref(`${pathname}${search}`, { pathSegments, lang }));
  };
  const say = (ended: keyof typeof words) => {
    toasts.show({ text: t(words[ended]), kind: 'failure', action: { text: t('signIn'), run: signIn } });
    void revalidate();
  };
  const latest = useRef(say);
  useEffect(() => {
    latest.current = say;
  });
  useEffect(
    () =>
      session.onChange((info) => {
        if (info?.ended && info.ended !== 'signed-out') latest.current(info.ended);
      }),
    [session],
  );
}
