import { useSignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useMemo } from 'react';
import { failureMessage } from '../api/failure.ts';
import { countOf } from '../model/merge.ts';
import type { Checks } from '../model/checks.ts';
import { documentName } from '../language/document-name.ts';
import type { OpenDocument } from '../model/open-document.ts';
import { Difference } from '../history/difference.tsx';
import { TimeChoice } from '../schedule/time-choice.tsx';
import { fromField, hasPassed, soon, toField } from '../model/zone.ts';
import { primary } from '../ui/controls.styles.ts';
import { StudioDialog } from '../ui/dialog.tsx';
import { messages } from '../messages.ts';
import * as styles from './publish-dialog.styles.ts';

interface PublishDialogProps {
  document: OpenDocument;
  checks: Checks;
  /** Whether the dialog opens with a later time selected instead of "now". */
  isLater: boolean;
  onClose: () => void;
  onPublished: () => void;
}

/**
 * Dialog before publishing, now or scheduled: shows the diff and the check. Errors block publishing, warnings do not.
 */
export function PublishDialog({ document, checks, isLater, onClose, onPublished }: PublishDialogProps) {
  useSignals();
  const isChecking = useSignal(true);
  const failure = useSignal<string | undefined>(undefined);
  const planned = document.schedule.peek();
  const first = useMemo(() => toField(planned && !planned.refusal ? new Date(planned.at) : soon()), [planned]);
  const at = useSignal<string | undefined>(isLater ? first : undefined);
  const time = at.value === undefined ? undefined : fromField(at.value);
  const isPast = time !== undefined && hasPassed(time);
  useEffect(() => {
    checks
      .askServer()
      .catch((error: unknown) => {
        failure.value = failureMessage(error);
      })
      .finally(() => {
        isChecking.value = false;
      });
  }, [checks, failure, isChecking]);
  const { errors, warnings } = countOf(checks.all.value);
  const isBusy = document.busy.value !== undefined;
  const isUntimed = at.value !== undefined && (time === undefined || isPast);
  const publish = async () => {
    const isDone = at.value === undefined ? document.publish() : time !== undefined && document.publishAt(time);
    if (await isDone) onPublished();
    // The dialog closes, because the page behind it shows conflicts and errors.
    onClose();
  };
  const verdict = isChecking.value
    ? messages.checking
    : (failure.value ??
      (errors > 0
        ? messages.publishBlocked(errors)
        : warnings > 0
          ? messages.publishWarnings(warnings)
          : messages.publishValid));
  return (
    <StudioDialog
      wide
      title={messages.publishTitle(documentName(document.kind, document.name))}
      closeLabel={messages.cancel}
      onClose={onClose}
      actions={
        <button
          type="button"
          className={primary}
          disabled={isChecking.value || errors > 0 || failure.value !== undefined || isBusy || isUntimed}
          onClick={() => void publish()}
        >
          {at.value === undefined
            ? isBusy
              ? messages.publishing
              : messages.publishNow
            : isBusy
              ? messages.scheduling
              : messages.schedule}
        </button>
      }
    >
      <p role="status" className={styles.verdict} data-blocked={errors > 0 || failure.value !== undefined || undefined}>
        {verdict}
      </p>
      <TimeChoice
        at={at.value}
        first={first}
        isPast={isPast}
        onChange={(next) => {
          at.value = next;
        }}
      />
      <Difference
        before={{ title: messages.viewersSee, text: document.published.value?.source ?? '' }}
        after={{ title: messages.willSee, text: document.text.value }}
      />
    </StudioDialog>
  );
}
