import { useMessages } from '#renderers/messages/messages.tsx';
import { usePorts } from '#renderers/ports/ports.tsx';
import { ConfirmDialog } from '#renderers/primitives/dialog/confirm-dialog.tsx';
import type { Watchlist } from '#schemas/wire/lists.ts';

interface StopSharingDialogProps {
  list: Watchlist;
  /** The list is its owner's alone again. */
  onStopped: () => void;
  onClose: () => void;
}

/** Asks whether a list is to be shared no more, and does it. Who has kept it loses it, so it is asked. */
export function StopSharingDialog({ list, onStopped, onClose }: StopSharingDialogProps) {
  const { t } = useMessages();
  const { lists, toasts } = usePorts();
  const { name, watchlistExternalId: id } = list;
  const stop = async () => {
    const outcome = await lists?.watchlists?.stopSharing(id);
    if (!outcome?.ok) return toasts.show({ text: t(outcome?.cause ?? 'watchlists.changeFailed'), kind: 'failure' });
    toasts.show({ text: t('watchlists.notShared', { name }), kind: 'success' });
    onStopped();
  };
  return (
    <ConfirmDialog
      title={t('watchlists.stopSharingTitle', { name })}
      text={t('watchlists.stopSharingText')}
      confirm={t('watchlists.stopSharing')}
      cancel={t('watchlists.cancel')}
      onConfirm={stop}
      onClose={onClose}
    />
  );
}
