import type { BlockProps } from '#renderers/registry/block.ts';
import * as styles from './separator.styles.ts';

/** Space between two elements, with or without a line. */
export function Separator({ attributes }: BlockProps<'separator'>) {
  const { size = 'regular', line = true } = attributes;
  const className = `${styles.room} ${styles.sizes[size]}`;
  return line ? (
    <div className={className}>
      <hr className={styles.line} />
    </div>
  ) : (
    <div className={className} aria-hidden="true" />
  );
}
