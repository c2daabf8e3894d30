import { useSignal, useSignalEffect } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { useMessages } from '#renderers/messages/messages.tsx';
import type { SkipMarker } from '#renderers/ports/player.ts';
import type { LabelKey } from '#schemas/labels/keys.ts';
import { pill } from '../shared/control.styles.ts';
import { usePlayerFace } from '../shared/player-face.ts';
import { markerKey, skipDecision } from './skip-decision.ts';
import * as styles from './skip-offer.styles.ts';

const words: Record<SkipMarker['type'], { skip: LabelKey; skipped: LabelKey }> = {
  INTRO: { skip: 'player.skipIntro', skipped: 'player.skippedIntro' },
  RECAP: { skip: 'player.skipRecap', skipped: 'player.skippedRecap' },
  CREDITS: { skip: 'player.skipCredits', skipped: 'player.skippedCredits' },
};

/** Display time of the undo button, in milliseconds. */
const UNDO_FOR = 8000;

interface SkipOfferProps {
  /** The final credits, if the card of the next title is already shown for them instead of a skip button. */
  except: SkipMarker | undefined;
}

/**
 * Skips intros, recaps and credits according to the viewer's preferences: shows a skip button, or skips and shows an
 * undo button.
 */
export function SkipOffer({ except }: SkipOfferProps) {
  useSignals();
  const { t } = useMessages();
  const { playback, preferences, say } = usePlayerFace();
  const { state } = playback;
  const skipped = useSignal<ReadonlySet<string>>(new Set());
  const undo = useSignal<SkipMarker | undefined>(undefined);
  const decide = () => {
    const { skip } = preferences.value.player;
    const markers = state.skipMarkers.value.filter((one) => one !== except || skip.credits === 'always');
    const isOn = state.phase.value === 'ready' && state.duration.value > 0 && !state.ad.value && !state.ended.value;
    return isOn
      ? skipDecision({ position: state.position.value, markers, skip, skipped: skipped.value })
      : ({ do: 'nothing' } as const);
  };
  useSignalEffect(() => {
    const decision = decide();
    if (decision.do !== 'skip') return;
    const { marker } = decision;
    skipped.value = new Set(skipped.peek()).add(markerKey(marker));
    undo.value = marker;
    say(t(words[marker.type].skipped));
    playback.seek(marker.end);
  });
  const done = undo.value;
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => (undo.value = undefined), UNDO_FOR);
    return () => clearTimeout(timer);
  }, [done, undo]);
  const decision = decide();
  if (done)
    return (
      <p className={styles.done} data-skip="done">
        {t(words[done.type].skipped)}
        <button
          type="button"
          className={styles.undo}
          onClick={() => {
            undo.value = undefined;
            playback.seek(done.start);
          }}
        >
          {t('player.watchIt')}
        </button>
      </p>
    );
  if (decision.do !== 'offer') return null;
  const { marker } = decision;
  return (
    <button type="button" className={pill} data-skip="offer" onClick={() => playback.seek(marker.end)}>
      {t(words[marker.type].skip)}
    </button>
  );
}
