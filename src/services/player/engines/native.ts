import type { StartEngine } from './engine.ts';

/**
 * What the browser plays by itself: a plain file, and HLS where there are no Media Source Extensions. The browser chooses
 * quality and sound.
 */
export const start: StartEngine = (element, url, events, startAt) => {
  const onResize = () => events.onHeight(element.videoHeight);
  const onError = () =>
    events.onFatal(new Error(`media element: ${element.error?.message || `code ${element.error?.code}`}`));
  element.addEventListener('resize', onResize);
  element.addEventListener('error', onError);
  element.src = url;
  // Before its metadata is there this is where it will begin.
  if (startAt > 0) element.currentTime = startAt;
  return {
    setQuality: () => undefined,
    setAudioTrack: () => undefined,
    destroy: () => {
      element.removeEventListener('resize', onResize);
      element.removeEventListener('error', onError);
      element.removeAttribute('src');
      element.load();
    },
  };
};
