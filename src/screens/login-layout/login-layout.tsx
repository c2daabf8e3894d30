import type { ReactNode } from 'react';
import { directionOf } from '#schemas/locale.ts';
import { useMessages } from '#renderers/messages/messages.tsx';
import { usePorts } from '#renderers/ports/ports.tsx';
import { Icon } from '#renderers/primitives/icon/icon.tsx';
import { atWidth, sourceSet } from '#renderers/primitives/picture/sources.ts';
import type { RealmSettings } from '#schemas/wire/realm.ts';
import * as styles from './login-layout.styles.ts';
import { useFadeIn } from './use-fade-in.ts';

interface LoginLayoutProps {
  background: RealmSettings['loginBackground'];
  /** For longer forms. */
  wide?: boolean;
  /** Where the back arrow leads; absent where there is none. */
  backHref?: string | undefined;
  /** For what is read from afar: it grows with the window. */
  fromAfar?: boolean;
  children: ReactNode;
}

/** Leads back: a link with a name, since the browser's own way back may lead elsewhere. */
function BackArrow({ href }: { href: string }) {
  const { t } = useMessages();
  const { Link } = usePorts().navigation;
  return (
    <Link to={href} className={styles.back} aria-label={t('goBack')}>
      <Icon name="arrowBack" size={24} />
    </Link>
  );
}

/** What sign-in, sign-up and consent stand in: a panel over the realm's picture. */
export function LoginLayout({ background, wide = false, fromAfar = false, backHref, children }: LoginLayoutProps) {
  const { locale } = useMessages();
  const { ref, isFading, show } = useFadeIn();
  const isRightToLeft = directionOf(locale) === 'rtl';
  const broad = (isRightToLeft ? background?.rtl : undefined) ?? background?.desktop;
  return (
    <div className={styles.screen}>
      {background && broad ? (
        <picture className={styles.background} data-fading={isFading}>
          {/* The specified limit for the mobile picture. */}
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
