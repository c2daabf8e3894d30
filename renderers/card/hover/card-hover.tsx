import { Suspense, useEffect, useState } from 'react';
import { optional } from '../../primitives/optional.ts';
import { afterLoad } from '../../primitives/when-idle.ts';
import type { CardSwitches } from './hover-layer.tsx';

const load = () => import('./hover-layer.tsx');
const HoverLayer = optional(load);

const signs = ['pointerover', 'pointerdown', 'focusin'] as const;

/**
 * What cards do beyond being links: there from the first sign on that somebody is about to use one, and where something
 * hovers as soon as the page is at rest, so that the first card does not wait for its code.
 */
export function CardHover(switches: CardSwitches) {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    const seen = new AbortController();
    const see = ({ target }: Event) => {
      if (!(target instanceof Element && target.closest('article'))) return;
      seen.abort();
      setWanted(true);
    };
    for (const sign of signs) document.addEventListener(sign, see, { passive: true, signal: seen.signal });
    // A pointer that moves comes to a card sooner or later; touching ones do not move before they touch.
    const fetchAhead = () => void load().catch(() => undefined);
    document.addEventListener('pointermove', fetchAhead, { passive: true, once: true, signal: seen.signal });
    const leaveRest = matchMedia('(hover: hover)').matches ? afterLoad(() => setWanted(true)) : undefined;
    return () => {
      seen.abort();
      leaveRest?.();
    };
  }, []);
  return isWanted ? (
    <Suspense>
      <HoverLayer {...switches} />
    </Suspense>
  ) : null;
}
