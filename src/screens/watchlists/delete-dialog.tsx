import { useMessages } from '#renderers/messages/messages.tsx';
import { usePorts } from '#renderers/ports/ports.tsx';
import { ConfirmDialog } from '#renderers/primitives/dialog/confirm-dialog.tsx';
import type { Watchlist } from '#schemas/wire/viewing/lists.ts';

/** Confirms and deletes a list, then navigates to the overview. */
export function DeleteDialog({ list, onClose }: { list: Watchlist; onClose: () => void }) {
  const { t } = useMessages();
  const { lists, navigation, toasts } = usePorts();
  const { name } = list;
  const remove = async () => {
    const outcome = await lists?.watchlists?.remove(list);
    // If another tab has already deleted the list, that counts as success.
    if (!outcome?.ok && outcome?.cause !== 'watchlistIsGone')
      return toasts.show({ text: t(outcome?.cause ?? 'watchlists.changeFailed'), kind: 'failure' });
    toasts.show({ text: t('watchlists.deleted', { name }), kind: 'success' });
    // Replaces the history entry of the deleted list, so that going back does not lead to it.
    navigation.go(navigation.hrefOf({ type: 'ROUTE', route: '/watchlists' }) ?? '/', { replace: true });
  };
  return (
    <ConfirmDialog
      title={t('watchlists.deleteTitle', { name })}
      text={t('watchlists.deleteText')}
      confirm={t('watchlists.delete')}
      cancel={t('watchlists.cancel')}
      onConfirm={remove}
      onClose={onClose}
    />
  );
}
