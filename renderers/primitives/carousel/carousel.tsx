import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useMessages } from '../../messages/messages.tsx';
import { Icon } from '../icon/icon.tsx';
import { useNearEnd } from '../near-end/use-near-end.ts';
import * as styles from './carousel.styles.ts';

interface CarouselProps {
  /** Accessible name of the row. */
  label: string;
  children: ReactNode;
  /** Number of lines of cards. */
  lines?: 1 | 2;
  className?: string | undefined;
  /** Called when the end of the row comes near the viewport, while there is more to load. */
  onNearEnd?: (() => void) | undefined;
}

const focusable = (track: HTMLElement) => [...track.querySelectorAll<HTMLElement>('a[href], button')];

/**
 * Horizontally scrolling row: touch and wheel scroll natively, buttons scroll by page, arrow keys move by card.
 * Mirrored in right-to-left languages.
 */
export function Carousel({ label, children, lines = 1, className, onNearEnd }: CarouselProps) {
  const { t } = useMessages();
  const track = useRef<HTMLUListElement>(null);
  const { edges, turn } = useTurns(track);
  useNearEnd(() => track.current?.lastElementChild, onNearEnd);
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const node = track.current;
    if (!node || event.altKey || event.ctrlKey || event.metaKey) return;
    const forward = getComputedStyle(node).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const backward = forward === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight';
    const stops = focusable(node);
    const at = stops.indexOf(document.activeElement as HTMLElement);
    const target = { [forward]: at + 1, [backward]: at - 1, Home: 0, End: stops.length - 1 }[event.key];
    if (at < 0 || target === undefined || !stops[target]) return;
    event.preventDefault();
    stops[target].focus();
  };
  return (
    <div className={styles.carousel}>
      {/* Arrow keys move between the focusable links; the list itself is not focusable. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul
        ref={track}
        role="list"
        aria-label={label}
        className={`${styles.track} ${className ?? ''}`}
        data-lines={lines}
        onKeyDown={onKeyDown}
      >
        {children}
      </ul>
      <button
        type="button"
        className={styles.previous}
        onClick={() => turn(-1)}
        disabled={edges.start}
        aria-label={t('previousCards', { row: label })}
      >
        <span className={styles.arrow}>
          <Icon name="chevron" size={28} />
        </span>
      </button>
      <button
        type="button"
        className={styles.next}
        onClick={() => turn(1)}
        disabled={edges.end}
        aria-label={t('nextCards', { row: label })}
      >
        <Icon name="chevron" size={28} />
      </button>
    </div>
  );
}

/**
 * Scrolls a row by pages and returns whether it is at its start or end. `isDrawn`: whether the row is in the document
 * yet.
 */
export function useTurns(track: React.RefObject<HTMLUListElement | null>, isDrawn = true) {
  const edges = useEdges(track, isDrawn);
  const turn = (pages: number) => {
    const node = track.current;
    if (!node) return;
    const direction = getComputedStyle(node).direction === 'rtl' ? -1 : 1;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    node.scrollBy({ left: pages * direction * node.clientWidth * 0.9, behavior: isStill ? 'auto' : 'smooth' });
  };
  return { edges, turn };
}

/**
 * Whether the row is at its start or end. Until the first measurement it is assumed to be at its start, with more cards
 * to scroll to.
 */
function useEdges(track: React.RefObject<HTMLUListElement | null>, isDrawn: boolean) {
  const [edges, setEdges] = useState({ start: true, end: false });
  useEffect(() => {
    const node = isDrawn ? track.current : null;
    if (!node) return;
    let frame = 0;
    const measure = () => {
      frame = 0;
      const left = Math.abs(node.scrollLeft);
      const next = { start: left < 2, end: left + node.clientWidth > node.scrollWidth - 2 };
      setEdges((now) => (now.start === next.start && now.end === next.end ? now : next));
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(measure);
    };
    const observer = new ResizeObserver(schedule);
    observer.observe(node);
    const content = new MutationObserver(schedule);
    content.observe(node, { childList: true });
    node.addEventListener('scroll', schedule, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      content.disconnect();
      node.removeEventListener('scroll', schedule);
    };
  }, [track, isDrawn]);
  return edges;
}
