import { parseDuration } from '@dailymotion/vast-client';
import { AdError, adErrors } from './ad-error.ts';
import type { AdSource } from './vast.ts';

/** Where in the content a break is: so many seconds after its beginning, or such a part of it from 0 to 1. */
export type BreakPlace = { seconds: number } | { part: number };

/** A break of a schedule. */
export interface VmapBreak {
  place: BreakPlace;
  source: AdSource;
  /** Addresses by the names of what they are told: `breakStart`, `breakEnd`, `error`. */
  events: Record<string, string[]>;
}

const text = (element: Element | undefined): string => element?.textContent?.trim() ?? '';

const childrenOf = (element: Element | undefined, name: string): Element[] =>
  // Not `children`, which readers of XML elsewhere than in browsers do not have.
  Array.from(element?.childNodes ?? []).filter((node): node is Element => (node as Element).localName === name);

/** Undefined after the end, and by the number of a break in a broadcast: neither has a place within a film. */
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
 * The breaks of a schedule (VMAP 1.0.1) that have a place within the film and a film to show.
 * @throws AdError when the document is none
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
