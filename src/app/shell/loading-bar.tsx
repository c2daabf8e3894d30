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

/** Lays the bar over what is modal too: on a phone it is the open menu that one leaves a page by. */
const overAll = (bar: HTMLElement | null) => bar?.showPopover();

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
          <span ref={overAll} className={styles.bar} popover="manual" />
          <span className={visuallyHidden}>{t('loading')}</span>
        </>
      ) : null}
    </div>
  );
}
