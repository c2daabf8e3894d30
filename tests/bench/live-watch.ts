/** State of a live player, and counts since `beginWatching`. Positions are in seconds. */
export interface Seen {
  position: number;
  /** The seekable range of the page’s slider, and that of the media element. */
  slider: [number, number];
  seekable: [number, number];
  frames: number;
  dropped: number;
  /** Number of stalls, and the longest one in seconds. */
  waits: number;
  stood: number;
  /** Number of times that the position moved backwards. */
  backwards: number;
  /** `blob` for an engine with Media Source Extensions, `own` for native playback. */
  source: 'blob' | 'own';
  height: number;
}

/** Runs in the page: starts recording stalls and backward jumps. */
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

/** Runs in the page: reads the player’s state. */
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
