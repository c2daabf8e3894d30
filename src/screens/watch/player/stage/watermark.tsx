import { useSignals } from '@preact/signals-react/runtime';
import { usePlayerFace } from '../shared/player-face.ts';
import * as styles from './watermark.styles.ts';

/** Permanent watermark in a corner of the picture, text or picture; above the controls while they are visible. */
export function WatermarkOverlay() {
  useSignals();
  const { watermark } = usePlayerFace().playback.state;
  const mark = watermark.value;
  if (!mark) return null;
  return (
    <div className={styles.watermark} data-position={mark.position} data-watermark>
      {mark.url ? <img src={mark.url} alt={mark.text ?? ''} /> : mark.text}
    </div>
  );
}
