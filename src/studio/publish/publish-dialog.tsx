import { useSignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { wordsOfFailure } from '../api/failure.ts';
import { countOf } from '../diagnostics/merge.ts';
import type { Checks } from '../document/checks.ts';
import { documentName } from '../document/document-name.ts';
import type { OpenDocument } from '../document/open-document.ts';
import { Difference } from '../history/difference.tsx';
import { button, primary } from '../shell/controls.styles.ts';
import { Dialog } from '../shell/dialog.tsx';
import { words } from '../words.ts';
import * as styles from './publish-dialog.styles.ts';

interface PublishDialogProps {
  document: OpenDocument;
  checks: Checks;
  onClose: () => void;
  onPublished: () => void;
}

/** Shows what viewers will get before they do: the difference and what the check says. Errors block, warnings do not. */
export function PublishDialog({ document, checks, onClose, onPublished }: PublishDialogProps) {
  useSignals();
  const isChecking = useSignal(true);
  const failure = useSignal<string | undefined>(undefined);
  useEffect(() => {
    checks
      .askServer()
      .catch((error: unknown) => {
        failure.value = wordsOfFailure(error);
      })
      .finally(() => {
        isChecking.value = false;
      });
  }, [checks, failure, isChecking]);
  const { errors, warnings } = countOf(checks.all.value);
  const isBusy = document.busy.value !== undefined;
  const publish = async () => {
    if (await document.publish()) onPublished();
    // Whatever stands in the way is told by the page behind: a conflict, errors, no answer.
    onClose();
  };
  const verdict = isChecking.value
    ? words.checking
    : (failure.value ??
      (errors > 0
        ? words.publishBlocked(errors)
        : warnings > 0
          ? words.publishWarnings(warnings)
          : words.publishSound));
  return (
    <Dialog
      wide
      title={words.publishTitle(documentName(document.kind, document.name))}
      closeLabel={words.cancel}
      onClose={onClose}
      actions={
        <button
          type="button"
          className={`${button} ${primary}`}
          disabled={isChecking.value || errors > 0 || failure.value !== undefined || isBusy}
          onClick={() => void publish()}
        >
          {isBusy ? words.publishing : words.publishNow}
        </button>
      }
    >
      <p role="status" className={styles.verdict} data-blocked={errors > 0 || failure.value !== undefined || undefined}>
        {verdict}
      </p>
      <Difference
        before={{ title: words.viewersSee, text: document.published.value?.source ?? '' }}
        after={{ title: words.willSee, text: document.text.value }}
      />
    </Dialog>
  );
}
