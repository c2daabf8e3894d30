import { useEffect } from 'react';
import type { Live } from '#services/live/live.ts';
import type { OpenDocument } from '../model/open-document.ts';

/** Polling interval for other editors' drafts, which cause no push message, in milliseconds. */
const LOOK_MS = 20_000;

/**
 * Saves on Ctrl/Cmd+S, warns before leaving with unsaved work, and checks for other editors' versions: at once for
 * publications, by polling for drafts.
 */
export function useGuards(document: OpenDocument, live: Live, onSave: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      onSave();
    };
    const onLeave = (event: BeforeUnloadEvent) => {
      if (document.isUnsaved.peek()) event.preventDefault();
    };
    const look = () => {
      if (globalThis.document.visibilityState === 'visible') void document.lookForOthers();
    };
    const timer = setInterval(look, LOOK_MS);
    const unsubscribe = live.subscribe(({ type }) => {
      if (type !== 'state') look();
    });
    window.addEventListener('keydown', onKey);
    window.addEventListener('beforeunload', onLeave);
    window.addEventListener('focus', look);
    return () => {
      clearInterval(timer);
      unsubscribe();
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('beforeunload', onLeave);
      window.removeEventListener('focus', look);
    };
  }, [document, live, onSave]);
}
