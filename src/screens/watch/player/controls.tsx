import { useSignals } from '@preact/signals-react/runtime';
import { clock } from '#renderers/messages/duration.ts';
import { useMessages } from '#renderers/messages/messages.tsx';
import type { LabelKey } from '#schemas/labels/keys.ts';
import type { Playback } from '#renderers/ports/player.ts';
import { Icon, type IconName } from '#renderers/primitives/icon/icon.tsx';
import { isAtLive } from './behind.ts';
import { SettingsMenu } from './settings-menu.tsx';
import { Timeline } from './timeline.tsx';
import type { Fullscreen } from './use-fullscreen.ts';
import { usePip } from './use-pip.ts';
import * as styles from './controls.styles.ts';

interface ControlsProps {
  playback: Playback;
  fullscreen: Fullscreen;
  element: React.RefObject<HTMLVideoElement | null>;
}

function Control({
  icon,
  label,
  onClick,
  className,
}: {
  icon: IconName;
  label: LabelKey;
  onClick: () => void;
  className?: string;
}) {
  const { t } = useMessages();
  return (
    <button
      type="button"
      className={`${styles.control} ${className ?? ''}`}
      aria-label={t(label)}
      title={t(label)}
      onClick={onClick}
    >
      <Icon name={icon} size={24} />
    </button>
  );
}

function Volume({ playback }: { playback: Playback }) {
  useSignals();
  const { t } = useMessages();
  const { volume, muted } = playback.state;
  const level = muted.value ? 0 : volume.value;
  return (
    <div className={styles.volume}>
      <Control
        icon={level === 0 ? 'volumeOff' : 'volume'}
        label={level === 0 ? 'player.unmute' : 'player.mute'}
        onClick={() =>
          level === 0 && volume.peek() === 0 ? playback.setVolume(0.5) : playback.setMuted(!muted.peek())
        }
      />
      <input
        type="range"
        className={styles.volumeSlider}
        min={0}
        max={1}
        step={0.05}
        value={level}
        aria-label={t('player.volume')}
        aria-valuetext={`${Math.round(level * 100)} %`}
        onChange={(event) => playback.setVolume(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}

/** The time, on its own so that only it is drawn again four times a second. */
function Time({ playback }: { playback: Playback }) {
  useSignals();
  const { position, duration, live } = playback.state;
  if (live.value) return <LiveTime playback={playback} />;
  return (
    <span className={styles.time} dir="ltr">
      {clock(position.value)} / {clock(duration.value)}
    </span>
  );
}

/** Whether one is with a live stream, how far behind it else, and the way back to it. */
function LiveTime({ playback }: { playback: Playback }) {
  useSignals();
  const { t } = useMessages();
  const { position, duration } = playback.state;
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
      {atLive ? null : (
        <span className={styles.time} dir="ltr">
          -{clock(behind)}
        </span>
      )}
    </>
  );
}

/** The bar at the bottom: timeline and buttons. */
export function Controls({ playback, fullscreen, element }: ControlsProps) {
  useSignals();
  const { state } = playback;
  const pip = usePip(element);
  const paused = state.paused.value;
  const skip = (seconds: number) => () => playback.seek(state.position.peek() + seconds);
  const toggle = () => (state.paused.peek() ? playback.play() : playback.pause());
  return (
    <div className={styles.bar}>
      <Timeline playback={playback} />
      <div className={styles.buttons} dir="ltr">
        <Control
          icon={state.ended.value ? 'replay' : paused ? 'play' : 'pause'}
          label={state.ended.value ? 'player.replay' : paused ? 'player.play' : 'player.pause'}
          onClick={toggle}
        />
        <Control icon="back10" label="player.back10" onClick={skip(-10)} className={styles.wide} />
        <Control icon="forward10" label="player.forward10" onClick={skip(10)} className={styles.wide} />
        <Volume playback={playback} />
        <Time playback={playback} />
        <span className={styles.gap} />
        <SettingsMenu playback={playback} kind="subtitles" />
        <SettingsMenu playback={playback} kind="settings" />
        {pip.supported ? (
          <Control
            icon="pip"
            label={pip.active ? 'player.exitPip' : 'player.pip'}
            onClick={pip.toggle}
            className={styles.wide}
          />
        ) : null}
        {fullscreen.supported ? (
          <Control
            icon={fullscreen.active ? 'fullscreenExit' : 'fullscreen'}
            label={fullscreen.active ? 'player.exitFullscreen' : 'player.fullscreen'}
            onClick={fullscreen.toggle}
          />
        ) : null}
      </div>
    </div>
  );
}
