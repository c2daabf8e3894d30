import { useMessages } from '#renderers/messages/messages.tsx';
import type { RealmSettings } from '#schemas/wire/site/realm.ts';
import { LoginLayout } from '../login-layout/login-layout.tsx';
import { ConsentForm, type ConsentFormProps } from './consent-form.tsx';
import { type Changed, ConsentReason } from './consent-reason.tsx';
import { heading } from './consent.styles.ts';

interface ConsentScreenProps extends ConsentFormProps {
  brand: string;
  /** The changed terms, if the user is asked because terms have changed. */
  changed: Changed | undefined;
  background: RealmSettings['loginBackground'];
}

/** Consent page, for browsers without scripts and for users who want to read or change their consent. */
export function ConsentScreen({ brand, background, changed, ...form }: ConsentScreenProps) {
  const { t } = useMessages();
  return (
    <LoginLayout background={background} wide>
      <title>{`${t('consent.title')} · ${brand}`}</title>
      <h1 className={heading}>{t('consent.title')}</h1>
      <ConsentReason changed={changed} />
      <ConsentForm {...form} />
    </LoginLayout>
  );
}
