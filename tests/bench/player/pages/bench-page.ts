/** The interface of a benchmark page to the measuring process. */
export interface BenchPage {
  video: HTMLVideoElement;
  /** Sets the film and starts playback. All code has loaded and the controls are rendered by then. */
  set: () => void;
}

/** A page’s parameters, from its query. */
export interface Asked {
  protocol: 'hls' | 'dash';
  /** Absolute URL of the film’s manifest. */
  url: string;
  /** Initial bandwidth estimate in bits per second, so that all players start with the same rendition. */
  bandwidth: number;
  /**
   * Whether the page sets the film as soon as its own code runs, before lazily loaded code has arrived, so that the
   * time to the first frame includes that loading.
   */
  isAtOnce: boolean;
}

/** Reads the page’s parameters from the query. */
export function asked(): Asked {
  const query = new URLSearchParams(location.search);
  return {
    protocol: query.get('protocol') === 'dash' ? 'dash' : 'hls',
    url: new URL(query.get('url') ?? '', location.href).href,
    bandwidth: Number(query.get('bandwidth')),
    isAtOnce: query.has('at-once'),
  };
}

/** Exposes a page to the measuring process, and starts playback at once if its query says so. */
export function offer(page: BenchPage): void {
  if (asked().isAtOnce) {
    page.video.requestVideoFrameCallback(() => {
      // `performance.now()` counts from the start of the navigation, so this is the time from there to the first frame.
      document.documentElement.dataset['firstFrame'] = String(performance.now());
    });
    page.set();
  }
  Object.assign(globalThis, { benchPage: page });
}

/** Creates a plain media element for pages without controls. */
export function plainVideo(): HTMLVideoElement {
  const video = document.createElement('video');
  video.playsInline = true;
  video.preload = 'auto';
  document.body.append(video);
  return video;
}
