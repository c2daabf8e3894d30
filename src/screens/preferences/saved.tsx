import type { ReadonlySignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useMessages } from '#renderers/messages/messages.tsx';
import { Icon } from '#renderers/primitives/icon/icon.tsx';
import * as styles from './preferences-screen.styles.ts';

interface SavedProps {
  /** The control or section that this message belongs to. */
  part: string;
  /** The control or section that was saved last, with the number of its saves. */
  saved: ReadonlySignal<{ part: string; count: number } | undefined>;
}

/** "Saved" message beside a control; a live region for screen readers. */
export function Saved({ part, saved }: SavedProps) {
  useSignals();
  const { t } = useMessages();
  const last = saved.value;
  return (
    <span role="status" className={styles.saved}>
      {last?.part === part ? (
        <span key={last.count}>
          <Icon name="check" size={16} />
          {t('preferences.saved')}
        </span>
      ) : null}
    </span>
  );
}
