import { useSignals } from '@preact/signals-react/runtime';
import { useMessages } from '../../messages/messages.tsx';
import { iconButton, quiet } from '../button/button.styles.ts';
import { Icon } from '../icon/icon.tsx';
import type { ToastStore } from './create-toasts.ts';
import * as styles from './toasts.styles.ts';

/**
 * Toast region, rendered once per application. It exists before any toast, so that screen readers announce them; toasts
 * never take the focus and do not disappear while they are hovered or focused.
 */
export function Toasts({ toasts }: { toasts: ToastStore }) {
  useSignals();
  const { t } = useMessages();
  return (
    // Hover and focus only pause the timers; no keyboard action is needed.
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
