import { type ReactNode, useRef } from 'react';
import { useNearEnd } from '#renderers/primitives/near-end/use-near-end.ts';
import * as styles from './columns.styles.ts';

interface ColumnsProps {
  label: string;
  className: string;
  /** Loads the next page; undefined at the end and while a request is running. */
  onNearEnd: (() => void) | undefined;
  children: ReactNode;
}

/** Cards in a grid that loads more at its lower end. */
export function Columns({ label, className, onNearEnd, children }: ColumnsProps) {
  const end = useRef<HTMLDivElement>(null);
  useNearEnd(() => end.current, onNearEnd);
  return (
    <div className={styles.columns}>
      <ul role="list" aria-label={label} className={`${styles.list} ${className}`}>
        {children}
      </ul>
      <div ref={end} className={styles.end} />
    </div>
  );
}
