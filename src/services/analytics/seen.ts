import { TRACKED_SELECTOR } from './marks.ts';

/**
 * Viewable impression (IAB and MRC guidelines): half of the element for one second. For elements taller than the
 * window: half of the window.
 */
const HALF = 0.5;
const SECOND = 1000;
/**
 * Each threshold is twice the previous one, so that an element taller than the window fires before it has scrolled
 * past.
 */
const thresholds = [0, 1 / 64, 1 / 32, 1 / 16, 1 / 8, 1 / 4, HALF];
/** Debounce before scanning the DOM for new elements, in milliseconds. */
const SETTLE = 200;

const keyOf = ({ dataset }: HTMLElement) => `${dataset['pointer']} ${dataset['kind']} ${dataset['ids']}`;

/** Finds the first descendant with a box: tracked elements are mostly `display: contents`, which cannot be observed. */
function boxOf(mark: Element): Element | undefined {
  let box: Element | null = mark;
  while (box && getComputedStyle(box).display === 'contents') box = box.firstElementChild;
  return box ?? undefined;
}

const isHalfInView = ({ isIntersecting, intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry) =>
  isIntersecting &&
  (intersectionRatio >= HALF || (rootBounds !== null && intersectionRect.height >= rootBounds.height * HALF));

/** Handle of the observer of viewable impressions. */
export interface SeenWatch {
  /** Resets the set of reported elements, for a new page. */
  again(): void;
  stop(): void;
}

/** Reports each tracked element within `root` once, after a viewable impression. Uses a single IntersectionObserver. */
export function watchSeen(root: HTMLElement, onSeen: (mark: HTMLElement) => void): SeenWatch {
  const seen = new Set<string>();
  const marks = new Map<Element, HTMLElement>();
  const boxes = new WeakMap<HTMLElement, Element>();
  const inView = new Set<Element>();
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();
  let scanning: ReturnType<typeof setTimeout> | undefined;

  const letGo = (box: Element) => {
    clearTimeout(timers.get(box));
    timers.delete(box);
    inView.delete(box);
    marks.delete(box);
    observer.unobserve(box);
  };
  const count = (box: Element) => {
    const mark = marks.get(box);
    letGo(box);
    if (!mark || seen.has(keyOf(mark))) return;
    seen.add(keyOf(mark));
    onSeen(mark);
  };
  const startTimer = (box: Element) => {
    if (document.visibilityState !== 'visible' || timers.has(box)) return;
    timers.set(
      box,
      setTimeout(() => count(box), SECOND),
    );
  };
  const stopTimer = (box: Element) => {
    clearTimeout(timers.get(box));
    timers.delete(box);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        if (isHalfInView(entry)) {
          inView.add(entry.target);
          startTimer(entry.target);
        } else {
          inView.delete(entry.target);
          stopTimer(entry.target);
        }
      }
    },
    { threshold: thresholds },
  );
  const scan = () => {
    scanning = undefined;
    for (const box of marks.keys()) if (!box.isConnected) letGo(box);
    for (const mark of root.querySelectorAll<HTMLElement>(TRACKED_SELECTOR)) {
      const known = boxes.get(mark);
      if (seen.has(keyOf(mark)) || (known && marks.get(known) === mark)) continue;
      const box = boxOf(mark);
      if (!box) continue;
      boxes.set(mark, box);
      marks.set(box, mark);
      observer.observe(box);
    }
  };
  const changes = new MutationObserver(() => {
    scanning ??= setTimeout(scan, SETTLE);
  });
  // Timers stop while the tab is hidden: a hidden tab yields no impressions.
  const onVisibility = () => {
    for (const box of inView) (document.visibilityState === 'visible' ? startTimer : stopTimer)(box);
  };
  changes.observe(root, { childList: true, subtree: true });
  document.addEventListener('visibilitychange', onVisibility);
  return {
    again() {
      seen.clear();
      for (const box of marks.keys()) letGo(box);
      scan();
    },
    stop() {
      for (const box of marks.keys()) letGo(box);
      clearTimeout(scanning);
      observer.disconnect();
      changes.disconnect();
      document.removeEventListener('visibilitychange', onVisibility);
    },
  };
}
