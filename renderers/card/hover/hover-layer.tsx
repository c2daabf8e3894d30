import { useEffect, useState } from 'react';
import { type AnyCard, cardAt } from '../remembered.ts';
import { follow, type Pointed } from './follow.ts';
import { HoverPanel } from './hover-panel.tsx';
import { ProgrammeModal } from './programme-modal.tsx';
import { opensProgramme } from './programme-rule.ts';
import { followTaps } from './taps.ts';

/** What the realm has switched on for its cards. */
export interface CardSwitches {
  epgPlayback: 'ENABLED' | 'DISABLED';
  canShare: boolean;
}

interface Shown {
  pointed: Pointed;
  isLeaving: boolean;
}

const isPanel = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-hover-panel]') !== null;

/** The panel of the card that is pointed at, and the modal of the programme that was tapped: one of each for the page. */
export default function HoverLayer({ epgPlayback, canShare }: CardSwitches) {
  const [shown, setShown] = useState<Shown>();
  const [programme, setProgramme] = useState<AnyCard>();
  useEffect(
    () =>
      follow({
        isPanel,
        onPointed: (pointed) =>
          setShown((now) => (pointed ? { pointed, isLeaving: false } : now && { ...now, isLeaving: true })),
      }),
    [],
  );
  useEffect(
    () =>
      followTaps((target) => {
        const found = cardAt(target);
        if (!found || !opensProgramme(found.card, epgPlayback)) return false;
        setShown(undefined);
        setProgramme(found.card);
        return true;
      }),
    [epgPlayback],
  );
  return (
    <>
      {shown && !programme ? (
        <HoverPanel
          key={`${shown.pointed.by} ${shown.pointed.card.type} ${shown.pointed.card.id}`}
          {...shown}
          canShare={canShare}
          // By the time it has faded another may have come.
          onGone={() => setShown((now) => (now?.isLeaving ? undefined : now))}
          onFollowed={() => setShown(undefined)}
        />
      ) : null}
      {programme ? <ProgrammeModal card={programme} onClose={() => setProgramme(undefined)} /> : null}
    </>
  );
}
