import { computed, type ReadonlySignal, signal } from '@preact/signals-react';
import { drawVeil, VEIL_KEY, createSpoilerSheet } from './spoiler-sheet.ts';

const KEY = 'playbill.spoilers';
/** More titles than these are not kept: the oldest are veiled again. */
const MOST = 500;
/** Who has watched this share of a title knows how it ended. */
const SEEN_SHARE = 0.9;

/** What this device keeps: whether results are hidden, and the titles that have been seen, the newest first. */
interface Kept {
  free: boolean;
  seen: readonly number[];
}

const nothing: Kept = { free: false, seen: [] };

function read(): Kept {
  try {
    const { free, seen } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Record<keyof Kept, unknown>>;
    const isId = (id: unknown): id is number => Number.isSafeInteger(id);
    return { free: free === true, seen: Array.isArray(seen) ? seen.filter(isId) : [] };
  } catch {
    return nothing;
  }
}

const kept = signal<Kept | undefined>(undefined);
const current = (): Kept => (kept.value ??= read());

function keep(next: Kept): void {
  const veil = next.free ? createSpoilerSheet(next.seen) : undefined;
  kept.value = next;
  drawVeil(veil);
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
    if (veil === undefined) localStorage.removeItem(VEIL_KEY);
    else localStorage.setItem(VEIL_KEY, veil);
  } catch {
    // A browser that keeps nothing hides them until the page is left.
  }
}

/** Whether this device hides results that have not been seen. Only in browsers. */
export const isSpoilerFree: ReadonlySignal<boolean> = computed(() => current().free);

/** Hides results from now on, or shows them. */
export const setSpoilerFree = (free: boolean): void => keep({ ...current(), free });

/** Remembers titles as seen: their results are no secret any more. */
export function remember(ids: readonly number[]): void {
  const { free, seen } = current();
  const news = ids.filter((id) => !seen.includes(id));
  if (news.length > 0) keep({ free, seen: [...news, ...seen].slice(0, MOST) });
}

/** Forgets what has been seen: another viewer may come next. */
export const forgetSeen = (): void => keep({ ...current(), seen: [] });

/** Whether somebody who has come so far has seen it. Both in seconds. */
export const isSeen = (progress: number, duration: number | undefined): boolean =>
  duration !== undefined && duration > 0 && progress >= duration * SEEN_SHARE;
