import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useMessages } from '#renderers/messages/messages.tsx';
import { usePorts } from '#renderers/ports/ports.tsx';
import type { LabelKey } from '#schemas/labels/keys.ts';
import { primary, secondary } from '#renderers/primitives/button/button.styles.ts';
import * as styles from './checkout-screen.styles.ts';

interface GuestPartProps {
  planName: string;
  signInHref: string;
  signUpHref: string;
  /** Whether the user was signed in on this page, and the session ended. */
  hasSessionEnded: boolean;
  onSignUp: () => void;
  /** What follows a purchase by email alone. */
  emailText?: LabelKey | undefined;
  /** Draws the form of a purchase by email alone; undefined where the realm does not offer it. */
  drawForm: ((signInHref: string) => ReactNode) | undefined;
}

/** Ways on for a guest: sign in, sign up, or continue with an email address alone. */
export function GuestPart({ planName, signInHref, signUpHref, hasSessionEnded, onSignUp, ...email }: GuestPartProps) {
  const { emailText = 'checkout.guestEmailText', drawForm } = email;
  const { t } = useMessages();
  const { Link } = usePorts().navigation;
  const [isOpen, setOpen] = useState(false);
  const form = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isOpen) form.current?.focus();
  }, [isOpen]);
  return (
    <section className={styles.part}>
      <h2 className={styles.subheading}>{t('checkout.guestTitle')}</h2>
      {hasSessionEnded ? (
        <p role="alert" className={styles.notice}>
          {t('checkout.sessionEnded')}
        </p>
      ) : (
        <p>{t('checkout.guestText', { plan: planName })}</p>
      )}
      <div className={styles.actions}>
        <Link to={signInHref} className={primary}>
          {t('signIn')}
        </Link>
        <Link to={signUpHref} className={secondary} onClick={onSignUp}>
          {t('signUp')}
        </Link>
        {drawForm && !hasSessionEnded ? (
          <button type="button" className={secondary} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t('checkout.guestEmail')}
          </button>
        ) : null}
      </div>
      {drawForm && isOpen && !hasSessionEnded ? (
        <section ref={form} tabIndex={-1} className={styles.guestForm} aria-labelledby="checkout-guest">
          <h3 id="checkout-guest" className={styles.subheading}>
            {t('checkout.guestEmailTitle')}
          </h3>
          <p>{t(emailText)}</p>
          {drawForm(signInHref)}
        </section>
      ) : null}
    </section>
  );
}
