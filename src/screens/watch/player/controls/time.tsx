import { useSignals } from '@preact/signals-react/runtime';
import { clock } from '#renderers/messages/duration.ts';
import { useMessages } from '#renderers/messages/messages.tsx';
import { isAtLive } from '../shared/behind.ts';
import { usePlayerFace } from '../shared/player-face.ts';
import * as styles from './controls.styles.ts';

/** Current time; a separate component, so that only it re-renders four times per second. */
export function Time() {
  useSignals();
  const { position, duration, live, ended } = usePlayerFace().playback.state;
  // A live stream that has ended shows its time like a video.
  if (live.value && !ended.value) return <LiveTime />;
  // Before the stream has loaded, its duration is unknown, and so is whether it is live; no time is shown.
  if (!(duration.value > 0)) return null;
  return (
    <span className={styles.time} dir="ltr">
      {clock(position.value)} / {clock(duration.value)}
    </span>
  );
}

/** Whether the viewer is at the live edge, else the delay, with a button to return to it. */
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
      {/* While the stream reloads, its position is unknown, so the delay is not shown. */}
      {atLive || trouble.value ? null : (
        <span className={styles.time} dir="ltr">
          -{clock(behind)}
        </span>
      )}
    </>
  );
}
