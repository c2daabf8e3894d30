import { useId, useState } from 'react';
import { useMessages } from '#renderers/messages/messages.tsx';
import { usePorts } from '#renderers/ports/ports.tsx';
import { primary, quiet } from '#renderers/primitives/button/button.styles.ts';
import { Dialog } from '#renderers/primitives/dialog/dialog.tsx';
import type { Watchlist } from '#schemas/wire/lists.ts';
import * as styles from './dialog.styles.ts';

/** Asks whether a list is to be deleted, does it, and leads to the others. */
export function DeleteDialog({ list, onClose }: { list: Watchlist; onClose: () => void }) {
  const { t } = useMessages();
  const { lists, navigation, toasts } = usePorts();
  const id = useId();
  const [isBusy, setBusy] = useState(false);
  const { name } = list;
  const remove = async () => {
    if (isBusy) return;
    setBusy(true);
    const outcome = await lists?.watchlists?.remove(list);
    onClose();
    if (!outcome?.ok) return toasts.show({ text: t('watchlists.changeFailed'), kind: 'failure' });
    toasts.show({ text: t('watchlists.deleted', { name }), kind: 'success' });
    // The way back would lead to what is no more.
    navigation.go(navigation.hrefOf({ type: 'ROUTE', route: '/watchlists' }) ?? '/', { replace: true });
  };
  return (
    <Dialog className={styles.dialog} aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`} onClose={onClose}>
      <h2 id={`${id}-title`} className={styles.title}>
        {t('watchlists.deleteTitle', { name })}
      </h2>
      <p id={`${id}-text`} className={styles.text}>
        {t('watchlists.deleteText')}
      </p>
      <div className={styles.actions}>
        <button type="button" className={quiet} onClick={onClose}>
          {t('watchlists.cancel')}
        </button>
        <button type="button" className={primary} aria-disabled={isBusy} onClick={() => void remove()}>
          {t('watchlists.delete')}
        </button>
      </div>
    </Dialog>
  );
}
