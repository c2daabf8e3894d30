import { useSignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import useSWR from 'swr';
import useSWRInfinite from 'swr/infinite';
import type { Api } from '#services/api/client.ts';
import type { HistoryEntry } from '#schemas/wire/studio.ts';
import { wordsOfFailure } from '../api/failure.ts';
import { documentName } from '../language/document-name.ts';
import type { OpenDocument } from '../model/open-document.ts';
import { button, primary, quiet } from '../ui/controls.styles.ts';
import { Dialog } from '../ui/dialog.tsx';
import { words } from '../words.ts';
import { Difference } from './difference.tsx';
import * as styles from './history-dialog.styles.ts';
import { when } from './when.ts';

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
        {words.states[state]}
        {state === 'ROLLED_BACK' && of !== undefined ? ` ${words.ofRevision(of)}` : null}
      </span>
      <span className={styles.who}>{`${revision} · ${savedBy} · ${when(savedAt)}`}</span>
      {note ? <span className={styles.who}>{note}</span> : null}
    </button>
  );
}

/** What was done to the document, by whom and when; each revision beside the editor's text, and the way back to it. */
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
    <Dialog
      wide
      title={words.historyTitle(documentName(kind, name))}
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
              {words.openInEditor}
            </button>
            <button
              type="button"
              className={`${button} ${primary}`}
              disabled={document.busy.value !== undefined || shown.revision === document.published.value?.revision}
              title={words.rollBackText}
              onClick={() => void rollBack(shown.revision)}
            >
              {words.rollBack}
            </button>
          </>
        ) : null
      }
    >
      {error ? <p role="alert">{wordsOfFailure(error)}</p> : null}
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
              <button type="button" className={`${button} ${quiet}`} onClick={() => void setSize(size + 1)}>
                {words.older}
              </button>
            </li>
          ) : null}
        </ol>
        {shown ? (
          <Difference
            before={{ title: words.revision(shown.revision), text: shown.source }}
            after={{ title: words.inEditor, text: document.text.value }}
          />
        ) : (
          <p className={styles.hint}>
            {picked.value !== undefined || !data
              ? words.loading
              : entries.length > 0
                ? words.historyPick
                : words.historyEmpty}
          </p>
        )}
      </div>
    </Dialog>
  );
}
