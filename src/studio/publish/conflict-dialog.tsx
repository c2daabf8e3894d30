import { useSignals } from '@preact/signals-react/runtime';
import type { DocumentVersion } from '#schemas/wire/studio.ts';
import type { OpenDocument } from '../model/open-document.ts';
import { Difference } from '../history/difference.tsx';
import { button, primary } from '../ui/controls.styles.ts';
import { Dialog } from '../ui/dialog.tsx';
import { messages } from '../messages.ts';

interface ConflictDialogProps {
  document: OpenDocument;
  conflict: DocumentVersion;
}

/** Somebody else has saved in between: theirs beside mine, and the editor decides. Neither is lost whatever is chosen. */
export function ConflictDialog({ document, conflict }: ConflictDialogProps) {
  useSignals();
  const { savedBy, revision, source } = conflict;
  return (
    <Dialog
      wide
      title={messages.conflictTitle(savedBy)}
      closeLabel={messages.decideLater}
      onClose={document.decideLater}
      actions={
        <>
          <button type="button" className={button} onClick={document.takeTheirs}>
            {messages.takeTheirs}
          </button>
          <button type="button" className={primary} onClick={() => void document.keepMine()}>
            {messages.keepMine}
          </button>
        </>
      }
    >
      <p>{messages.conflictText(savedBy, revision)}</p>
      <Difference
        before={{ title: messages.theirs(savedBy), text: source }}
        after={{ title: messages.mine, text: document.text.value }}
      />
    </Dialog>
  );
}
