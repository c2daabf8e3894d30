import { type Signal, useSignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useCallback, useMemo, useRef } from 'react';
import { ProblemList } from '../diagnostics/problem-list.tsx';
import type { CodeEditor } from '../editor/code-editor.ts';
import { EditorPane } from '../editor/editor-pane.tsx';
import { DocumentForm } from '../form/form-view.tsx';
import { getFieldPlace } from '../form/names.ts';
import type { ScrollTarget } from '../form/wanted.ts';
import type { FoundMistake } from '../language/check.ts';
import type { Position } from '../language/forms/forms.ts';
import type { Language } from '../language/language.ts';
import type { Opened } from './use-open.ts';
import { createEditMode, keepEditMode, type EditMode } from './edit-mode.ts';
import { ModeBar } from './mode-bar.tsx';
import * as styles from './editor-workspace.styles.ts';

/** Jumps to a location in the document; `field` is the pointer of its form field. */
export type JumpTo = (place: Pick<FoundMistake, 'pointer' | 'offset'> & { field?: string }) => void;

interface EditorWorkspaceProps {
  opened: Opened;
  language: Language;
  /** Receives the function that jumps to a location, so that other components can call it. */
  jump: { current: JumpTo | undefined };
  onReveal: (pointer: string) => void;
}

/** Editor of a document as form, JSON or both (two views of one text), with its problems. */
export function EditorWorkspace({ opened, language, jump, onReveal }: EditorWorkspaceProps) {
  useSignals();
  const { document, checks } = opened;
  const mode = useMemo((): Signal<EditMode> => createEditMode(sessionStorage, window.innerWidth), []);
  const place = useSignal<Position>({ pointer: '' });
  const wanted = useSignal<ScrollTarget | undefined>(undefined);
  const editor = useRef<CodeEditor | undefined>(undefined);
  const write = useCallback(
    (next: EditMode) => {
      mode.value = next;
      keepEditMode(next, sessionStorage);
    },
    [mode],
  );
  const jumpTo: JumpTo = useCallback(
    (to) => {
      // A syntax error has no location in the form, so the jump goes to the JSON editor.
      if (to.offset !== undefined && mode.peek() === 'FORM') write('BOTH');
      const isForm = mode.peek() === 'FORM';
      if (mode.peek() !== 'JSON') wanted.value = { pointer: to.field ?? to.pointer, takesFocus: isForm };
      place.value = { pointer: to.pointer };
      editor.current?.jumpTo(to, isForm ? 'left' : 'taken');
    },
    [place, wanted, write, mode],
  );
  const setEditor = useCallback(
    (next: CodeEditor | undefined) => {
      editor.current = next;
      jump.current = next && jumpTo;
    },
    [jump, jumpTo],
  );
  const setCursor = useCallback(
    (offset: number) => {
      place.value = { offset };
    },
    [place],
  );
  return (
    <main className={styles.mode} id="editor" tabIndex={-1}>
      <ModeBar
        mode={mode.value}
        onChange={write}
        onUndo={() => editor.current?.undo()}
        onRedo={() => editor.current?.redo()}
      />
      <div className={styles.views} data-mode={mode.value}>
        {mode.value === 'JSON' ? null : (
          <DocumentForm
            document={document}
            checks={checks}
            language={language}
            place={place}
            wanted={wanted}
            editor={() => editor.current}
            onSelect={(pointer) => {
              editor.current?.jumpTo({ pointer }, 'left');
              onReveal(pointer);
            }}
            onShowJson={(pointer) => {
              if (mode.value === 'FORM') write('BOTH');
              jumpTo({ pointer });
            }}
          />
        )}
        <EditorPane
          document={document}
          checks={checks}
          language={language}
          isHidden={mode.value === 'FORM'}
          onCursor={setCursor}
          onReady={setEditor}
        />
      </div>
      <ProblemList
        checks={checks}
        onPick={(found) => {
          jumpTo({ ...found, field: getFieldPlace(found) });
          onReveal(found.pointer);
        }}
      />
    </main>
  );
}
