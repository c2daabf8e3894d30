import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState } from 'react';
import { usePlayerFace } from '../shared/player-face.ts';
import * as styles from './seek-sign.styles.ts';

/** Display time of the sign, in milliseconds. */
const SHOWN_FOR_MS = 900;

/** Number of skipped seconds, shown at the side of the direction. Screen readers get the position instead. */
export function SeekSign() {
  useSignals();
  const shown = usePlayerFace().shownSeek.value;
  const [gone, setGone] = useState<typeof shown>();
  useEffect(() => {
    const timer = setTimeout(() => setGone(shown), SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  if (!shown || gone === shown) return null;
  const { seconds } = shown;
  return (
    <span
      className={styles.sign}
      data-side={seconds < 0 ? 'left' : 'right'}
      data-seek-sign
      dir="ltr"
      aria-hidden="true"
    >
      {seconds < 0 ? `−${-seconds}` : `+${seconds}`}
    </span>
  );
}
