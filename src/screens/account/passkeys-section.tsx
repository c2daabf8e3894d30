import { useMessages } from '#renderers/messages/messages.tsx';
import { quiet, secondary } from '#renderers/primitives/button/button.styles.ts';
import { useHydrated } from '#renderers/primitives/hydrated.ts';
import { Moment } from '#renderers/primitives/time/moment.tsx';
import type { Passkey } from '#schemas/wire/identity/passkeys.ts';
import { useDeviceName } from './device-name.ts';
import * as styles from './security-screen.styles.ts';
import type { SubmitOutcome } from './submit.ts';
import { useAsked } from './use-asked.tsx';

interface PasskeysSectionProps {
  passkeys: readonly Passkey[];
  addPasskey: () => Promise<SubmitOutcome>;
  removePasskey: (id: string) => Promise<SubmitOutcome>;
}

/** Section with the account's passkeys and a button to add one. */
export function PasskeysSection({ passkeys, addPasskey, removePasskey }: PasskeysSectionProps) {
  const { t } = useMessages();
  const nameOf = useDeviceName();
  const isKnown = useHydrated() && 'PublicKeyCredential' in window;
  const { run, words, isBusy } = useAsked();
  return (
    <section className={styles.section} aria-labelledby="security-passkeys" aria-busy={isBusy}>
      <h2 id="security-passkeys" className={styles.heading}>
        {t('security.passkeys')}
      </h2>
      <p className={styles.facts}>{t('security.passkeysText')}</p>
      {words}
      {passkeys.length > 0 ? (
        <ul className={styles.sessions}>
          {passkeys.map(({ id, device, createdAt, lastUsedAt }) => (
            <li key={id} className={styles.session}>
              <div>
                <p id={`passkey-${id}`} className={styles.device}>
                  {nameOf(device)}
                </p>
                <p className={styles.facts}>
                  <Moment at={createdAt} format="day" />
                  {' · '}
                  {lastUsedAt === undefined ? (
                    t('security.passkeyNever')
                  ) : (
                    <Moment at={lastUsedAt} format="dayAndTime" />
                  )}
                </p>
              </div>
              <button
                type="button"
                className={quiet}
                aria-disabled={isBusy}
                aria-describedby={`passkey-${id}`}
                onClick={() => void run(() => removePasskey(id), t('security.passkeyRemoved'))}
              >
                {t('security.removePasskey')}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {isKnown ? (
        <button
          type="button"
          className={secondary}
          aria-disabled={isBusy}
          onClick={() => void run(addPasskey, t('security.passkeyAdded'))}
        >
          {t('security.addPasskey')}
        </button>
      ) : (
        <p className={styles.facts}>{t('security.noPasskeys')}</p>
      )}
    </section>
  );
}
