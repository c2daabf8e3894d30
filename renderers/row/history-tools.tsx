import { useState } from 'react';
import type { Card } from '#schemas/generated/types.ts';
import { useMessages } from '../messages/messages.tsx';
import { usePorts } from '../ports/ports.tsx';
import { iconButton, quiet } from '../primitives/button/button.styles.ts';
import { ConfirmDialog } from '../primitives/dialog/confirm-dialog.tsx';
import { Icon } from '../primitives/icon/icon.tsx';
import * as styles from './history-tools.styles.ts';
import { useRemoveFromHistory } from '../lists/use-forget.ts';

/** Removes a title from the history or from "up next" immediately; a toast offers to undo. */
export function ForgetButton({ card, from }: { card: Card; from: 'HISTORY' | 'UP_NEXT' }) {
  const { t } = useMessages();
  const forget = useRemoveFromHistory(from);
  return (
    <span className={styles.corner}>
      <button
        type="button"
        className={`${iconButton} ${styles.forget}`}
        aria-label={t(from === 'UP_NEXT' ? 'upNext.remove' : 'history.remove', { title: card.title })}
        onClick={({ currentTarget }) => forget(card, currentTarget)}
      >
        <Icon name="close" size={16} />
      </button>
    </span>
  );
}

/** Clears the whole history after a confirmation. */
export function ClearHistory() {
  const { t } = useMessages();
  const { lists, toasts } = usePorts();
  const [isAsking, setAsking] = useState(false);
  const clear = async () => {
    try {
      await lists?.history.clear();
      toasts.show({ text: t('history.cleared'), kind: 'success' });
    } catch {
      toasts.show({ text: t('history.changeFailed'), kind: 'failure' });
    }
  };
  return (
    <>
      <button type="button" className={quiet} onClick={() => setAsking(true)}>
        {t('history.clear')}
      </button>
      {isAsking ? (
        <ConfirmDialog
          title={t('history.clearTitle')}
          text={t('history.clearText')}
          confirm={t('history.clear')}
          cancel={t('history.keep')}
          onConfirm={clear}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
