import { effect } from '@preact/signals-react';
import { useEffect, useId, useRef } from 'react';
import { visuallyHidden } from '#renderers/theme/foundation.styles.ts';
import type { Checks } from '../model/checks.ts';
import { documentName } from '../language/document-name.ts';
import type { OpenDocument } from '../model/open-document.ts';
import type { Language } from '../language/language.ts';
import { messages } from '../messages.ts';
import { type CodeEditor, createCodeEditor } from './code-editor.ts';
import * as styles from './editor-pane.styles.ts';

interface EditorPaneProps {
  document: OpenDocument;
  checks: Checks;
  language: Language;
  isHidden: boolean;
  onCursor: (offset: number) => void;
  /** Called with the editor instance, which other components use to jump to a location. */
  onReady: (editor: CodeEditor | undefined) => void;
}

/** JSON editor of a document. */
export function EditorPane({ document, checks, language, isHidden, onCursor, onReady }: EditorPaneProps) {
  const parent = useRef<HTMLDivElement>(null);
  const hintId = useId();
  useEffect(() => {
    const { current } = parent;
    if (!current) return undefined;
    const { kind, name, text } = document;
    const editor = createCodeEditor({
      parent: current,
      text: text.peek(),
      kind,
      label: messages.editorLabel(documentName(kind, name)),
      hintId,
      language,
      onChange: (next) => {
        text.value = next;
      },
      onCursor,
    });
    const stopText = effect(() => editor.setText(text.value));
    const stopMarks = effect(() => editor.mark(checks.all.value));
    onReady(editor);
    return () => {
      onReady(undefined);
      stopText();
      stopMarks();
      editor.destroy();
    };
  }, [document, checks, language, onCursor, onReady, hintId]);
  return (
    <section className={styles.pane} aria-label={messages.editor} data-hidden={isHidden || undefined}>
      <p id={hintId} className={visuallyHidden}>
        {messages.editorHint}
      </p>
      <div ref={parent} className={styles.field} />
    </section>
  );
}
