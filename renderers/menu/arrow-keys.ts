import type { KeyboardEvent } from 'react';

/** Orientation of a menu list, as in `data-keys`. */
export type Axis = 'row' | 'column';

interface Position {
  at: number;
  count: number;
  axis: Axis;
  rightToLeft: boolean;
}

/**
 * Index of the item that a key moves to (WAI-ARIA disclosure navigation): arrow keys without wrapping, Home and End.
 * Every item also stays in the Tab order.
 */
export function itemAfter(key: string, { at, count, axis, rightToLeft }: Position): number | undefined {
  const along = axis === 'column' ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight'];
  const [backward, forward] = axis === 'row' && rightToLeft ? along.toReversed() : along;
  const next = { [backward ?? '']: at - 1, [forward ?? '']: at + 1, Home: 0, End: count - 1 }[key];
  return next !== undefined && next >= 0 && next < count ? next : undefined;
}

const LIST = '[data-keys]';

/** Opens the submenu of a bar item and returns its first item. */
function firstBelow(item: HTMLElement): HTMLElement | null {
  const details = item.parentElement;
  if (item.localName !== 'summary' || !(details instanceof HTMLDetailsElement)) return null;
  details.open = true;
  return details.querySelector<HTMLElement>(`${LIST} :is(a, button)`);
}

/** Moves the focus through a menu with the arrow keys. One listener handles all lists in it. */
export function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
  const item = (target as Element).closest<HTMLElement>('a, button, summary');
  const list = item?.closest<HTMLElement>(LIST);
  if (!item || !list || altKey || ctrlKey || metaKey || shiftKey) return;
  const axis: Axis = list.dataset['keys'] === 'row' ? 'row' : 'column';
  const items = [...list.querySelectorAll<HTMLElement>('a, button, summary')].filter(
    (one) => one.closest(LIST) === list && one.checkVisibility({ visibilityProperty: true }),
  );
  const rightToLeft = getComputedStyle(list).direction === 'rtl';
  const next = itemAfter(key, { at: items.indexOf(item), count: items.length, axis, rightToLeft });
  const found = key === 'ArrowDown' && axis === 'row' ? firstBelow(item) : items[next ?? -1];
  if (!found) return;
  event.preventDefault();
  found.focus();
}
