import { useSignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import useSWR from 'swr';
import useSWRInfinite from 'swr/infinite';
import type { HistoryEntry } from '#schemas/wire/authoring/studio.ts';
import type { Api } from '#services/api/client.ts';
import { failureMessage } from '../api/failure.ts';
import { documentName } from '../language/document-name.ts';
import { messages } from '../messages.ts';
import type { OpenDocument } from '../model/open-document.ts';
import { button, primary, quiet } from '../ui/controls.styles.ts';
import { StudioDialog } from '../ui/dialog.tsx';
import { Difference } from './difference.tsx';
import * as styles from './history-dialog.styles.ts';

const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** Formats a time in the editor's local time zone. */
const when = (time: string): string => format.format(new Date(time));

interface HistoryDialogProps {
  api: Api;
  realm: string;
  document: OpenDocument;
  onClose: () => void;
  onRolledBack: () => void;
}

const perVisit = { revalidateOnFocus: false, revalidateFirstPage: false, dedupingInterval: 0 };

function Entry({ entry, isPicked, onPick }: { entry: HistoryEntry; isPicked: boolean; onPick: () => void }) {
  const { revision, state, savedAt, savedBy, of, note } = entry;
  return (
    <button type="button" className={styles.entry} aria-pressed={isPicked} onClick={onPick}>
      <span className={styles.what}>
        {messages.states[state]}
        {state === 'ROLLED_BACK' && of !== undefined ? ` ${messages.ofRevision(of)}` : null}
      </span>
      <span className={styles.who}>{`${revision} · ${savedBy} · ${when(savedAt)}`}</span>
      {note ? <span className={styles.who}>{note}</span> : null}
    </button>
  );
}

/** Revision history of a document with a diff to the editor's text and rollback. */
export function HistoryDialog({ api, realm, document, onClose, onRolledBack }: HistoryDialogProps) {
  useSignals();
  const { kind, name } = document;
  const params = { kind, name };
  const picked = useSignal<number | undefined>(undefined);
  const { data, error, size, setSize } = useSWRInfinite(
    (index, before: Awaited<ReturnType<typeof fetchPage>> | null) =>
      index > 0 && !before?.paging.moreDataAvailable
        ? null
        : (['history', realm, kind, name, before?.paging.lastSeen] as const),
    ([, , , , lastSeen]) => fetchPage(lastSeen),
    perVisit,
  );
  function fetchPage(lastSeen: string | undefined) {
    return api.call('GET /api/v2/studio/documents/{kind}/{name}/history', {
      params,
      query: lastSeen === undefined ? {} : { lastSeen },
    });
  }
  const { data: version } = useSWR(
    picked.value === undefined ? null : ['revision', realm, kind, name, picked.value],
    () =>
      api.call('GET /api/v2/studio/documents/{kind}/{name}/history/{revision}', {
        params: { ...params, revision: picked.value ?? 0 },
      }),
    { revalidateOnFocus: false },
  );
  const entries = (data ?? []).flatMap(({ revisions }) => revisions);
  const rollBack = async (to: number) => {
    if (await document.rollBack(to)) onRolledBack();
    onClose();
  };
  const shown = version?.revision === picked.value ? version : undefined;
  return (
    <StudioDialog
      wide
      title={messages.historyTitle(documentName(kind, name))}
      onClose={onClose}
      actions={
        shown && shown.source !== '' ? (
          <>
            <button
              type="button"
              className={button}
              onClick={() => {
                document.text.value = shown.source;
                onClose();
              }}
            >
              {messages.openInEditor}
            </button>
            <button
              type="button"
              className={primary}
              disabled={document.busy.value !== undefined || shown.revision === document.published.value?.revision}
              title={messages.rollBackText}
              onClick={() => void rollBack(shown.revision)}
            >
              {messages.rollBack}
            </button>
          </>
        ) : null
      }
    >
      {error ? <p role="alert">{failureMessage(error)}</p> : null}
      <div className={styles.columns}>
        <ol className={styles.list}>
          {entries.map((entry) => (
            <li key={entry.revision}>
              <Entry
                entry={entry}
                isPicked={picked.value === entry.revision}
                onPick={() => {
                  picked.value = entry.revision;
                }}
              />
            </li>
          ))}
          {data?.at(-1)?.paging.moreDataAvailable ? (
            <li>
              <button type="button" className={quiet} onClick={() => void setSize(size + 1)}>
                {messages.older}
              </button>
            </li>
          ) : null}
        </ol>
        {shown ? (
          <Difference
            before={{ title: messages.revision(shown.revision), text: shown.source }}
            after={{ title: messages.inEditor, text: document.text.value }}
          />
        ) : (
          <p className={styles.hint}>
            {picked.value !== undefined || !data
              ? messages.loading
              : entries.length > 0
                ? messages.historyPick
                : messages.historyEmpty}
          </p>
        )}
      </div>
    </StudioDialog>
  );
}
