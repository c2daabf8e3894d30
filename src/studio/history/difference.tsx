import { json } from '@codemirror/lang-json';
import { MergeView } from '@codemirror/merge';
import { EditorState } from '@codemirror/state';
import { EditorView, lineNumbers } from '@codemirror/view';
import { useEffect, useRef } from 'react';
import { look } from '../editor/look.ts';
import { withNonce } from '../editor/nonce.ts';
import { messages } from '../messages.ts';
import * as styles from './difference.styles.ts';

interface Side {
  title: string;
  text: string;
}

interface DifferenceProps {
  before: Side;
  after: Side;
}

const readOnly = (label: string) => [
  withNonce(),
  lineNumbers(),
  json(),
  look,
  EditorView.lineWrapping,
  EditorState.readOnly.of(true),
  EditorView.contentAttributes.of({ 'aria-label': label, 'aria-readonly': 'true', tabindex: '0' }),
  EditorView.editable.of(false),
];

/** Shows two versions side by side with their differences marked. Longer unchanged passages are collapsed. */
export function Difference({ before, after }: DifferenceProps) {
  const parent = useRef<HTMLDivElement>(null);
  const isSame = before.text === after.text;
  useEffect(() => {
    const { current } = parent;
    if (!current || isSame) return undefined;
    const view = new MergeView({
      parent: current,
      a: { doc: before.text, extensions: readOnly(before.title) },
      b: { doc: after.text, extensions: readOnly(after.title) },
      collapseUnchanged: { margin: 2, minSize: 6 },
      gutter: true,
    });
    return () => view.destroy();
  }, [before.text, before.title, after.text, after.title, isSame]);
  return (
    <div className={styles.difference}>
      <div className={styles.titles} aria-hidden="true">
        <span>{before.title}</span>
        <span>{after.title}</span>
      </div>
      {isSame ? <p className={styles.same}>{messages.same}</p> : <div ref={parent} className={styles.view} />}
    </div>
  );
}
