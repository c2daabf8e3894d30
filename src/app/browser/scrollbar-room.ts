/**
 * Reserves the scrollbar's space once the page has had a classic scrollbar, so that the layout does not shift when a
 * dialog hides it (`renderers/theme/foundation.styles.ts`). Does nothing for overlay scrollbars.
 */
export function keepScrollbarRoom(): void {
  const { documentElement: page } = document;
  // The client width of the page shrinks when a classic scrollbar appears, which the observer reports.
  const watch = new ResizeObserver(() => {
    if (innerWidth <= page.clientWidth) return;
    page.dataset['scrollbar'] = '';
    watch.disconnect();
  });
  watch.observe(page);
}
