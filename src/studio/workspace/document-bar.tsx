import { useSignals } from '@preact/signals-react/runtime';
import { button, primary, quiet } from '../ui/controls.styles.ts';
import { messages } from '../messages.ts';
import * as styles from './document-bar.styles.ts';
import { documentName } from '../language/document-name.ts';
import { ScheduleLine } from '../schedule/schedule-line.tsx';
import type { Busy } from '../model/attempts.ts';
import type { OpenDocument } from '../model/open-document.ts';

/** Actions on a document that open a dialog. */
export type Action = 'publish' | 'schedule' | 'history' | 'discard' | 'compare';

interface DocumentBarProps {
  document: OpenDocument;
  onSave: () => void;
  onAction: (action: Action) => void;
  /** Called when data shown in the document list has changed. */
  onChanged: () => void;
}

function stateOf(document: OpenDocument): string {
  const { draft, published, isUnsaved } = document;
  if (isUnsaved.value) return messages.unsaved;
  if (draft.value) return messages.isDraft(draft.value.revision);
  return published.value ? messages.isPublished(published.value.revision) : messages.notPublished;
}

const doings: Partial<Record<NonNullable<Busy>, string>> = {
  saving: messages.saving,
  publishing: messages.publishing,
  scheduling: messages.scheduling,
};

/** Toolbar of a document: name, state and actions. */
export function DocumentBar({ document, onSave, onAction, onChanged }: DocumentBarProps) {
  useSignals();
  const { kind, name, busy, status, isUnsaved, isUnpublished, isRestored, draft, published, overtaken } = document;
  const isBusy = busy.value !== undefined;
  const doing = busy.value && doings[busy.value];
  return (
    <section aria-label={messages.document} className={styles.bar}>
      <div className={styles.what}>
        <h1 className={styles.title}>{documentName(kind, name)}</h1>
        <span className={styles.state} data-unsaved={isUnsaved.value || undefined}>
          {stateOf(document)}
        </span>
      </div>
      <p role="status" className={styles.status} data-problem={status.value?.isProblem || undefined}>
        {doing ?? status.value?.text}
      </p>
      {isRestored.value ? (
        <p className={styles.status}>
          {messages.restored}{' '}
          <button type="button" className={quiet} onClick={document.dropRestored}>
            {messages.dropRestored}
          </button>
        </p>
      ) : null}
      <div className={styles.actions}>
        <button type="button" className={quiet} onClick={() => onAction('history')}>
          {messages.history}
        </button>
        {draft.value ? (
          <button type="button" className={quiet} disabled={isBusy} onClick={() => onAction('discard')}>
            {published.value ? messages.discard : messages.remove}
          </button>
        ) : null}
        <button
          type="button"
          className={button}
          disabled={isBusy || !isUnsaved.value}
          aria-keyshortcuts="Control+S Meta+S"
          onClick={onSave}
        >
          {messages.save}
        </button>
        <button
          type="button"
          className={primary}
          disabled={isBusy || !isUnpublished.value}
          onClick={() => onAction('publish')}
        >
          {messages.publish}
        </button>
      </div>
      {overtaken.value ? (
        <div className={styles.overtaken}>
          <p role="alert">{messages.isOvertaken(overtaken.value.by.savedBy)}</p>
          <button type="button" className={button} onClick={() => onAction('compare')}>
            {messages.compare}
          </button>
        </div>
      ) : null}
      <ScheduleLine document={document} onChange={() => onAction('schedule')} onCancelled={onChanged} />
    </section>
  );
}
