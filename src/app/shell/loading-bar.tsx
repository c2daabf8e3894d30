import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { useMessages } from '#renderers/messages/messages.tsx';
import { visuallyHidden } from '#renderers/theme/foundation.styles.ts';
import * as styles from './loading-bar.styles.ts';

/** Delay before the bar appears, in milliseconds, so that fast navigations do not make it flash. */
const LATE = 300;

/** Whether `busy` has lasted longer than the delay. */
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

/** Shows the bar in the top layer, above modal dialogs. On phones the open menu is a modal dialog. */
const overAll = (bar: HTMLElement | null) => bar?.showPopover();

/**
 * Progress bar and screen reader message for slow navigations. The live region exists before its text, so that screen
 * readers announce it.
 */
export function LoadingBar() {
  const { t } = useMessages();
  const late = useLate(useNavigation().state !== 'idle');
  return (
    <div className={styles.region} role="status">
      {late ? (
        <>
          <span ref={overAll} className={styles.bar} popover="manual" />
          <span className={visuallyHidden}>{t('loading')}</span>
        </>
      ) : null}
    </div>
  );
}
