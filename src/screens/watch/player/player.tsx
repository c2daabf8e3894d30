import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '#renderers/messages/messages.tsx';
import type { Playback, PlayerPort } from '#renderers/ports/player.ts';
import { atWidth } from '#renderers/primitives/picture/sources.ts';
import type { VideoDetails } from '#schemas/wire/playback.ts';
import { Controls } from './controls.tsx';
import { Overlay } from './overlay.tsx';
import { shortcut } from './shortcuts.ts';
import { useFullscreen } from './use-fullscreen.ts';
import { useIdle } from './use-idle.ts';
import * as styles from './player.styles.ts';

interface PlayerProps {
  port: PlayerPort;
  video: Pick<VideoDetails, 'id' | 'type' | 'title' | 'thumbnailUrl'>;
}

/** The player: the media element, what lies over it, its controls and its keys. */
export function Player({ port, video }: PlayerProps) {
  const { t } = useMessages();
  const element = useRef<HTMLVideoElement>(null);
  const stage = useRef<HTMLElement>(null);
  const [playback, setPlayback] = useState<Playback>();
  useEffect(() => {
    if (!element.current) return;
    const opened = port.open(element.current, { type: video.type, id: video.id });
    setPlayback(opened);
    return () => opened.destroy();
  }, [port, video.id, video.type]);
  return (
    <section ref={stage} className={styles.stage} aria-label={t('player.region', { title: video.title })} data-player>
      {/* Subtitles are added as tracks when the streams are known. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video
        ref={element}
        className={styles.video}
        poster={video.thumbnailUrl && atWidth(video.thumbnailUrl, 1280)}
        playsInline
        preload="auto"
        crossOrigin="anonymous"
      />
      {playback ? <Face playback={playback} video={video} stage={stage} element={element} /> : null}
    </section>
  );
}

interface FaceProps {
  playback: Playback;
  video: PlayerProps['video'];
  stage: React.RefObject<HTMLElement | null>;
  element: React.RefObject<HTMLVideoElement | null>;
}

/** Everything over the picture. */
function Face({ playback, video, stage, element }: FaceProps) {
  useSignals();
  const { state } = playback;
  const fullscreen = useFullscreen(stage);
  const idle = useIdle(stage, !state.paused.value);
  const phase = state.phase.value;
  useEffect(() => {
    if (phase === 'ready') playback.play();
  }, [phase, playback]);
  useEffect(() => {
    const node = stage.current;
    if (!node) return;
    const onKey = (event: KeyboardEvent) => shortcut(event, playback, fullscreen.toggle);
    node.addEventListener('keydown', onKey);
    return () => node.removeEventListener('keydown', onKey);
  }, [stage, playback, fullscreen.toggle]);
  return (
    <div className={styles.face} data-idle={idle || undefined}>
      <Overlay playback={playback} title={video.title} />
      {phase === 'failed' ? null : <Controls playback={playback} fullscreen={fullscreen} element={element} />}
    </div>
  );
}
