import { indentWithTab, isolateHistory, redo, undo } from '@codemirror/commands';
import { json, jsonLanguage } from '@codemirror/lang-json';
import { lintGutter, setDiagnostics } from '@codemirror/lint';
import { Annotation, EditorState, Transaction } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { basicSetup } from 'codemirror';
import type { EditedKind } from '#schemas/wire/authoring/preview.ts';
import type { FoundMistake } from '../language/check.ts';
import type { Language } from '../language/language.ts';
import { rangesOf } from '../language/positions.ts';
import { changeBetween } from '../language/edits.ts';
import { listTextChanges } from '../language/rewrite.ts';
import { completionFrom } from './completion.ts';
import { hoverFrom } from './hover.ts';
import { look } from './look.ts';
import { editorDiagnostics } from './editor-diagnostics.ts';
import { withNonce } from './nonce.ts';

/** Editor for a definition's JSON. */
export interface CodeEditor {
  /** Replaces the text as one undo step. Does nothing if it is the same. */
  setText: (text: string) => void;
  /**
   * Applies a change that was made in the form. Consecutive changes with `typing` form one undo step; each change with
   * `step` is an undo step of its own.
   */
  write: (text: string, how: 'typing' | 'step') => void;
  undo: () => void;
  redo: () => void;
  mark: (diagnostics: readonly FoundMistake[]) => void;
  /**
   * Moves the cursor to a JSON pointer or offset and scrolls to it. `focus` says whether the editor takes the focus.
   */
  jumpTo: (place: { pointer: string; offset?: number | undefined }, focus?: 'taken' | 'left') => void;
  destroy: () => void;
}

interface Options {
  parent: HTMLElement;
  text: string;
  kind: EditedKind;
  label: string;
  /** Id of the element that explains how to leave the editor by keyboard. */
  hintId: string;
  language: Language;
  onChange: (text: string) => void;
  /** Called when the user moves the cursor or types. */
  onCursor: (offset: number) => void;
}

/** Annotation of changes that the program made. They do not call the callbacks for user input. */
const fromOutside = Annotation.define<true>();

export function createCodeEditor({
  parent,
  text,
  kind,
  label,
  hintId,
  language,
  onChange,
  onCursor,
}: Options): CodeEditor {
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      extensions: [
        withNonce(),
        basicSetup,
        json(),
        jsonLanguage.data.of({ autocomplete: completionFrom(language, kind) }),
        hoverFrom(language, kind),
        lintGutter(),
        keymap.of([indentWithTab]),
        look,
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({
          'aria-label': label,
          'aria-describedby': hintId,
          spellcheck: 'false',
          // The browser makes the element focusable anyway, but accessibility checkers look for this attribute.
          tabindex: '0',
        }),
        EditorView.updateListener.of(({ docChanged, selectionSet, transactions, state }) => {
          if (transactions.some((one) => one.annotation(fromOutside))) return;
          if (docChanged) onChange(state.doc.toString());
          if (docChanged || selectionSet) onCursor(state.selection.main.head);
        }),
      ],
    }),
  });
  return {
    setText(next) {
      const changes = listTextChanges(view.state.doc.toString(), next);
      if (changes.length === 0) return;
      view.dispatch({ changes, annotations: [fromOutside.of(true), isolateHistory.of('full')] });
      // The cursor may now be within another property, so its listener is called.
      onCursor(view.state.selection.main.head);
    },
    write(next, how) {
      const changes = changeBetween(view.state.doc.toString(), next);
      if (!changes) return;
      const apart = how === 'step' ? [isolateHistory.of('full')] : [Transaction.userEvent.of('input.type')];
      view.dispatch({ changes, annotations: [fromOutside.of(true), ...apart] });
      onChange(next);
    },
    undo: () => void undo(view),
    redo: () => void redo(view),
    mark: (diagnostics) =>
      view.dispatch(setDiagnostics(view.state, editorDiagnostics(view.state.doc.toString(), diagnostics))),
    jumpTo({ pointer, offset }, focus = 'taken') {
      const place = offset ?? rangesOf(view.state.doc.toString(), [pointer])[0]?.from ?? 0;
      const anchor = Math.min(place, view.state.doc.length);
      view.dispatch({
        selection: { anchor },
        effects: EditorView.scrollIntoView(anchor, { y: 'center' }),
        // A jump to a pointer does not call the cursor's listener. A jump to a syntax error does, like a cursor
        // movement by the user.
        annotations: offset === undefined ? [fromOutside.of(true)] : [],
      });
      if (focus === 'taken') view.focus();
    },
    destroy: () => view.destroy(),
  };
}
