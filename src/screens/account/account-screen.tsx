import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { FormView } from '#renderers/form/form-view.tsx';
import { useMessages } from '#renderers/messages/messages.tsx';
import type { AccountDetails } from '#schemas/wire/identity/users.ts';
import * as styles from './account-screen.styles.ts';
import { Unconfirmed } from './unconfirmed.tsx';

interface AccountScreenProps extends ComponentProps<typeof FormView> {
  profile: AccountDetails;
  /** Number of times that the form was saved since the page was opened. */
  saves: number;
  /** Requests the confirmation email; resolves to the message to show. */
  sendConfirmation: () => Promise<string>;
  brand: string;
  /** Navigation of the account area. */
  nav: ReactNode;
}

/** Page of the account's details and billing details. */
export function AccountScreen({ profile, saves, sendConfirmation, brand, nav, ...form }: AccountScreenProps) {
  const { t, productLang } = useMessages();
  const done = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // After a save the form is remounted and its button loses the focus, so the focus moves to the message.
    if (saves > 0) done.current?.focus();
  }, [saves]);
  return (
    <div className={styles.screen} lang={productLang}>
      <title>{`${t('account.title')} · ${brand}`}</title>
      <h1 className={styles.heading}>{t('account.title')}</h1>
      {nav}
      <p className={styles.who}>{t('account.signedInAs', { email: profile.contactEmail })}</p>
      {profile.emailVerified ? null : <Unconfirmed send={sendConfirmation} />}
      <p ref={done} role="status" tabIndex={-1} className={saves > 0 ? styles.saved : undefined}>
        {saves > 0 ? t('account.saved') : null}
      </p>
      <div className={styles.details}>
        <FormView key={saves} {...form} headingLevel={2} />
      </div>
    </div>
  );
}
