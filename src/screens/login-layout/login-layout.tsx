import type { ReactNode } from 'react';
import { directionOf } from '#schemas/locale.ts';
import { useMessages } from '#renderers/messages/messages.tsx';
import { usePorts } from '#renderers/ports/ports.tsx';
import { Icon } from '#renderers/primitives/icon/icon.tsx';
import { atWidth, sourceSet } from '#renderers/primitives/picture/sources.ts';
import type { RealmSettings } from '#schemas/wire/site/realm.ts';
import * as styles from './login-layout.styles.ts';
import { useFadeIn } from './use-fade-in.ts';

interface LoginLayoutProps {
  background: RealmSettings['loginBackground'];
  /** Whether the layout is wider, as needed for longer forms. */
  wide?: boolean;
  /** URL that the back arrow leads to; without one there is no arrow. */
  backHref?: string | undefined;
  /** Whether the page is shown on a television: then all sizes scale with the viewport. */
  fromAfar?: boolean;
  children: ReactNode;
}

/**
 * Link with a back arrow. It leads to a given page instead of back in the history, because the history may belong to
 * another site.
 */
function BackArrow({ href }: { href: string }) {
  const { t } = useMessages();
  const { Link } = usePorts().navigation;
  return (
    <Link to={href} className={styles.back} aria-label={t('goBack')}>
      <Icon name="arrowBack" size={24} />
    </Link>
  );
}

/** Layout of sign-in, sign-up and consent: a panel over the realm's background picture. */
export function LoginLayout({ background, wide = false, fromAfar = false, backHref, children }: LoginLayoutProps) {
  const { locale } = useMessages();
  const { ref, isFading, show } = useFadeIn();
  const isRightToLeft = directionOf(locale) === 'rtl';
  const broad = (isRightToLeft ? background?.rtl : undefined) ?? background?.desktop;
  return (
    <div className={styles.screen}>
      {background && broad ? (
        <picture className={styles.background} data-fading={isFading}>
          {/* Viewport width up to which the picture for phones is used, as the product documents specify. */}
          <source media="(max-width: 1024px)" srcSet={atWidth(background.mobile, 820)} />
          <img
            ref={ref}
            src={atWidth(broad, 1080)}
            srcSet={sourceSet(broad, 2560)}
            sizes="100vw"
            alt=""
            onLoad={show}
            onError={show}
          />
        </picture>
      ) : null}
      <div className={[styles.panel, wide && styles.wide, fromAfar && styles.fromAfar].filter(Boolean).join(' ')}>
        {backHref === undefined ? null : <BackArrow href={backHref} />}
        {children}
      </div>
    </div>
  );
}
