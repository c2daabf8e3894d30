import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useWords } from '#renderers/messages/words.tsx';
import { withLang } from './links.ts';
import { useServices } from './services.ts';
import { useViewerChange } from './use-viewer.ts';

/** Ends the session in the browser, then goes to the start. As a mere address it changes nothing on the server. */
export function Component() {
  const { say } = useWords();
  const { session, lang } = useServices();
  const changed = useViewerChange();
  const navigate = useNavigate();
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const leave = async () => {
      await session?.signOut();
      await changed(undefined);
      await navigate(withLang('/', lang), { replace: true });
    };
    void leave();
  }, [session, changed, navigate, lang]);
  return (
    <p role="status">
      <title>{say('signOut')}</title>
      {say('loading')}
    </p>
  );
}
