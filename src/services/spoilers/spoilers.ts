import { computed, type ReadonlySignal, signal } from '@preact/signals-react';
import { applySpoilerSheet, SPOILER_SHEET_KEY, createSpoilerSheet } from './spoiler-sheet.ts';

const KEY = 'playbill.spoilers';
/** Maximum number of watched titles to store; the oldest ones are hidden again. */
const MOST = 500;
/** Fraction of a title after which its result counts as known. */
const SEEN_SHARE = 0.9;

/** Stored state: whether results are hidden, and the watched titles, newest first. */
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
  applySpoilerSheet(veil);
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
    if (veil === undefined) localStorage.removeItem(SPOILER_SHEET_KEY);
    else localStorage.setItem(SPOILER_SHEET_KEY, veil);
  } catch {
    // Storage is blocked: the setting lasts until the page is left.
  }
}

/** Whether this device hides results of unwatched titles. Browser only. */
export const isSpoilerFree: ReadonlySignal<boolean> = computed(() => current().free);

/** Turns hiding of results on or off. */
export const setSpoilerFree = (free: boolean): void => keep({ ...current(), free });

/** Marks titles as watched, so that their results are shown. */
export function remember(ids: readonly number[]): void {
  const { free, seen } = current();
  const news = ids.filter((id) => !seen.includes(id));
  if (news.length > 0) keep({ free, seen: [...news, ...seen].slice(0, MOST) });
}

/** Clears the watched titles, because another viewer may use the device next. */
export const forgetSeen = (): void => keep({ ...current(), seen: [] });

/** Whether a position counts as watched. Both arguments in seconds. */
export const isSeen = (progress: number, duration: number | undefined): boolean =>
  duration !== undefined && duration > 0 && progress >= duration * SEEN_SHARE;
