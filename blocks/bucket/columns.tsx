import { type ReactNode, useEffect, useRef } from 'react';
import * as styles from './columns.styles.ts';

/** How often the list may ask on, in milliseconds; margin and threshold. */
const THROTTLE = 500;
const NEAR = { rootMargin: '50px', threshold: 0.1 };

interface ColumnsProps {
  label: string;
  className: string;
  /** Asks for the next page; undefined when there is none or one is on its way. */
  onNearEnd: (() => void) | undefined;
  children: ReactNode;
}

/** Cards in columns, which go on downwards for as long as there are more. */
export function Columns({ label, className, onNearEnd, children }: ColumnsProps) {
  const end = useRef<HTMLDivElement>(null);
  const asked = useRef(0);
  useEffect(() => {
    const node = end.current;
    if (!node || !onNearEnd) return;
    let wait: ReturnType<typeof setTimeout> | undefined;
    const ask = () => {
      asked.current = performance.now();
      onNearEnd();
    };
    const observer = new IntersectionObserver((entries) => {
      clearTimeout(wait);
      if (entries.some(({ isIntersecting }) => isIntersecting))
        wait = setTimeout(ask, Math.max(0, asked.current + THROTTLE - performance.now()));
    }, NEAR);
    observer.observe(node);
    return () => {
      clearTimeout(wait);
      observer.disconnect();
    };
  });
  return (
    <div className={styles.columns}>
      <ul role="list" aria-label={label} className={`${styles.list} ${className}`}>
        {children}
      </ul>
      <div ref={end} className={styles.end} />
    </div>
  );
}
