import type { ReactNode } from 'react';
import { directionOf, useMessages } from '#renderers/messages/messages.tsx';
import { atWidth, sourceSet } from '#renderers/primitives/picture/sources.ts';
import type { RealmSettings } from '#schemas/wire/realm.ts';
import * as styles from './login-layout.styles.ts';

interface LoginLayoutProps {
  background: RealmSettings['loginBackground'];
  /** For longer forms. */
  wide?: boolean;
  /** For what is read from afar: it grows with the window. */
  fromAfar?: boolean;
  children: ReactNode;
}

/** What sign-in, sign-up and consent stand in: a panel over the realm's picture. */
export function LoginLayout({ background, wide = false, fromAfar = false, children }: LoginLayoutProps) {
  const { locale } = useMessages();
  const isRightToLeft = directionOf(locale) === 'rtl';
  const broad = (isRightToLeft ? background?.rtl : undefined) ?? background?.desktop;
  return (
    <div className={styles.screen}>
      {background && broad ? (
        <picture className={styles.background}>
          {/* The specified limit for the mobile picture. */}
          <source media="(max-width: 1024px)" srcSet={atWidth(background.mobile, 820)} />
          <img src={atWidth(broad, 1080)} srcSet={sourceSet(broad, 2560)} sizes="100vw" alt="" />
        </picture>
      ) : null}
      <div className={[styles.panel, wide && styles.wide, fromAfar && styles.fromAfar].filter(Boolean).join(' ')}>
        {children}
      </div>
    </div>
  );
}
