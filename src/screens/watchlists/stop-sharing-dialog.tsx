import { useMessages } from '#renderers/messages/messages.tsx';
import { usePorts } from '#renderers/ports/ports.tsx';
import { ConfirmDialog } from '#renderers/primitives/dialog/confirm-dialog.tsx';
import type { Watchlist } from '#schemas/wire/viewing/lists.ts';

interface StopSharingDialogProps {
  list: Watchlist;
  /** Called when the list is private again. */
  onStopped: () => void;
  onClose: () => void;
}

/** Confirms and stops sharing a list, because users who have saved it lose access. */
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
