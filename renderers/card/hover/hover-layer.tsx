import { useEffect, useState } from 'react';
import type { AnyCard } from '../remembered.ts';
import { follow, type Pointed } from './follow.ts';
import { HoverPanel } from './hover-panel.tsx';
import { ProgrammeModal } from './programme-modal.tsx';
import { type ProgrammeRule, showsProgramme } from './programme-rule.ts';

interface HoverLayerProps {
  rule: ProgrammeRule;
  canShare: boolean;
  /** The programme that was tapped. */
  programme: AnyCard | undefined;
  onProgrammeClosed: () => void;
}

interface Shown {
  pointed: Pointed;
  isLeaving: boolean;
}

const isPanel = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-hover-panel]') !== null;

/** The panel of the card that is pointed at, and the modal of the programme that was tapped: one of each for the page. */
export default function HoverLayer({ rule, canShare, programme, onProgrammeClosed }: HoverLayerProps) {
  const [shown, setShown] = useState<Shown>();
  useEffect(
    () =>
      follow({
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
          // By the time it has faded another may have come.
          onGone={() => setShown((now) => (now?.isLeaving ? undefined : now))}
          onFollowed={() => setShown(undefined)}
        />
      ) : null}
      {programme ? <ProgrammeModal card={programme} onClose={onProgrammeClosed} /> : null}
    </>
  );
}
