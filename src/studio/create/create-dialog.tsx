import { useSignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useId, useRef } from 'react';
import useSWR from 'swr';
import type { Api } from '#services/api/client.ts';
import { ProblemError } from '#services/api/problem-error.ts';
import { onlyName } from '#schemas/realm-folder.ts';
import type { StudioDocuments } from '#schemas/wire/authoring/studio.ts';
import { failureMessage } from '../api/failure.ts';
import { newestOf } from '../model/work.ts';
import type { Language } from '../language/language.ts';
import { field, primary } from '../ui/controls.styles.ts';
import { StudioDialog } from '../ui/dialog.tsx';
import { messages } from '../messages.ts';
import {
  beginWith,
  beginWithValue,
  findNameFault,
  kindsToBegin,
  type NameFault,
  type NewKind,
  titleOf,
} from './new-document.ts';
import * as styles from './create-dialog.styles.ts';

interface CreateDialogProps {
  api: Api;
  language: Language;
  documents: StudioDocuments['documents'];
  onClose: () => void;
  onCreated: (key: { kind: NewKind; name: string }) => void;
}

const faults: Record<NameFault, (kind: NewKind) => string> = {
  missing: () => messages.nameMissing,
  ill: (kind) => messages.nameIll(messages.nameHints[kind]),
  taken: () => messages.nameTaken,
};

/** Dialog that creates a document as a draft: kind, name, and starting point. */
export function CreateDialog({ api, language, documents, onClose, onCreated }: CreateDialogProps) {
  useSignals();
  const formId = useId();
  const hintId = useId();
  const faultId = useId();
  const nameField = useRef<HTMLInputElement>(null);
  const kind = useSignal<NewKind>('page');
  const typed = useSignal('');
  /** What the new document starts from: `empty`, `example <index>`, or `copy <document name>`. */
  const start = useSignal('empty');
  const showsFault = useSignal(false);
  const isBusy = useSignal(false);
  const failure = useSignal<string | undefined>(undefined);
  const { data: examples = [] } = useSWR(
    ['examples', kind.value],
    ([, asked]) => language.ask({ type: 'examples', kind: asked }),
    { revalidateOnFocus: false },
  );
  const others = documents.filter((one) => one.kind === kind.value).map((one) => one.name);
  const only = onlyName(kind.value);
  const name = only ?? typed.value;
  const fault = findNameFault(kind.value, name, others);

  const sourceOf = async (): Promise<string> => {
    const [, index] = /^example (\d+)$/.exec(start.value) ?? [];
    if (start.value === 'empty')
      return beginWithValue(kind.value, name, await language.ask({ type: 'empty', kind: kind.value }));
    if (index !== undefined) return beginWithValue(kind.value, name, examples[Number(index)]);
    const params = { kind: kind.value, name: start.value.slice('copy '.length) };
    const original = await api.call('GET /api/v2/studio/documents/{kind}/{name}', { params });
    return beginWith(kind.value, name, newestOf(original)?.source ?? '');
  };
  const create = async () => {
    showsFault.value = true;
    if (fault) return nameField.current?.focus();
    isBusy.value = true;
    failure.value = undefined;
    const key = { kind: kind.value, name };
    try {
      const body = { source: await sourceOf(), base: 0 };
      await api.call('PUT /api/v2/studio/documents/{kind}/{name}/draft', { params: key, body });
      onCreated(key);
    } catch (error) {
      const isTaken = error instanceof ProblemError && error.problem.code === 'CONFLICT';
      failure.value = isTaken ? messages.nameTaken : failureMessage(error);
    } finally {
      isBusy.value = false;
    }
  };
  const shownFault = showsFault.value && fault ? faults[fault](kind.value) : failure.value;
  return (
    <StudioDialog
      title={messages.newTitle}
      closeLabel={messages.cancel}
      onClose={onClose}
      actions={
        <button type="submit" form={formId} className={primary} disabled={isBusy.value}>
          {isBusy.value ? messages.creating : messages.create}
        </button>
      }
    >
      <p>{messages.newText}</p>
      <form
        id={formId}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void create();
        }}
      >
        <label className={styles.row}>
          {messages.newKind}
          <select
            className={field}
            value={kind.value}
            onChange={({ target }) => {
              kind.value = target.value as NewKind;
              start.value = 'empty';
            }}
          >
            {kindsToBegin(documents).map((one) => (
              <option key={one} value={one}>
                {messages.kindNames[one]}
              </option>
            ))}
          </select>
        </label>
        {only === undefined ? (
          <label className={styles.row}>
            {messages.newName}
            <input
              ref={nameField}
              className={field}
              value={typed.value}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              aria-describedby={`${hintId} ${faultId}`}
              aria-invalid={(showsFault.value && fault !== undefined) || undefined}
              onChange={({ target }) => {
                typed.value = target.value.trim();
                failure.value = undefined;
              }}
            />
            <span id={hintId} className={styles.hint}>
              {messages.nameHints[kind.value]}
            </span>
          </label>
        ) : null}
        <label className={styles.row}>
          {messages.newStart}
          <select
            className={field}
            value={start.value}
            onChange={({ target }) => {
              start.value = target.value;
            }}
          >
            <option value="empty">{messages.empty}</option>
            <optgroup label={messages.examples}>
              {examples.map((example, index) => (
                // The order of a schema's examples is fixed.
                // oxlint-disable-next-line react/no-array-index-key
                <option key={index} value={`example ${index}`}>
                  {messages.example(titleOf(example))}
                </option>
              ))}
            </optgroup>
            {others.length > 0 ? (
              <optgroup label={messages.copies}>
                {others.map((one) => (
                  <option key={one} value={`copy ${one}`}>
                    {one}
                  </option>
                ))}
              </optgroup>
            ) : null}
          </select>
        </label>
        <p id={faultId} role="alert" className={styles.fault}>
          {shownFault}
        </p>
      </form>
    </StudioDialog>
  );
}
