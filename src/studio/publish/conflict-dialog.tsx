import { useSignals } from '@preact/signals-react/runtime';
import type { DocumentVersion } from '#schemas/wire/studio.ts';
import type { OpenDocument } from '../model/open-document.ts';
import { Difference } from '../history/difference.tsx';
import { button, primary } from '../ui/controls.styles.ts';
import { Dialog } from '../ui/dialog.tsx';
import { words } from '../words.ts';

interface ConflictDialogProps {
  document: OpenDocument;
  theirs: DocumentVersion;
}

/** Somebody else has saved in between: theirs beside mine, and the editor decides. Neither is lost whatever is chosen. */
export function ConflictDialog({ document, theirs }: ConflictDialogProps) {
  useSignals();
  const { savedBy, revision, source } = theirs;
  return (
    <Dialog
      wide
      title={words.conflictTitle(savedBy)}
      closeLabel={words.decideLater}
      onClose={document.decideLater}
      actions={
        <>
          <button type="button" className={button} onClick={document.takeTheirs}>
            {words.takeTheirs}
          </button>
          <button type="button" className={`${button} ${primary}`} onClick={() => void document.keepMine()}>
            {words.keepMine}
          </button>
        </>
      }
    >
      <p>{words.conflictText(savedBy, revision)}</p>
      <Difference
        before={{ title: words.theirs(savedBy), text: source }}
        after={{ title: words.mine, text: document.text.value }}
      />
    </Dialog>
  );
}
