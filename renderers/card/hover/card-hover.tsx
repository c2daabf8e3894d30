import { Suspense, useEffect, useMemo, useState } from 'react';
import { guestUser } from '#schemas/access.ts';
import { usePorts } from '../../ports/ports.tsx';
import { optional } from '../../primitives/optional.ts';
import { afterLoad } from '../../primitives/when-idle.ts';
import { type AnyCard, findRememberedCard } from '../remembered.ts';
import { type ProgrammeRule, showsProgramme } from './programme-rule.ts';
import { followTaps } from './taps.ts';

let code: Promise<typeof import('./hover-layer.tsx')> | undefined;
// The module is imported once, because the tap handler and the rendered layer must share its state.
const load = () => (code ??= import('./hover-layer.tsx'));
const HoverLayer = optional(load);

/** Realm settings that affect cards. */
interface CardSwitches extends Pick<ProgrammeRule, 'epgPlayback'> {
  canShare: boolean;
}

const signs = ['pointerover', 'pointerdown', 'focusin'] as const;

/**
 * Loads the hover panel and programme dialog of cards. It loads on the first pointer or focus event and, on devices
 * with hover, when the page is idle. Taps on programmes are handled from the start, because on touch screens the tap is
 * the first event.
 */
export function CardHover({ epgPlayback, canShare }: CardSwitches) {
  const [isWanted, setWanted] = useState(false);
  const [programme, setProgramme] = useState<AnyCard>();
  const { navigation, lists } = usePorts();
  const { isGuest, licenceIds } = lists ?? guestUser;
  const rule = useMemo(() => ({ epgPlayback, isGuest, licenceIds }), [epgPlayback, isGuest, licenceIds]);
  useEffect(() => {
    const seen = new AbortController();
    const see = ({ target }: Event) => {
      if (!(target instanceof Element && target.closest('article'))) return;
      seen.abort();
      setWanted(true);
    };
    for (const sign of signs) document.addEventListener(sign, see, { passive: true, signal: seen.signal });
    // Any pointer movement prefetches the code. Touch input sends no move event before the tap.
    const fetchAhead = () => void load().catch(() => undefined);
    document.addEventListener('pointermove', fetchAhead, { passive: true, once: true, signal: seen.signal });
    const leaveRest = matchMedia('(hover: hover)').matches ? afterLoad(() => setWanted(true)) : undefined;
    return () => {
      seen.abort();
      leaveRest?.();
    };
  }, []);
  useEffect(
    () =>
      followTaps((target) => {
        const found = findRememberedCard(target);
        if (!found || !showsProgramme(found.card, rule)) return false;
        setWanted(true);
        setProgramme(found.card);
        // If the code fails to load, the card acts as a plain link.
        load().catch(() => {
          setProgramme(undefined);
          navigation.go(navigation.hrefOfCard(found.card));
        });
        return true;
      }),
    [rule, navigation],
  );
  return isWanted ? (
    <Suspense>
      <HoverLayer
        rule={rule}
        canShare={canShare}
        programme={programme}
        onProgrammeClosed={() => setProgramme(undefined)}
      />
    </Suspense>
  ) : null;
}
