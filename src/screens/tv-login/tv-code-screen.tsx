import { useMessages } from '#renderers/messages/messages.tsx';
import { primary } from '#renderers/primitives/button/button.styles.ts';
import { QrCode } from '#renderers/primitives/qr-code/qr-code.tsx';
import type { RealmSettings } from '#schemas/wire/site/realm.ts';
import { LoginLayout } from '../login-layout/login-layout.tsx';
import { OtherWay } from '../login-layout/other-way.tsx';
import * as styles from './tv-code-screen.styles.ts';

interface TvCodeScreenProps {
  brand: string;
  background: RealmSettings['loginBackground'];
  is: 'asking' | 'waiting' | 'away' | 'denied' | 'signedIn';
  /** The code to show, in two groups; undefined while there is none. */
  pin: string | undefined;
  /** Short form of the URL at which the viewer enters the code on another device. */
  address: string;
  /** URL that contains the code, for the QR code. */
  codeAddress: string | undefined;
  /** URL of the form for signing in on this device instead. */
  otherHref: string;
  onAgain: () => void;
}

const statusWords = {
  asking: 'tvAsking',
  waiting: 'tvWaiting',
  away: 'tvAway',
  signedIn: 'signedIn',
} as const;

/** Returns the code with spaces between the letters, so that screen readers spell it. */
const spelt = (pin: string) => [...pin].join(' ');

/** Sign-in screen of a television: a code readable from a distance, and the URL where it is entered. */
export function TvCodeScreen(props: TvCodeScreenProps) {
  const { brand, background, is, pin, address, codeAddress, otherHref, onAgain } = props;
  const { t } = useMessages();
  return (
    <LoginLayout background={background} fromAfar>
      <title>{`${t('tvSignIn')} · ${brand}`}</title>
      <h1 className={styles.title}>{t(is === 'denied' ? 'tvDeniedTitle' : 'tvSignIn')}</h1>
      <noscript>{t('tvNeedsScripts')}</noscript>
      {is === 'denied' ? (
        <div className={styles.denied} role="alert">
          <p>{t('tvDeniedText')}</p>
          <button type="button" className={primary} onClick={onAgain}>
            {t('tvNewCode')}
          </button>
        </div>
      ) : (
        <>
          <div className={styles.ways}>
            <div className={styles.words}>
              <p>
                {t('tvOpen')} <bdi className={styles.address}>{address}</bdi>
              </p>
              <p>{t('tvType')}</p>
              <p className={styles.code} data-code={pin}>
                {pin ? (
                  <>
                    <bdi dir="ltr" aria-hidden="true">
                      {pin}
                    </bdi>
                    <span className={styles.spelt}>{spelt(pin)}</span>
                  </>
                ) : null}
              </p>
            </div>
            <figure className={styles.figure}>
              {codeAddress ? (
                <QrCode text={codeAddress} label={t('tvQr')} className={styles.qr} />
              ) : (
                <span className={styles.qrRoom} />
              )}
              <figcaption>{t('tvScan')}</figcaption>
            </figure>
          </div>
          <p role="status" className={styles.status} data-is={is}>
            {t(statusWords[is])}
          </p>
        </>
      )}
      <OtherWay question={t('tvOther')} answer={t('tvOtherLink')} href={otherHref} />
    </LoginLayout>
  );
}
