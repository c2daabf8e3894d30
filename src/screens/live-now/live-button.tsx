import { useMessages } from '#renderers/messages/messages.tsx';
import * as styles from './live-button.styles.ts';

/** Button that opens the sidebar of live events and shows their number. */
export function LiveButton({ count, onClick }: { count: number; onClick: () => void }) {
  const { t } = useMessages();
  return (
    <button type="button" className={styles.button} aria-expanded="false" onClick={onClick}>
      {t('liveNow')} <span className={styles.count}>{count}</span>
    </button>
  );
}
