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
  // An ended stream is no longer live.
  if (live.value && !ended.value) return <LiveTime />;
  // Before the stream has loaded, neither its duration nor whether it is live is known.
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
      {/* The position is unknown while the stream reloads. */}
      {atLive || trouble.value ? null : (
        <span className={styles.time} dir="ltr">
          -{clock(behind)}
        </span>
      )}
    </>
  );
}
