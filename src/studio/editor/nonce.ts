import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

/** Lets the editor field make its styles under the page's content security policy. */
export function withNonce(): Extension {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  return meta?.nonce ? EditorView.cspNonce.of(meta.nonce) : [];
}
