import { useSignals } from '@preact/signals-react/runtime';
import { usePlayerFace } from '../shared/player-face.ts';
import * as styles from './watermark.styles.ts';

/** What stands over the picture all the time, words or a picture, in one of its corners; above the controls while they show. */
export function Watermark() {
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
