import { useSignals } from '@preact/signals-react/runtime';
import { useMessages } from '../../messages/messages.tsx';
import { iconButton, quiet } from '../button/button.styles.ts';
import { Icon } from '../icon/icon.tsx';
import type { ToastStore } from './create-toasts.ts';
import * as styles from './toasts.styles.ts';

/**
 * The messages over the page, once per application. The region is there before any message, so that a screen reader
 * says them; they never take the focus, and none goes while it is read.
 */
export function Toasts({ toasts }: { toasts: ToastStore }) {
  useSignals();
  const { t } = useMessages();
  return (
    // Whoever reads stops the clocks, by pointer or by focus; nothing is done here that needs a key.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      className={styles.region}
      role="status"
      onPointerEnter={toasts.hold}
      onPointerLeave={toasts.release}
      onFocus={toasts.hold}
      onBlur={toasts.release}
    >
      {toasts.shown.value.map(({ id, text, kind, action }) => (
        <div key={id} className={styles.toast} data-kind={kind}>
          <span className={styles.text}>{text}</span>
          {action ? (
            <button
              type="button"
              className={quiet}
              onClick={() => {
                toasts.dismiss(id);
                action.run();
              }}
            >
              {action.text}
            </button>
          ) : null}
          <button type="button" className={iconButton} aria-label={t('dismiss')} onClick={() => toasts.dismiss(id)}>
            <Icon name="close" />
          </button>
        </div>
      ))}
    </div>
  );
}
