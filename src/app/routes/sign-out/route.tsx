import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useMessages } from '#renderers/messages/messages.tsx';
import { primary } from '#renderers/primitives/button/button.styles.ts';
import { Notice } from '#renderers/primitives/notice/notice.tsx';
import { withLang } from '../../links/local-href.ts';
import { trackLocation } from '../../routing/still-here.ts';
import { useServices } from '../../services.ts';

/** Signs out in the browser, then navigates home. A GET of the URL alone changes nothing on the server. */
export function Component() {
  const { t } = useMessages();
  const services = useServices();
  const navigate = useNavigate();
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const leave = async () => {
      const isStillHere = trackLocation(services);
      await services.session.signOut();
      if (isStillHere()) await navigate(withLang('/', services.lang), { replace: true });
    };
    void leave();
  }, [services, navigate]);
  return (
    <>
      <title>{t('signOut')}</title>
      <p role="status">{t('loading')}</p>
      <noscript>
        <form method="post">
          <Notice
            title={t('signOut')}
            text={t('signOutText')}
            action={
              <button type="submit" className={primary}>
                {t('signOut')}
              </button>
            }
          />
        </form>
      </noscript>
    </>
  );
}
