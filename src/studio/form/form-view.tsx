import { type Signal, signal, useSignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import { visuallyHidden } from '#renderers/theme/foundation.styles.ts';
import type { Checks } from '../model/checks.ts';
import type { OpenDocument } from '../model/open-document.ts';
import type { CodeEditor } from '../editor/code-editor.ts';
import type { Position } from '../language/forms/forms.ts';
import type { Language } from '../language/language.ts';
import { parsedDocument } from '../language/parsed-document.ts';
import { messages } from '../messages.ts';
import { AddDialog } from './add-dialog.tsx';
import { insertAt, setAt, swapAt } from '../language/edits.ts';
import { type FormAccess, FormProvider } from './form-context.ts';
import * as styles from './form-view.styles.ts';
import { Outline } from './outline.tsx';
import { partActions, type InsertPosition } from './part-actions.ts';
import { PartFields } from './part-fields.tsx';
import { PartTitle } from './part-title.tsx';
import { PartTools } from './part-tools.tsx';
import { type OutlineRow, rowsOf } from './rows.ts';
import { usePartForm } from './use-part-form.ts';
import type { ScrollTarget } from './wanted.ts';

interface FormViewProps {
  document: OpenDocument;
  checks: Checks;
  language: Language;
  /** Location of the cursor or selection in the document, shared by the form and the JSON editor. */
  place: Signal<Position>;
  /** Form field to scroll to. */
  wanted: Signal<ScrollTarget | undefined>;
  /** The JSON editor, which applies changes and keeps the undo history. */
  editor: () => CodeEditor | undefined;
  /** Called on selection, to update JSON and preview. */
  onSelect: (pointer: string) => void;
  onShowJson: (pointer: string) => void;
}

const nowhere = signal<ScrollTarget | undefined>(undefined);

/** Pointer of the innermost part (such as an element or a field) that contains the given pointer. */
const partOf = (rows: readonly OutlineRow[], place = ''): string =>
  rows
    .map(({ node }) => node.pointer)
    .filter((part) => place === part || place.startsWith(`${part}/`))
    .reduce((inner, part) => (part.length > inner.length ? part : inner), '');

/**
 * Editor of a document as a form: its outline, and a form for the selected part (such as an element). Both are
 * generated from the schemas and change the same text as the JSON editor.
 */
export function DocumentForm({
  document,
  checks,
  language,
  place,
  wanted,
  editor,
  onSelect,
  onShowJson,
}: FormViewProps) {
  useSignals();
  const form = usePartForm(document, place, language);
  const adding = useSignal<InsertPosition | undefined>(undefined);
  const done = useSignal('');
  const fields = useRef<HTMLElement>(null);
  const text = document.text.value;
  const parsed = useMemo(() => parsedDocument(text), [text]);
  const rows = useMemo(() => (form ? rowsOf(form.outline) : []), [form]);
  // The newly selected part is highlighted in the outline at once. Its form appears when the web worker has answered.
  const asked = 'pointer' in place.value ? place.value.pointer : undefined;
  const row =
    rows.find(({ node }) => node.pointer === asked) ?? rows.find(({ node }) => node.pointer === form?.pointer);
  const isComing = form?.pointer !== row?.node.pointer;
  /** Whether the focus should move into the form of the selected part, which may still be loading. */
  const isEntering = useSignal(false);
  const enters = isEntering.value && !isComing;
  useEffect(() => {
    if (!enters) return;
    isEntering.value = false;
    fields.current?.querySelector<HTMLElement>('input, select, textarea, summary')?.focus();
  }, [enters, isEntering]);
  if (!parsed.ok || !form || !row)
    return <p className={styles.waits}>{parsed.ok ? messages.loading : messages.formWaits}</p>;

  const { pointer, shape } = form;
  const shown = rows.find(({ node }) => node.pointer === pointer)?.node ?? row.node;
  const found = checks.all.value;
  const write = (next: string, how: 'typing' | 'step', selected = pointer) => {
    place.value = { pointer: selected };
    editor()?.write(next, how);
  };
  const access: FormAccess = {
    value: parsed.value,
    found,
    set: (at, value, how = 'typing') => write(setAt(document.text.peek(), at, value), how),
    swap: (one, other) => write(swapAt(document.text.peek(), one, other), 'step'),
    insert: (list, index, value) => write(insertAt(document.text.peek(), list, index, value), 'step'),
    showInJson: onShowJson,
    // While another part's form is still shown, it must not scroll to a location outside of it.
    wanted: partOf(rows, wanted.value?.pointer) === pointer ? wanted : nowhere,
  };
  const select = (to: string) => {
    isEntering.value = false;
    place.value = { pointer: to };
    onSelect(to);
  };
  const actions = partActions({
    row,
    text,
    value: parsed.value,
    write: (next, selected, announcement) => {
      write(next, 'step', selected);
      done.value = announcement;
      onSelect(selected);
    },
  });
  // Documents that consist of a single part, such as themes, need no outline.
  const isWhole = rows.length === 1 && form.outline.lists.length === 0;
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
    if (key !== 'z' && !isRedo) return;
    // Form and JSON share one undo history.
    event.preventDefault();
    if (isRedo) editor()?.redo();
    else editor()?.undo();
  };
  return (
    <FormProvider value={access}>
      {/* The shortcuts for undo and redo change the document's text, wherever the focus is in the form. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className={styles.view} data-whole={isWhole || undefined} onKeyDown={onKeyDown}>
        {isWhole ? null : (
          <section className={styles.outline} aria-label={messages.outline}>
            <Outline
              rows={rows}
              selected={row.node.pointer}
              found={found}
              onSelect={select}
              onMove={actions.move}
              onDuplicate={actions.duplicate}
              onDelete={actions.remove}
              onEnter={() => {
                isEntering.value = true;
              }}
            />
            <PartTools
              actions={actions}
              onAdd={(where) => {
                adding.value = where === 'after' ? actions.after : actions.within;
              }}
            />
            <p role="status" className={visuallyHidden}>
              {done.value}
            </p>
          </section>
        )}
        <section
          ref={fields}
          className={styles.form}
          aria-label={messages.formOf(shown.kind)}
          // Until the form of the selected part is loaded, the previous part's form ignores input.
          inert={isComing}
          aria-busy={isComing}
        >
          <PartTitle pointer={pointer} text={[shown.kind, shown.text].filter(Boolean).join(' · ')} />
          <PartFields key={pointer} shape={shape} pointer={pointer} kind={shown.kind} />
        </section>
      </div>
      {adding.value ? (
        <AddDialog
          language={language}
          slot={adding.value}
          onClose={() => {
            adding.value = undefined;
          }}
          onAdd={(beginning) => {
            if (adding.value) actions.add(adding.value, beginning);
            adding.value = undefined;
          }}
        />
      ) : null}
    </FormProvider>
  );
}
