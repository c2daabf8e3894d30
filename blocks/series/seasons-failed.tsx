import { useMessages } from '#renderers/messages/messages.tsx';
import { active, chip } from '#renderers/primitives/chip/chip.styles.ts';
import * as styles from './series.styles.ts';

/** What stands in the picker's place when no season could be loaded. */
export function SeasonsFailed({ retry }: { retry: () => void }) {
  const { t } = useMessages();
  return (
    <div className={`${styles.edge} ${styles.failed}`} role="alert">
      <span>{t('seasonsFailed')}</span>
      <button type="button" className={`${chip} ${active}`} onClick={retry}>
        {t('retry')}
      </button>
    </div>
  );
}
