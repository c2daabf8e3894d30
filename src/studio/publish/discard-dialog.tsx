import { useSignals } from '@preact/signals-react/runtime';
import { documentName } from '../language/document-name.ts';
import type { OpenDocument } from '../model/open-document.ts';
import { primary } from '../ui/controls.styles.ts';
import { StudioDialog } from '../ui/dialog.tsx';
import { messages } from '../messages.ts';

interface DiscardDialogProps {
  document: OpenDocument;
  onClose: () => void;
  onDiscarded: () => void;
}

/** Confirms discarding a draft, or deleting a document that was never published. */
export function DiscardDialog({ document, onClose, onDiscarded }: DiscardDialogProps) {
  useSignals();
  const isAll = !document.published.value;
  const title = isAll ? messages.removeNow(documentName(document.kind, document.name)) : messages.discardNow;
  const discard = async () => {
    if (await document.discard()) onDiscarded();
    onClose();
  };
  return (
    <StudioDialog
      title={title}
      closeLabel={messages.cancel}
      onClose={onClose}
      actions={
        <button type="button" className={primary} onClick={() => void discard()}>
          {title}
        </button>
      }
    >
      <p>{isAll ? messages.removeText : messages.discardText}</p>
    </StudioDialog>
  );
}
