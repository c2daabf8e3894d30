import { parseDuration } from '@dailymotion/vast-client';
import { AdError, adErrors } from './ad-error.ts';
import type { AdSource } from './vast.ts';

/** Position of a break: seconds from the start, or a fraction of the duration (0 to 1). */
export type BreakPlace = { seconds: number } | { part: number };

/** Ad break of a VMAP schedule. */
export interface VmapBreak {
  place: BreakPlace;
  source: AdSource;
  /** Tracking URLs by event name: `breakStart`, `breakEnd`, `error`. */
  events: Record<string, string[]>;
}

const text = (element: Element | undefined): string => element?.textContent?.trim() ?? '';

const childrenOf = (element: Element | undefined, name: string): Element[] =>
  // Uses `childNodes` because XML parsers outside browsers lack `children`.
  Array.from(element?.childNodes ?? []).filter((node): node is Element => (node as Element).localName === name);

/**
 * Converts the time offset of a break. Undefined for `end` and for break numbers of broadcasts (such as `#2`), because
 * those have no position within the content.
 */
function placeOf(offset: string): BreakPlace | undefined {
  if (offset === 'start') return { seconds: 0 };
  const part = /^(\d{1,2}(?:\.\d+)?)%$/.exec(offset)?.[1];
  if (part !== undefined) return Number(part) === 0 ? { seconds: 0 } : { part: Number(part) / 100 };
  const seconds = /^\d+:\d\d:\d\d(?:\.\d+)?$/.test(offset) ? parseDuration(offset) : -1;
  return seconds < 0 ? undefined : { seconds };
}

function sourceOf(adSource: Element | undefined): AdSource | undefined {
  const url = text(childrenOf(adSource, 'AdTagURI')[0]);
  if (url !== '') return { url };
  const element = childrenOf(childrenOf(adSource, 'VASTAdData')[0], 'VAST')[0];
  return element && { element };
}

/**
 * Reads the breaks of a VMAP 1.0.1 schedule that have linear ads and a position in the content.
 * @throws AdError if the document is not VMAP
 */
export function breaksIn({ documentElement }: XMLDocument): VmapBreak[] {
  if (documentElement.localName !== 'VMAP') throw new AdError(adErrors.malformed, 'no VMAP');
  return childrenOf(documentElement, 'AdBreak').flatMap((adBreak): VmapBreak[] => {
    const place = placeOf(adBreak.getAttribute('timeOffset') ?? '');
    const source = sourceOf(childrenOf(adBreak, 'AdSource')[0]);
    if (!place || !source || !adBreak.getAttribute('breakType')?.includes('linear')) return [];
    const events: VmapBreak['events'] = {};
    for (const tracking of childrenOf(childrenOf(adBreak, 'TrackingEvents')[0], 'Tracking'))
      (events[tracking.getAttribute('event') ?? ''] ??= []).push(text(tracking));
    return [{ place, source, events }];
  });
}
