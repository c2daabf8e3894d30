import { useComputed, useSignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { startTransition, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useMessages } from '#renderers/messages/messages.tsx';
import type { Playback, PlayerPort } from '#renderers/ports/player.ts';
import { usePorts } from '#renderers/ports/ports.tsx';
import { atWidth, widthFor } from '#renderers/primitives/picture/sources.ts';
import { POSTER_MAX_WIDTH } from '../stage.tsx';
import { Face } from './face.tsx';
import { lazyPart } from './shared/lazy-part.tsx';
import {
  type ListNeighbours,
  type PlayerPanel,
  type PlayedVideo,
  type PlayerFace,
  PlayerFaceProvider,
  type TitleBeside,
} from './shared/player-face.ts';
import { useFullscreen } from './shared/use-fullscreen.ts';
import { usePip } from './shared/use-pip.ts';
import { usePreferences } from './shared/use-preferences.ts';
import { useRemote } from './shared/use-remote.ts';
import { useSeek } from './shared/use-seek.ts';
import { useCounted } from './stage/use-counted.ts';
import * as styles from './player.styles.ts';

const TranscriptPanel = lazyPart(async () => (await import('./panels/transcript-panel.tsx')).TranscriptPanel);

/** Default countdown to the next title, in seconds. */
const NEXT_SECONDS = 10;
const alone: ListNeighbours = {};

interface PlayerProps {
  port: PlayerPort;
  video: PlayedVideo;
  around?: ListNeighbours;
  nextSeconds?: number | undefined;
  /** Whether this playback counts against the account's limit of concurrent streams. */
  isCounted?: boolean;
}

/**
 * Player: media element, overlays, side panels, controls and keyboard shortcuts. It persists when the next video
 * starts, and keeps volume and full screen.
 */
export function Player({ port, video, around = alone, nextSeconds = NEXT_SECONDS, isCounted = true }: PlayerProps) {
  useSignals();
  const { t } = useMessages();
  const { navigation } = usePorts();
  const element = useRef<HTMLVideoElement>(null);
  const frame = useRef<HTMLElement>(null);
  const [opened, setOpened] = useState<{ id: number; playback: Playback }>();
  const { id, type } = video;
  useEffect(() => {
    if (!element.current) return;
    const playback = port.open(element.current, { type, id });
    // The stream is already loading. The controls are rendered in a transition, so that the page stays responsive.
    startTransition(() => setOpened({ id, playback }));
    return () => playback.destroy();
  }, [port, id, type]);
  // While React has not rendered the next video yet, the state still holds the previous video's playback, which has
  // ended.
  const playback = opened?.id === id ? opened.playback : undefined;
  const { preferences, prefer } = usePreferences();
  const { counting, again } = useCounted(video, isCounted);
  const panel = useSignal<PlayerPanel | undefined>(undefined);
  const said = useSignal('');
  const fullscreen = useFullscreen(frame, element, playback);
  const isFull = useRef(false);
  useEffect(() => {
    const hasLeft = isFull.current && !fullscreen.active;
    isFull.current = fullscreen.active;
    // When Escape leaves full screen, the browser sends no key event, so panels are closed here instead of in the key
    // handler.
    if (!hasLeft || panel.peek() === undefined || panel.peek() === 'transcript') return;
    panel.value = undefined;
    frame.current?.focus({ preventScroll: true });
  }, [fullscreen.active, panel]);
  const pip = usePip(element, playback);
  const remote = useRemote(element);
  const say = useCallback((words: string) => (said.value = words), [said]);
  const { seek, shownSeek } = useSeek(playback, say);
  const go = useCallback(
    ({ href }: TitleBeside) => {
      // The focused control is removed together with this title, so the focus moves to the player.
      if (frame.current?.contains(document.activeElement)) frame.current.focus({ preventScroll: true });
      navigation.go(href, { keepPlace: true });
    },
    [navigation],
  );
  const face = useMemo<PlayerFace | undefined>(
    () =>
      playback && {
        playback,
        video,
        around,
        nextSeconds,
        frame,
        element,
        preferences,
        prefer,
        panel,
        fullscreen,
        pip,
        remote,
        seek,
        shownSeek,
        say,
        go,
      },
    [
      playback,
      video,
      around,
      nextSeconds,
      preferences,
      prefer,
      panel,
      fullscreen,
      pip,
      remote,
      seek,
      shownSeek,
      say,
      go,
    ],
  );
  const isBeside = useComputed(() => panel.value === 'transcript').value;
  // The poster is the same image file as in the server's HTML. Another file would leave the player black until it has
  // loaded.
  const [width] = useState(() => widthFor(innerWidth * devicePixelRatio, POSTER_MAX_WIDTH));
  const picture = video.thumbnailUrl && atWidth(video.thumbnailUrl, width);
  return (
    <section
      ref={frame}
      className={styles.frame}
      aria-label={t('player.region', { title: video.title })}
      tabIndex={-1}
      data-player
      data-aside={isBeside || undefined}
    >
      <div className={styles.stage}>
        {/* The video has no `<track>` elements here: subtitle tracks are added once the streams are known. */}
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
        <video
          ref={element}
          className={styles.video}
          poster={picture}
          playsInline
          preload="auto"
          crossOrigin="anonymous"
        />
        {video.audioOnly && picture ? <img className={styles.picture} src={picture} alt="" data-audio-only /> : null}
        {face ? (
          <PlayerFaceProvider value={face}>
            <Face key={id} counting={counting} again={again} />
          </PlayerFaceProvider>
        ) : null}
        <div className={styles.hidden} role="status">
          {said.value}
        </div>
      </div>
      {face && isBeside ? (
        <PlayerFaceProvider value={face}>
          <Suspense>
            <TranscriptPanel key={id} />
          </Suspense>
        </PlayerFaceProvider>
      ) : null}
    </section>
  );
}
