import { useEffect, useRef } from 'react';
import type { Going } from '../binding/use-list.ts';
import { useMessages } from '../messages/messages.tsx';
import { button, secondary } from '../primitives/button/button.styles.ts';
import { useHydrated } from '../primitives/hydrated.ts';
import { end } from './endless.styles.ts';
import { throttled } from './throttled.ts';

// Part of the product's specification.
const THROTTLE_MS = 500;
const MARGIN = '50px';
const THRESHOLD = 0.1;

/**
 * The end of a list that goes on: what follows is asked for as it comes into view, and by a button for whoever gets
 * there otherwise. A portion that fails says so, and waits to be asked again.
 */
export function Endless({ list: { state, more, retry } }: { list: Going }) {
  const { t } = useMessages();
  const hydrated = useHydrated();
  const place = useRef<HTMLDivElement>(null);
  const ask = useRef(more);
  useEffect(() => {
    ask.current = more;
  });
  const goesOn = more !== undefined;
  useEffect(() => {
    const node = place.current;
    if (!node || !goesOn) return;
    const load = throttled(() => ask.current?.(), THROTTLE_MS);
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && load(), {
      rootMargin: MARGIN,
      threshold: THRESHOLD,
    });
    observer.observe(node);
    return () => {
      observer.disconnect();
      load.cancel();
    };
  }, [goesOn]);
  const failed = state === 'failed' || state === 'retrying';
  if (!failed && !goesOn && state !== 'loading') return null;
  return (
    <div ref={place} className={end}>
      {failed ? (
        <div role="alert">
          <p>{t('rowFailed')}</p>
          <button
            type="button"
            className={`${button} ${secondary}`}
            onClick={retry}
            aria-disabled={state === 'retrying'}
          >
            {t('retry')}
          </button>
        </div>
      ) : hydrated ? (
        <button type="button" className={`${button} ${secondary}`} onClick={more} aria-disabled={!goesOn}>
          {t(goesOn ? 'grid.more' : 'loading')}
        </button>
      ) : null}
    </div>
  );
}
