import { useMessages } from '#renderers/messages/messages.tsx';
import { secondary } from '#renderers/primitives/button/button.styles.ts';
import { Icon } from '#renderers/primitives/icon/icon.tsx';
import * as styles from './login-layout.styles.ts';

interface PasskeyButtonProps {
  isBusy: boolean;
  /** What went wrong, in words; empty where nothing did. */
  fault: string;
  onPress: () => void;
}

/** The way in by a key of the device. */
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
