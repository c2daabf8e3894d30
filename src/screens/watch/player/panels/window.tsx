import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useMessages } from '#renderers/messages/messages.tsx';
import { Control } from '../shared/control.tsx';
import { usePlayerFace } from '../shared/player-face.ts';
import * as styles from './window.styles.ts';

/**
 * A small window over the picture with title and close button. Takes the focus, and returns it to the player on close.
 */
export function Window({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useMessages();
  const { panel, frame } = usePlayerFace();
  const id = useId();
  const node = useRef<HTMLDivElement>(null);
  useEffect(() => node.current?.querySelector('button')?.focus(), []);
  return (
    <div ref={node} className={styles.small} role="dialog" aria-labelledby={id} data-panel>
      <div className={styles.head}>
        <span id={id}>{title}</span>
        <Control
          icon="close"
          label={t('player.close')}
          onClick={() => {
            panel.value = undefined;
            frame.current?.focus({ preventScroll: true });
          }}
        />
      </div>
      {children}
    </div>
  );
}
