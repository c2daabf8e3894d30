import { useEffect } from 'react';
import type { OpenDocument } from '../model/open-document.ts';

/** How often the server is asked whether somebody else has saved. */
const LOOK_MS = 20_000;

/** Ctrl or Cmd with S saves; leaving with unsaved work is warned of; what others save is noticed. */
export function useGuards(document: OpenDocument, onSave: () => void): void {
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
    window.addEventListener('keydown', onKey);
    window.addEventListener('beforeunload', onLeave);
    window.addEventListener('focus', look);
    return () => {
      clearInterval(timer);
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('beforeunload', onLeave);
      window.removeEventListener('focus', look);
    };
  }, [document, onSave]);
}
