import type { OpenDocument } from '../document/open-document.ts';
import { button, primary } from '../shell/controls.styles.ts';
import { Dialog } from '../shell/dialog.tsx';
import { words } from '../words.ts';

interface DiscardDialogProps {
  document: OpenDocument;
  onClose: () => void;
  onDiscarded: () => void;
}

/** Asks before a draft goes. */
export function DiscardDialog({ document, onClose, onDiscarded }: DiscardDialogProps) {
  const discard = async () => {
    if (await document.discard()) onDiscarded();
    onClose();
  };
  return (
    <Dialog
      title={words.discardNow}
      closeLabel={words.cancel}
      onClose={onClose}
      actions={
        <button type="button" className={`${button} ${primary}`} onClick={() => void discard()}>
          {words.discardNow}
        </button>
      }
    >
      <p>{words.discardText}</p>
    </Dialog>
  );
}
