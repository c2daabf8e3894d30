import { indentWithTab } from '@codemirror/commands';
import { json, jsonLanguage } from '@codemirror/lang-json';
import { lintGutter, setDiagnostics } from '@codemirror/lint';
import { Annotation, EditorState } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { basicSetup } from 'codemirror';
import type { EditedKind } from '#schemas/wire/preview.ts';
import type { Found } from '../language/check.ts';
import type { Language } from '../language/language.ts';
import { rangesOf } from '../document/place.ts';
import { completionFrom } from './completion.ts';
import { hoverFrom } from './hover.ts';
import { look } from './look.ts';
import { marksOf } from './marks.ts';
import { withNonce } from './nonce.ts';

/** The field in which a definition's JSON is edited. */
export interface CodeEditor {
  /** Puts another text in, which undo can take back. Nothing happens when it is the same. */
  setText: (text: string) => void;
  mark: (diagnostics: readonly Found[]) => void;
  /** Puts the cursor to a JSON pointer, or to an offset, and shows it. */
  jumpTo: (place: { pointer: string; offset?: number | undefined }) => void;
  destroy: () => void;
}

interface Options {
  parent: HTMLElement;
  text: string;
  kind: EditedKind;
  label: string;
  /** Id of the element that says how to leave the field by keyboard. */
  hintId: string;
  language: Language;
  onChange: (text: string) => void;
}

/** Text that comes from outside is no typing: nobody has to be told of it. */
const fromOutside = Annotation.define<true>();

export function createCodeEditor({ parent, text, kind, label, hintId, language, onChange }: Options): CodeEditor {
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
          // What can be edited can be focused anyway; those who check pages look for this.
          tabindex: '0',
        }),
        EditorView.updateListener.of(({ docChanged, transactions, state }) => {
          if (docChanged && !transactions.some((one) => one.annotation(fromOutside))) onChange(state.doc.toString());
        }),
      ],
    }),
  });
  return {
    setText(next) {
      if (view.state.doc.toString() === next) return;
      view.dispatch({
        changes: { from: 0, to: view.state.doc.length, insert: next },
        annotations: fromOutside.of(true),
      });
    },
    mark: (diagnostics) => view.dispatch(setDiagnostics(view.state, marksOf(view.state.doc.toString(), diagnostics))),
    jumpTo({ pointer, offset }) {
      const place = offset ?? rangesOf(view.state.doc.toString(), [pointer])[0]?.from ?? 0;
      const anchor = Math.min(place, view.state.doc.length);
      view.dispatch({ selection: { anchor }, effects: EditorView.scrollIntoView(anchor, { y: 'center' }) });
      view.focus();
    },
    destroy: () => view.destroy(),
  };
}
