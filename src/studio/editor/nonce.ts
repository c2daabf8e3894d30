import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

/** Passes the page's CSP nonce to the editor, which inserts style elements. */
export function withNonce(): Extension {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  return meta?.nonce ? EditorView.cspNonce.of(meta.nonce) : [];
}
