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
  /** Wider layout for longer forms. */
  wide?: boolean;
  /** Target of the back arrow; absent without one. */
  backHref?: string | undefined;
  /** For televisions: scales with the viewport. */
  fromAfar?: boolean;
  children: ReactNode;
}

/** Back link to a fixed page, because the browser's history may lead elsewhere. */
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
          {/* Breakpoint of the mobile picture, as specified. */}
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
