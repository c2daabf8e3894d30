import { useMessages } from '#renderers/messages/messages.tsx';
import { displayName } from '#schemas/display-name.ts';
import type { AskingDevice } from '#schemas/wire/identity/device-codes.ts';
import * as styles from './tv-answer-screen.styles.ts';

/** Device and country of a sign-in request, as far as known. */
export function DeviceWords({ device, country }: AskingDevice) {
  const { t, locale } = useMessages();
  const { browser, system } = device;
  const named = browser && system ? t('player.deviceIn', { browser, system }) : (browser ?? system);
  return (
    <dl className={styles.facts}>
      <dt>{t('tvDevice')}</dt>
      <dd>{named ?? t('player.deviceUnknown')}</dd>
      <dt>{t('tvPlace')}</dt>
      <dd>{country ? displayName(country, locale, 'region') : t('tvPlaceUnknown')}</dd>
    </dl>
  );
}
