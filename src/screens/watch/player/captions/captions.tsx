import { useSignals } from '@preact/signals-react/runtime';
import { useLayoutEffect, useRef } from 'react';
import { usePlayerFace } from '../shared/player-face.ts';
import { type CaptionLook, captionVariables } from './caption-look.ts';
import { type CaptionPlace, captionPlace } from './caption-place.ts';
import * as styles from './captions.styles.ts';

/** Text of a cue. The browser parses WebVTT markup into safe DOM nodes without scripts. */
function Words({ cue, edge }: { cue: VTTCue; edge: CaptionLook['edge'] }) {
  const holder = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => holder.current?.replaceChildren(cue.getCueAsHTML()), [cue]);
  return <span ref={holder} className={styles.words} data-edge={edge} />;
}

interface PlacedCue extends CaptionPlace {
  cue: VTTCue;
}

/** Subtitles in the viewer's style, moved away from controls and ads. */
export function Captions() {
  useSignals();
  const { playback, preferences } = usePlayerFace();
  const { cues, ad, textTracks, textTrack } = playback.state;
  if (ad.value || cues.value.length === 0) return null;
  const look = preferences.value.player.captions;
  const placed: PlacedCue[] = cues.value.map((cue) => ({ cue, ...captionPlace(cue, look.position) }));
  // Forced subtitles are no selectable track, so the language is read from the cue's own track.
  const language = cues.value[0]?.track?.language || textTracks.value.find(({ id }) => id === textTrack.value)?.name;
  return (
    <div className={styles.layer} style={captionVariables(look)} lang={language} data-captions>
      {(['top', 'bottom'] as const).map((area) => {
        const lines = placed.filter((one) => one.area === area);
        return lines.length === 0 ? null : (
          <div key={area} className={styles.area} data-area={area}>
            {lines.map(({ cue, align }) => (
              <p key={`${cue.startTime} ${cue.text}`} className={styles.line} style={{ textAlign: align }} dir="auto">
                <Words cue={cue} edge={look.edge} />
              </p>
            ))}
          </div>
        );
      })}
    </div>
  );
}
