import { useMessages } from '#renderers/messages/messages.tsx';
import { primary } from '#renderers/primitives/button/button.styles.ts';
import { Notice } from '#renderers/primitives/notice/notice.tsx';

/** Offline page. No scripts run here, so its button is a link to the page itself. */
export function OfflineScreen() {
  const { t, productLang } = useMessages();
  return (
    <>
      <title>{t('offlineTitle')}</title>
      <Notice
        lang={productLang}
        title={t('offlineTitle')}
        text={t('offlineText')}
        action={
          // An empty href reloads the current URL, whichever page was requested.
          // oxlint-disable-next-line jsx-a11y/anchor-is-valid
          <a href="" className={primary}>
            {t('retry')}
          </a>
        }
      />
    </>
  );
}
