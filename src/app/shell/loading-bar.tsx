import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { useMessages } from '#renderers/messages/messages.tsx';
import { visuallyHidden } from '#renderers/theme/foundation.styles.ts';
import * as styles from './loading-bar.styles.ts';

/** What is there sooner shows nothing: a bar that only flashes tells nobody anything. In milliseconds. */
const LATE = 300;

/** Whether something has been going on for longer than `LATE`. */
function useLate(busy: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => setLate(true), LATE);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [busy]);
  return busy && late;
}

/**
 * Says that the next page is on its way, once that takes long: a bar over the page and a word to screen readers. The
 * region is there before it says anything, so that they hear it.
 */
export function LoadingBar() {
  const { t } = useMessages();
  const late = useLate(useNavigation().state !== 'idle');
  return (
    <div className={styles.region} role="status">
      {late ? (
        <>
          <span className={styles.bar} />
          <span className={visuallyHidden}>{t('loading')}</span>
        </>
      ) : null}
    </div>
  );
}
