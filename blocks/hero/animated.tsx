import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef, useState } from 'react';
import { usePorts } from '#renderers/ports/ports.tsx';
import type { PreferencesPort } from '#renderers/ports/preferences.ts';
import { afterLoad } from '#renderers/primitives/when-idle.ts';
import { errorAt } from '#schemas/issue.ts';
import type { HeroBlock } from '#schemas/generated/types.ts';
import { AnimatedControls } from './animated-controls.tsx';
import * as styles from './animated.styles.ts';
import { createPreview, type Preview, type HeroStage } from './preview.ts';

/**
 * No background video on narrow screens: they show a portrait picture, which no video fits, and are most often on
 * metered connections.
 */
const unwanted = ['(prefers-reduced-motion: reduce)', '(prefers-reduced-data: reduce)', '(max-width: 599.98px)'];

/** Whether a background video may replace the picture: not with data saver, reduced motion or on narrow screens. */
function mayAnimate(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData !== true && unwanted.every((query) => !matchMedia(query).matches);
}

interface AnimatedProps {
  background: NonNullable<HeroBlock['background']['animatedBackground']>;
  onStage: (stage: HeroStage) => void;
}

/** Creates the controller of the background video when the page is idle, and destroys it on unmount. */
function usePreview(background: AnimatedProps['background'], video: React.RefObject<HTMLVideoElement | null>) {
  const { player, preferences, diagnostics } = usePorts();
  const [preview, setPreview] = useState<Preview>();
  const { entityId, entityType, fileUrl, isPreviewAudioOn } = background;
  useEffect(() => {
    const element = video.current;
    // The player port cannot play live events as a background yet, but it can play the preview file of an event.
    if (!element || !(fileUrl || entityType === 'VOD') || !mayAnimate()) return;
    let leave = () => undefined as void;
    const show = (port: PreferencesPort) => {
      const openVideo = async () => (await player()).open(element, { type: 'VOD', id: entityId });
      const made = createPreview({
        open: fileUrl ? async () => (await player()).openFile(element, fileUrl) : openVideo,
        openWhole: fileUrl && entityType === 'VOD' ? openVideo : undefined,
        preferences: port,
        isPreviewAudioOn,
        hasGesture: navigator.userActivation?.hasBeenActive ?? false,
      });
      const sight = new IntersectionObserver(([entry]) => made.setInSight(entry?.isIntersecting ?? false), {
        threshold: 0.25,
      });
      const onTab = () => made.setAwake(!document.hidden);
      onTab();
      sight.observe(element);
      document.addEventListener('visibilitychange', onTab);
      leave = () => {
        sight.disconnect();
        document.removeEventListener('visibilitychange', onTab);
        made.destroy();
      };
      setPreview(made);
    };
    let isOver = false;
    const leaveRest = afterLoad(() =>
      preferences().then(
        (port) => {
          if (!isOver) show(port);
        },
        // If the code for the background video fails to load, the picture stays.
        (error: unknown) =>
          diagnostics.report('hero', errorAt('', 'preferences', 'what the viewer prefers', String(error))),
      ),
    );
    return () => {
      isOver = true;
      leaveRest();
      leave();
      setPreview(undefined);
    };
  }, [player, preferences, diagnostics, video, entityId, entityType, fileUrl, isPreviewAudioOn]);
  return preview;
}

/**
 * Background video over the hero's picture. The picture is visible until the video plays, and again while it is paused.
 */
export default function Animated({ background, onStage }: AnimatedProps) {
  useSignals();
  const video = useRef<HTMLVideoElement>(null);
  const preview = usePreview(background, video);
  const stage = preview?.stage.value ?? 'videoReady';
  useEffect(() => onStage(stage), [stage, onStage]);
  return (
    <>
      {/* The video is decorative and therefore muted. It has sound only on request, and the browser's controls only
          in full view. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video
        ref={video}
        className={styles.video}
        data-stage={stage}
        muted
        loop={stage !== 'fullPlayer'}
        playsInline
        preload="none"
        disableRemotePlayback
        controls={stage === 'fullPlayer'}
        aria-hidden={stage !== 'fullPlayer'}
        tabIndex={stage === 'fullPlayer' ? 0 : -1}
      />
      {preview && !preview.failed.value ? (
        <AnimatedControls preview={preview} hasSound={background.isPreviewAudioOn} />
      ) : null}
    </>
  );
}
