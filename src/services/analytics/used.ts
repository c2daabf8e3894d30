import type { PathSegments } from '#schemas/routes/path-segments.ts';
import type { Happening } from '#schemas/wire/viewing/analytics.ts';
import { findMarkedCard, elementOf, markAt } from './marks.ts';
import { reportedPageOf } from './page-facts.ts';

type Click = Extract<Happening, { type: 'click' }>;

const MIDDLE_BUTTON = 1;

/** Content type and id of a link's target within the realm; undefined for external links. */
function leadsTo(control: Element, pathSegments: PathSegments): Click['leadsTo'] {
  if (!(control instanceof HTMLAnchorElement) || control.origin !== location.origin) return undefined;
  const { type, contentId } = reportedPageOf(control.pathname, pathSegments);
  return { type, ...(contentId !== undefined && { contentId }) };
}

/** Describes a click on a control inside a tracked element; undefined for other clicks. */
function clickAt(target: Element, pathSegments: PathSegments): Click | undefined {
  const control = target.closest('a[href], button, summary');
  const mark = control ? markAt(control) : undefined;
  if (!control || !mark) return undefined;
  const card = findMarkedCard(control, mark);
  const destination = leadsTo(control, pathSegments);
  return {
    type: 'click',
    element: elementOf(mark),
    control: card ? 'card' : control.tagName === 'A' ? 'link' : 'button',
    ...(card && { card }),
    ...(destination && { leadsTo: destination }),
  };
}

/** Handle of the click observer. */
export interface UsedWatch {
  /** Resets the set of reported clicks, for a new page. */
  again(): void;
  stop(): void;
}

/**
 * Reports the first click on each control by one delegated listener. It listens in the capture phase, before
 * navigation changes the page.
 */
export function watchUsed(root: HTMLElement, pathSegments: PathSegments, onUsed: (click: Click) => void): UsedWatch {
  const used = new Set<string>();
  const onClick = (event: MouseEvent) => {
    if (event.type === 'auxclick' && event.button !== MIDDLE_BUTTON) return;
    const click = event.target instanceof Element ? clickAt(event.target, pathSegments) : undefined;
    const key = JSON.stringify(click);
    if (!click || used.has(key)) return;
    used.add(key);
    onUsed(click);
  };
  const events = ['click', 'auxclick'] as const;
  for (const name of events) root.addEventListener(name, onClick, { capture: true });
  return {
    again: () => used.clear(),
    stop() {
      for (const name of events) root.removeEventListener(name, onClick, { capture: true });
    },
  };
}
