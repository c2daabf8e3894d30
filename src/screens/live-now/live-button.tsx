import { useMessages } from '#renderers/messages/messages.tsx';
import * as styles from './live-button.styles.ts';

/** Opens the live events beside the page, and says how many there are. */
export function LiveButton({ count, onClick }: { count: number; onClick: () => void }) {
  const { t } = useMessages();
  return (
    <button type="button" className={styles.button} aria-expanded="false" onClick={onClick}>
      {t('liveNow')} <span className={styles.count}>{count}</span>
    </button>
  );
}
