import { useComputed } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { NextCard } from '../next/next-card.tsx';
import { finalCredits } from '../next/next-decision.ts';
import { useNext } from '../next/use-next.ts';
import { usePlayerFace } from '../shared/player-face.ts';
import { SkipOffer } from '../skip/skip-offer.tsx';
import * as styles from './offers.styles.ts';

/** What the player offers during playback: a button that skips a segment (such as the intro), or the next title. */
export function Offers() {
  useSignals();
  const { playback, around } = usePlayerFace();
  const { skipMarkers, duration } = playback.state;
  const { decision, cancel } = useNext();
  // During the final credits the card of the next title replaces the skip button.
  const last = useComputed(() => finalCredits(skipMarkers.value, duration.value));
  return (
    <div className={styles.offers}>
      <SkipOffer except={around.next ? last.value : undefined} />
      <NextCard decision={decision} cancel={cancel} />
    </div>
  );
}
