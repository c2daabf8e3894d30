import { Suspense, useEffect, useState } from 'react';
import { optional } from '../../primitives/optional.ts';
import type { CardSwitches } from './hover-layer.tsx';

const HoverLayer = optional(() => import('./hover-layer.tsx'));

const signs = ['pointerover', 'pointerdown', 'focusin'] as const;

/** What cards do beyond being links: its code comes with the first sign that somebody is about to use one. */
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
    return () => seen.abort();
  }, []);
  return isWanted ? (
    <Suspense>
      <HoverLayer {...switches} />
    </Suspense>
  ) : null;
}
