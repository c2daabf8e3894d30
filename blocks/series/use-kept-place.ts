import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** The last picked season while its page loads; the new page's picker takes over the focus. */
let picked: number | undefined;

/** Records that a season was picked and its page is loading. */
export const notePicked = (seasonId: number): void => {
  picked = seasonId;
};

/** Whether an element is rendered: CSS hides one of the picker's two forms (tabs or list). */
const isShown = (node: HTMLElement): boolean => node.getClientRects().length > 0;

/** Focuses the picker if its season was just picked on another page. */
export function usePickedFocus(picker: RefObject<HTMLElement | null>, seasonId: number): void {
  useEffect(() => {
    if (picked !== seasonId) return;
    picked = undefined;
    const places = picker.current?.querySelectorAll<HTMLElement>('ul > li > a[aria-current], summary') ?? [];
    [...places].find(isShown)?.focus({ preventScroll: true });
  }, [picker, seasonId]);
}

/**
 * Keeps a strip's scroll position while seasons are inserted at its start. Call the returned function before loading;
 * `first` is the first season's id, whose change shows that they have loaded. Moves the focus to the last inserted
 * season if it would be lost.
 */
export function useHeldStrip(strip: RefObject<HTMLElement | null>, first: number | undefined): () => void {
  const held = useRef<{ item: HTMLElement; left: number; first: number | undefined }>(undefined);
  useLayoutEffect(() => {
    const before = held.current;
    const node = strip.current;
    if (!before || !node || before.first === first) return;
    held.current = undefined;
    node.scrollBy({ left: before.item.getBoundingClientRect().left - before.left, behavior: 'instant' });
    if (document.activeElement === document.body)
      before.item.previousElementSibling?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true });
  }, [strip, first]);
  return () => {
    const item = strip.current?.querySelector<HTMLElement>('li:has(> a[data-season])');
    if (item) held.current = { item, left: item.getBoundingClientRect().left, first };
  };
}
