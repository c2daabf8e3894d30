import { useId, useState } from 'react';
import { useMessages } from '#renderers/messages/messages.tsx';
import { usePorts } from '#renderers/ports/ports.tsx';
import { button, primary, quiet } from '#renderers/primitives/button/button.styles.ts';
import type { Watchlist } from '#schemas/wire/lists.ts';
import * as styles from './dialog.styles.ts';
import { useDialog } from './use-dialog.ts';

/** Asks whether a list is to be deleted, does it, and leads to the others. */
export function DeleteDialog({ list, onClose }: { list: Watchlist; onClose: () => void }) {
  const { t } = useMessages();
  const { lists, navigation, toasts } = usePorts();
  const id = useId();
  const [isBusy, setBusy] = useState(false);
  const { props, close } = useDialog(onClose);
  const { name } = list;
  const remove = async () => {
    if (isBusy) return;
    setBusy(true);
    const outcome = await lists?.watchlists?.remove(list);
    close();
    if (!outcome?.ok) return toasts.show({ text: t('watchlists.changeFailed'), kind: 'failure' });
    toasts.show({ text: t('watchlists.deleted', { name }), kind: 'success' });
    // The way back would lead to what is no more.
    navigation.go(navigation.hrefOf({ type: 'ROUTE', route: '/watchlists' }) ?? '/', { replace: true });
  };
  return (
    // The dialog hears clicks on its backdrop; the keyboard has Escape and the buttons.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog {...props} className={styles.dialog} aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <h2 id={`${id}-title`} className={styles.title}>
        {t('watchlists.deleteTitle', { name })}
      </h2>
      <p id={`${id}-text`} className={styles.text}>
        {t('watchlists.deleteText')}
      </p>
      <div className={styles.actions}>
        <button type="button" className={`${button} ${quiet}`} onClick={close}>
          {t('watchlists.cancel')}
        </button>
        <button type="button" className={`${button} ${primary}`} aria-disabled={isBusy} onClick={() => void remove()}>
          {t('watchlists.delete')}
        </button>
      </div>
    </dialog>
  );
}
