import { type ReadonlySignal, useSignal } from '@preact/signals-react';
import { useEffect } from 'react';
import { createScrollAway } from './scroll-away.ts';

/** Whether the bar is hidden by scrolling; always false for a pinned bar. */
export function useScrollAway(pinned: boolean): ReadonlySignal<boolean> {
  const away = useSignal(false);
  useEffect(() => {
    if (pinned) return;
    const { onScroll, stop } = createScrollAway({
      position: () => window.scrollY,
      onChange: (now) => {
        away.value = now;
      },
    });
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      stop();
      away.value = false;
    };
  }, [pinned, away]);
  return away;
}
