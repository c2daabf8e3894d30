import type { ReadonlySignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useMessages } from '#renderers/messages/messages.tsx';
import { Icon } from '#renderers/primitives/icon/icon.tsx';
import * as styles from './preferences-screen.styles.ts';

interface SavedProps {
  /** Of the page, where it stands. */
  part: string;
  /** What was kept last. */
  saved: ReadonlySignal<{ part: string; count: number } | undefined>;
}

/** Says beside a choice that it is kept, to those who hear the page as well. */
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
