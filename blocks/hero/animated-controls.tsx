import { useSignals } from '@preact/signals-react/runtime';
import { type KeyboardEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useMessages } from '#renderers/messages/messages.tsx';
import { iconButton } from '#renderers/primitives/button/button.styles.ts';
import { Icon } from '#renderers/primitives/icon/icon.tsx';
import type { Preview } from './preview.ts';
import * as styles from './animated.styles.ts';

interface AnimatedControlsProps {
  preview: Preview;
  hasSound: boolean;
}

/** Controls of the background video: pause, sound, and full view. */
export function AnimatedControls({ preview, hasSound }: AnimatedControlsProps) {
  useSignals();
  const { t } = useMessages();
  const expand = useRef<HTMLButtonElement>(null);
  const isFull = preview.stage.value === 'fullPlayer';
  const isPaused = preview.paused.value;
  const isMuted = preview.muted.value;
  const hasBegun = preview.stage.value !== 'videoReady';
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isFull) return;
    flushSync(() => preview.setFull(false));
    expand.current?.focus();
  };
  return (
    // The container is not focusable; it handles Escape for all buttons.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.controls} onKeyDown={close} data-full={isFull}>
      {isFull ? null : (
        <button
          type="button"
          className={iconButton}
          onClick={preview.toggle}
          aria-label={t(isPaused ? 'heroPlayBackground' : 'heroPauseBackground')}
        >
          <Icon name={isPaused ? 'play' : 'pause'} />
        </button>
      )}
      {hasSound && hasBegun && !isFull ? (
        <button
          type="button"
          className={iconButton}
          onClick={preview.toggleSound}
          aria-label={t(isMuted ? 'player.unmute' : 'player.mute')}
        >
          <Icon name={isMuted ? 'volumeOff' : 'volume'} />
        </button>
      ) : null}
      {hasBegun ? (
        <button
          ref={expand}
          type="button"
          className={iconButton}
          onClick={() => preview.setFull(!isFull)}
          aria-label={t(isFull ? 'heroCloseFullPlayer' : 'heroFullPlayer')}
        >
          <Icon name={isFull ? 'close' : 'fullscreen'} />
        </button>
      ) : null}
    </div>
  );
}
