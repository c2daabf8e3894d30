import { useComputed } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { NextCard } from '../next/next-card.tsx';
import { finalCredits } from '../next/next-decision.ts';
import { useNext } from '../next/use-next.ts';
import { usePlayerFace } from '../shared/player-face.ts';
import { SkipOffer } from '../skip/skip-offer.tsx';
import * as styles from './offers.styles.ts';

/** What is offered while it plays: to skip a part, or to go on with the next title. */
export function Offers() {
  useSignals();
  const { playback, around } = usePlayerFace();
  const { skipMarkers, duration } = playback.state;
  const { decision, cancel } = useNext();
  // The card of the next title is what there is to do in the credits before it.
  const last = useComputed(() => finalCredits(skipMarkers.value, duration.value));
  return (
    <div className={styles.offers}>
      <SkipOffer except={around.next ? last.value : undefined} />
      <NextCard decision={decision} cancel={cancel} />
    </div>
  );
}
