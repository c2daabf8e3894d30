import type { ComponentProps, ReactNode } from 'react';
import { useMessages } from '#renderers/messages/messages.tsx';
import type { SecuritySection } from './account-pages.ts';
import * as account from './account-screen.styles.ts';
import { EmailSection } from './email-section.tsx';
import { PasskeysSection } from './passkeys-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { SessionsSection } from './sessions-section.tsx';

type SecurityScreenProps = ComponentProps<typeof EmailSection> &
  ComponentProps<typeof SessionsSection> &
  ComponentProps<typeof PasskeysSection> & {
    sections: readonly SecuritySection[];
    changePassword: ComponentProps<typeof PasswordSection>['change'];
    brand: string;
    /** Navigation of the account area. */
    nav: ReactNode;
    /** Re-authentication dialog, while it is open. */
    dialog: ReactNode;
  };

/** Security page: sign-in methods and sessions. */
export function SecurityScreen({ sections, changePassword, brand, nav, dialog, ...props }: SecurityScreenProps) {
  const { t } = useMessages();
  const parts: Record<SecuritySection, ReactNode> = {
    password: <PasswordSection key="password" email={props.email} change={changePassword} />,
    email: <EmailSection key="email" {...props} />,
    passkeys: <PasskeysSection key="passkeys" {...props} />,
    sessions: <SessionsSection key="sessions" {...props} />,
  };
  return (
    <div className={account.screen}>
      <title>{`${t('account.security')} · ${brand}`}</title>
      <h1 className={account.heading}>{t('account.security')}</h1>
      {nav}
      <noscript>
        <p>{t('security.needsScripts')}</p>
      </noscript>
      <div className={account.cards}>{sections.map((section) => parts[section])}</div>
      {dialog}
    </div>
  );
}
