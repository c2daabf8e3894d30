import { useSignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useMessages } from '#renderers/messages/messages.tsx';
import { secondary } from '#renderers/primitives/button/button.styles.ts';
import * as styles from './account-screen.styles.ts';

/** Notice that the email address is not confirmed, with a button to resend the email. */
export function Unconfirmed({ send }: { send: () => Promise<string> }) {
  useSignals();
  const { t } = useMessages();
  const said = useSignal<string | undefined>(undefined);
  const busy = useSignal(false);
  const ask = async () => {
    if (busy.value) return;
    busy.value = true;
    said.value = await send();
    busy.value = false;
  };
  return (
    <div className={styles.unconfirmed}>
      <p role="status">{said.value ?? t('account.unconfirmed')}</p>
      {said.value === undefined ? (
        <button type="button" className={secondary} aria-disabled={busy.value} onClick={() => void ask()}>
          {t('account.sendConfirmation')}
        </button>
      ) : null}
    </div>
  );
}
