import { type RefObject, startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isDay } from '#schemas/time/day.ts';
import { sameHourOf } from './days.ts';
import type { TimeRange } from './lay-out.ts';
import { isSameWindow, listFrom, MINUTE_WIDTH_PX, type VisibleRange, shownOf } from './window.ts';

const isList = (node: Element): boolean => getComputedStyle(node).getPropertyValue('--list').trim() === '1';
const isRtl = (node: Element): boolean => getComputedStyle(node).direction === 'rtl';

/**
 * Visible part of a guide, which is rendered, and a function to scroll it. The grid follows the scroll position; the
 * list layout shows `span` milliseconds from a time on.
 */
export function useWindow(
  { from, to }: TimeRange,
  { span, timeZone }: { span: number; timeZone: string },
): { scroller: RefObject<HTMLDivElement | null>; shown: VisibleRange; jump: (at: number) => void } {
  const scroller = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<VisibleRange>(() => listFrom({ from, to }, from, span));
  // The state is set in a transition, so that rendering does not block scrolling.
  const show = useCallback(
    (next: VisibleRange) => startTransition(() => setShown((now) => (isSameWindow(now, next) ? now : next))),
    [],
  );
  useLayoutEffect(() => {
    const node = scroller.current;
    if (!node) return;
    let frame = 0;
    const measure = () => {
      frame = 0;
      if (isList(node)) {
        setShown((now) => (now.end === Number.POSITIVE_INFINITY ? now : listFrom({ from, to }, now.at, span)));
        return;
      }
      const channel = node.querySelector('[role="rowheader"]')?.clientWidth ?? 0;
      const { scrollLeft, scrollTop, clientWidth, clientHeight } = node;
      const scrolled = { inline: Math.abs(scrollLeft), block: scrollTop, height: clientHeight };
      show(shownOf({ from, to }, { ...scrolled, width: clientWidth - channel }, timeZone));
    };
    const later = () => {
      frame ||= requestAnimationFrame(measure);
    };
    measure();
    node.addEventListener('scroll', later, { passive: true });
    const sized = new ResizeObserver(later);
    sized.observe(node);
    return () => {
      cancelAnimationFrame(frame);
      node.removeEventListener('scroll', later);
      sized.disconnect();
    };
  }, [from, to, span, timeZone, show]);
  const jump = useCallback(
    (at: number) => {
      const node = scroller.current;
      if (!node) return;
      if (isList(node)) show(listFrom({ from, to }, at, span));
      else node.scrollLeft = ((isRtl(node) ? -1 : 1) * (at - from) * MINUTE_WIDTH_PX) / 60_000;
    },
    [from, to, span, show],
  );
  return { scroller, shown, jump };
}

/**
 * Scrolls a guide once at the start: to the date that its definition sets, else to shortly before the current time, as
 * soon as that is known.
 */
export function useStart(
  { from, to }: TimeRange,
  {
    now,
    date,
    timeZone,
    jump,
  }: { now: number | undefined; date: string | undefined; timeZone: string; jump: (at: number) => void },
): void {
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    if (isDone || now === undefined) return;
    setDone(true);
    const at = date !== undefined && isDay(date) ? sameHourOf(date, now, timeZone) : undefined;
    if (at !== undefined && at > from && at < to) jump(at);
    // A guide that begins near the current time needs no initial scrolling.
    else if (now > from + 3_600_000 && now < to) jump(now - 1_800_000);
  }, [isDone, from, to, now, date, timeZone, jump]);
}
