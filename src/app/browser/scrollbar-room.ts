/**
 * Keeps the scrollbar's room from when the page first has one that takes room, so that the page does not jump when a
 * dialog hides it (`renderers/theme/foundation.styles.ts`). Where scrollbars lie over the page there is none to keep.
 */
export function keepScrollbarRoom(): void {
  const { documentElement: page } = document;
  // The room that the page has gets smaller when a scrollbar comes.
  const watch = new ResizeObserver(() => {
    if (innerWidth <= page.clientWidth) return;
    page.dataset['scrollbar'] = '';
    watch.disconnect();
  });
  watch.observe(page);
}
