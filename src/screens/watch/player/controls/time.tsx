import { useSignals } from '@preact/signals-react/runtime';
import { clock } from '#renderers/messages/duration.ts';
import { useMessages } from '#renderers/messages/messages.tsx';
import { isAtLive } from '../shared/behind.ts';
import { usePlayerFace } from '../shared/player-face.ts';
import * as styles from './controls.styles.ts';

/** The time, on its own so that only it is drawn again four times a second. */
export function Time() {
  useSignals();
  const { position, duration, live, ended } = usePlayerFace().playback.state;
  // What is over is no longer live.
  if (live.value && !ended.value) return <LiveTime />;
  // Before the stream has loaded neither its length nor whether it is live is known.
  if (!(duration.value > 0)) return null;
  return (
    <span className={styles.time} dir="ltr">
      {clock(position.value)} / {clock(duration.value)}
    </span>
  );
}

/** Whether one is with a live stream, how far behind it else, and the way back to it. */
function LiveTime() {
  useSignals();
  const { t } = useMessages();
  const { playback } = usePlayerFace();
  const { position, duration, trouble } = playback.state;
  const behind = duration.value - position.value;
  const atLive = isAtLive(behind);
  return (
    <>
      <button
        type="button"
        className={styles.live}
        data-at-live={atLive || undefined}
        aria-label={atLive ? t('player.atLive') : t('player.goLive')}
        onClick={playback.seekToLive}
      >
        {t('liveBadge')}
      </button>
      {/* While the stream is loaded anew its place is not known. */}
      {atLive || trouble.value ? null : (
        <span className={styles.time} dir="ltr">
          -{clock(behind)}
        </span>
      )}
    </>
  );
}
