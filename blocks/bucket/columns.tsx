import { type ReactNode, useRef } from 'react';
import { useNearEnd } from '#renderers/primitives/near-end/use-near-end.ts';
import * as styles from './columns.styles.ts';

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
