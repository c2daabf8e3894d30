import { idIn } from './neighbours.ts';

/** Where the address asks a video to begin, in seconds; undefined where it does not, or makes no sense. */
export function startIn(query: URLSearchParams): number | undefined {
  const value = query.get('progress');
  return value !== null && /^\d{1,6}$/.test(value) ? Number(value) : undefined;
}

/** The title that a video is the trailer of, as its address says; undefined for a video that is none. */
export const trailerFromIn = (query: URLSearchParams): number | undefined => idIn(query.get('trailerFrom'));

/** Whether the address asks that the page of what a title asks for comes before its player. */
export const asksInterstitial = (query: URLSearchParams): boolean => query.get('showInterstitial') === 'true';
