import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** What was picked last, for as long as its page is on its way: its picker takes the focus over from the one before. */
let picked: number | undefined;

/** Notes that a season is on its way to be shown. */
export const notePicked = (seasonId: number): void => {
  picked = seasonId;
};

/** Whether an element is laid out: of the two forms of a picker, one is. */
const isShown = (node: HTMLElement): boolean => node.getClientRects().length > 0;

/** Gives the focus to the picker of a season that was just picked in the picker of another page. */
export function usePickedFocus(picker: RefObject<HTMLElement | null>, seasonId: number): void {
  useEffect(() => {
    if (picked !== seasonId) return;
    picked = undefined;
    const places = picker.current?.querySelectorAll<HTMLElement>('ul > li > a[aria-current], summary') ?? [];
    [...places].find(isShown)?.focus({ preventScroll: true });
  }, [picker, seasonId]);
}

/**
 * Keeps a strip where it is while seasons come in at its start. `hold` is called before they are asked for; `first` is
 * what stands first, which tells when they are there. The focus moves on to what came last where it would be lost.
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
