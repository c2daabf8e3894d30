import { useId } from 'react';
import type { BlockProps } from '#renderers/registry/block.ts';
import { ActionButton } from '#renderers/page/action-button.tsx';
import * as styles from './buttonList.styles.ts';

/** Several buttons side by side. */
export function ButtonList({ attributes }: BlockProps<'buttonList'>) {
  const { title, buttons } = attributes;
  const id = useId();
  if (buttons.length === 0) return null;
  return (
    <div className={styles.block}>
      {title ? (
        <p id={id} className={styles.title}>
          {title}
        </p>
      ) : null}
      <div role="group" className={styles.buttons} aria-labelledby={title ? id : undefined}>
        {buttons.map((button, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: buttons have no names and keep no state
          <ActionButton key={index} {...button} />
        ))}
      </div>
    </div>
  );
}
