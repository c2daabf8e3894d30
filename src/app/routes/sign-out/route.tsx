import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useWords } from '#renderers/messages/words.tsx';
import { button, primary } from '#renderers/primitives/button/button.styles.ts';
import { Notice } from '#renderers/primitives/notice/notice.tsx';
import { withLang } from '../../links/local-href.ts';
import { useServices } from '../../services.ts';
import { useViewerChange } from '../../session/use-viewer.ts';

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
    <>
      <title>{say('signOut')}</title>
      <p role="status">{say('loading')}</p>
      <noscript>
        <form method="post">
          <Notice
            title={say('signOut')}
            text={say('signOutText')}
            action={
              <button type="submit" className={`${button} ${primary}`}>
                {say('signOut')}
              </button>
            }
          />
        </form>
      </noscript>
    </>
  );
}
