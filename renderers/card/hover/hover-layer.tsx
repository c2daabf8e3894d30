import { useEffect, useState } from 'react';
import type { AnyCard } from '../remembered.ts';
import { trackHoveredCard, type HoveredCard } from './follow.ts';
import { HoverPanel } from './hover-panel.tsx';
import { ProgrammeModal } from './programme-modal.tsx';
import { type ProgrammeRule, showsProgramme } from './programme-rule.ts';

interface HoverLayerProps {
  rule: ProgrammeRule;
  canShare: boolean;
  /** The programme card that was tapped. */
  programme: AnyCard | undefined;
  onProgrammeClosed: () => void;
}

interface Shown {
  pointed: HoveredCard;
  isLeaving: boolean;
}

const isPanel = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-hover-panel]') !== null;

/** Renders the panel of the hovered or focused card and the dialog of the tapped programme; one of each per page. */
export default function HoverLayer({ rule, canShare, programme, onProgrammeClosed }: HoverLayerProps) {
  const [shown, setShown] = useState<Shown>();
  useEffect(
    () =>
      trackHoveredCard({
        isPanel,
        onPointed: (pointed) =>
          setShown((now) => (pointed ? { pointed, isLeaving: false } : now && { ...now, isLeaving: true })),
      }),
    [],
  );
  useEffect(() => {
    if (programme) setShown(undefined);
  }, [programme]);
  return (
    <>
      {shown && !programme ? (
        <HoverPanel
          key={`${shown.pointed.by} ${shown.pointed.card.type} ${shown.pointed.card.id}`}
          {...shown}
          showsProgramme={showsProgramme(shown.pointed.card, rule)}
          canShare={canShare}
          // Another card's panel may have opened while this one faded out; that panel must stay.
          onGone={() => setShown((now) => (now?.isLeaving ? undefined : now))}
          onFollowed={() => setShown(undefined)}
        />
      ) : null}
      {programme ? <ProgrammeModal card={programme} onClose={onProgrammeClosed} /> : null}
    </>
  );
}
