/** Where a live stream's player is at some moment, and what became of it since it is watched. Seconds, and numbers of frames. */
export interface Seen {
  position: number;
  /** What may be gone back to, as the page's own slider has it, and as the media element has it. */
  slider: [number, number];
  seekable: [number, number];
  frames: number;
  dropped: number;
  /** How often it had to wait for what comes, and how long at most it stood still. */
  waits: number;
  stood: number;
  /** How often it went back by itself. */
  backwards: number;
  /** By which engine: `blob` of one that feeds the browser, or the browser's own. */
  source: 'blob' | 'own';
  height: number;
}

/** In a page: begins to watch its film. */
export function beginWatching(): boolean {
  const video = document.querySelector<HTMLVideoElement>('[data-player] video');
  if (!video) return false;
  const watched = { waits: 0, stood: 0, backwards: 0 };
  let last = { position: video.currentTime, at: performance.now() };
  video.addEventListener('waiting', () => {
    watched.waits += 1;
  });
  setInterval(() => {
    const position = video.currentTime;
    const now = performance.now();
    if (position < last.position) watched.backwards += 1;
    if (position === last.position) watched.stood = Math.max(watched.stood, (now - last.at) / 1000);
    else last = { position, at: now };
  }, 200);
  Object.assign(globalThis, { playbillWatched: watched });
  return true;
}

/** In a page: where its film is. */
export function lookAtFilm(): Seen | undefined {
  const video = document.querySelector<HTMLVideoElement>('[data-player] video');
  const slider = document.querySelector<HTMLInputElement>('[data-player] input[type="range"]');
  if (!video || !slider) return undefined;
  const { totalVideoFrames, droppedVideoFrames } = video.getVideoPlaybackQuality();
  const { seekable } = video;
  const { playbillWatched } = globalThis as unknown as { playbillWatched: Pick<Seen, 'waits' | 'stood' | 'backwards'> };
  return {
    ...playbillWatched,
    position: video.currentTime,
    slider: [Number(slider.min), Number(slider.max)],
    seekable: seekable.length > 0 ? [seekable.start(0), seekable.end(seekable.length - 1)] : [Number.NaN, Number.NaN],
    frames: totalVideoFrames,
    dropped: droppedVideoFrames,
    source: video.currentSrc.startsWith('blob:') ? 'blob' : 'own',
    height: video.videoHeight,
  };
}
