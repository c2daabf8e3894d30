import { useMessages } from '#renderers/messages/messages.tsx';
import { secondary } from '#renderers/primitives/button/button.styles.ts';
import { Icon } from '#renderers/primitives/icon/icon.tsx';
import * as styles from './login-layout.styles.ts';

interface PasskeyButtonProps {
  isBusy: boolean;
  /** Error message; empty if there is no error. */
  fault: string;
  onPress: () => void;
}

/** Button for signing in with a passkey. */
export function PasskeyButton({ isBusy, fault, onPress }: PasskeyButtonProps) {
  const { t } = useMessages();
  return (
    <div className={styles.passkey}>
      <button type="button" className={secondary} aria-disabled={isBusy} aria-busy={isBusy} onClick={onPress}>
        <Icon name="lock" size={18} />
        {t('signInByPasskey')}
      </button>
      <p role="alert" className={styles.passkeyFault}>
        {fault}
      </p>
    </div>
  );
}
