import { Suspense, useEffect, useState } from 'react';
import { usePorts } from '../../ports/ports.tsx';
import { optional } from '../../primitives/optional.ts';
import { afterLoad } from '../../primitives/when-idle.ts';
import { type AnyCard, cardAt } from '../remembered.ts';
import { type ProgrammeRule, showsProgramme } from './programme-rule.ts';
import { followTaps } from './taps.ts';

let code: Promise<typeof import('./hover-layer.tsx')> | undefined;
// Asked for once, so that what a tap hears of it is what is drawn.
const load = () => (code ??= import('./hover-layer.tsx'));
const HoverLayer = optional(load);

/** What the realm has switched on for its cards. */
interface CardSwitches extends Pick<ProgrammeRule, 'epgPlayback'> {
  canShare: boolean;
}

const signs = ['pointerover', 'pointerdown', 'focusin'] as const;

/**
 * What cards do beyond being links: there from the first sign on that somebody is about to use one, and where something
 * hovers as soon as the page is at rest, so that the first card does not wait for its code. A tap on a programme is heard
 * from the start: with a finger it is the first sign as well.
 */
export function CardHover({ epgPlayback, canShare }: CardSwitches) {
  const [isWanted, setWanted] = useState(false);
  const [programme, setProgramme] = useState<AnyCard>();
  const { navigation, lists } = usePorts();
  const isGuest = lists?.isGuest ?? true;
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
  useEffect(
    () =>
      followTaps((target) => {
        const found = cardAt(target);
        if (!found || !showsProgramme(found.card, { epgPlayback, isGuest })) return false;
        setWanted(true);
        setProgramme(found.card);
        // Without the code that shows it, a card is the link that it always was.
        load().catch(() => {
          setProgramme(undefined);
          navigation.go(navigation.hrefOfCard(found.card));
        });
        return true;
      }),
    [epgPlayback, isGuest, navigation],
  );
  return isWanted ? (
    <Suspense>
      <HoverLayer
        rule={{ epgPlayback, isGuest }}
        canShare={canShare}
        programme={programme}
        onProgrammeClosed={() => setProgramme(undefined)}
      />
    </Suspense>
  ) : null;
}
