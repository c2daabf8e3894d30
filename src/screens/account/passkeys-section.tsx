import { useSignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useRef } from 'react';
import { useMessages } from '#renderers/messages/messages.tsx';
import { quiet, secondary } from '#renderers/primitives/button/button.styles.ts';
import { useHydrated } from '#renderers/primitives/hydrated.ts';
import { Moment } from '#renderers/primitives/time/moment.tsx';
import type { Passkey } from '#schemas/wire/passkeys.ts';
import { useDeviceName } from './device-name.ts';
import * as styles from './security-screen.styles.ts';
import type { Outcome } from './submit.ts';

interface PasskeysSectionProps {
  passkeys: readonly Passkey[];
  addPasskey: () => Promise<Outcome>;
  removePasskey: (id: string) => Promise<Outcome>;
}

/** The keys by which the account is entered, and the way to a new one. */
export function PasskeysSection({ passkeys, addPasskey, removePasskey }: PasskeysSectionProps) {
  useSignals();
  const { t } = useMessages();
  const nameOf = useDeviceName();
  const isKnown = useHydrated() && 'PublicKeyCredential' in window;
  const busy = useSignal(false);
  const said = useSignal('');
  const fault = useSignal('');
  const status = useRef<HTMLParagraphElement>(null);
  const run = async (call: () => Promise<Outcome>, done: string) => {
    if (busy.peek()) return;
    busy.value = true;
    said.value = fault.value = '';
    const outcome = await call();
    if (outcome === 'done') {
      said.value = done;
      // The button may have gone with its key, and with it the focus.
      status.current?.focus();
    } else if (outcome !== 'given-up') fault.value = outcome.message;
    busy.value = false;
  };
  return (
    <section className={styles.section} aria-labelledby="security-passkeys" aria-busy={busy.value}>
      <h2 id="security-passkeys" className={styles.heading}>
        {t('security.passkeys')}
      </h2>
      <p className={styles.facts}>{t('security.passkeysText')}</p>
      <p ref={status} tabIndex={-1} role="status" className={styles.done}>
        {said.value}
      </p>
      <p role="alert" className={styles.fault}>
        {fault.value}
      </p>
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
                aria-disabled={busy.value}
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
          aria-disabled={busy.value}
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
