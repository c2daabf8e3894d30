import { parseId } from './neighbours.ts';

/** Start position from the URL in seconds; undefined if absent or invalid. */
export function startIn(query: URLSearchParams): number | undefined {
  const value = query.get('progress');
  return value !== null && /^\d{1,6}$/.test(value) ? Number(value) : undefined;
}

/** Id of the title that a trailer belongs to, from the URL; undefined if the video is not a trailer. */
export const trailerFromIn = (query: URLSearchParams): number | undefined => parseId(query.get('trailerFrom'));

/** Whether the URL asks for an interstitial before the player. */
export const asksInterstitial = (query: URLSearchParams): boolean => query.get('showInterstitial') === 'true';
