import type { StartEngine } from './engine.ts';

/** How far behind its edge a live stream is played (RFC 8216, 6.3.3: three target durations). */
const BEHIND_SECONDS = 6;

/** WebKit's: when what is at second 0 of the timeline took place (HTML, 4.8.11.6). */
type WithStartDate = HTMLMediaElement & { getStartDate?: () => Date };

/**
 * What the browser plays by itself: a plain file, and HLS where there are no Media Source Extensions. The browser chooses
 * quality and sound.
 */
export const start: StartEngine = (element, url, events, startAt) => {
  const onResize = () => events.onHeight(element.videoHeight);
  const onError = () =>
    events.onFatal(new Error(`media element: ${element.error?.message || `code ${element.error?.code}`}`));
  // A live stream has no end.
  const onWindow = () => {
    const { seekable, duration } = element;
    if (duration !== Number.POSITIVE_INFINITY || seekable.length === 0) return;
    events.onWindow({ earliest: seekable.start(0), edge: seekable.end(seekable.length - 1) });
  };
  const livePosition = () =>
    element.duration === Number.POSITIVE_INFINITY && element.seekable.length > 0
      ? element.seekable.end(element.seekable.length - 1) - BEHIND_SECONDS
      : undefined;
  const goBack = () => {
    const begun = (element as WithStartDate).getStartDate?.().getTime() ?? Number.NaN;
    if (startAt && 'moment' in startAt && !Number.isNaN(begun)) element.currentTime = (startAt.moment - begun) / 1000;
  };
  element.addEventListener('timeupdate', onWindow);
  element.addEventListener('progress', onWindow);
  element.addEventListener('loadedmetadata', goBack, { once: true });
  element.addEventListener('resize', onResize);
  element.addEventListener('error', onError);
  element.src = url;
  // Before its metadata is there this is where it will begin.
  if (startAt && 'seconds' in startAt && startAt.seconds > 0) element.currentTime = startAt.seconds;
  return {
    setQuality: () => undefined,
    setAudioTrack: () => undefined,
    livePosition,
    destroy: () => {
      element.removeEventListener('timeupdate', onWindow);
      element.removeEventListener('progress', onWindow);
      element.removeEventListener('loadedmetadata', goBack);
      element.removeEventListener('resize', onResize);
      element.removeEventListener('error', onError);
      element.removeAttribute('src');
      element.load();
    },
  };
};
