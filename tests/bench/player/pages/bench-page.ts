/** What each page of the bench offers to whoever measures it. */
export interface BenchPage {
  video: HTMLVideoElement;
  /** Sets the film and plays it. All code is there, and what lies around the picture is drawn. */
  set: () => void;
}

/** What is asked of a page, by its query. */
export interface Asked {
  protocol: 'hls' | 'dash';
  /** The film's manifest, a whole address. */
  url: string;
  /** Bits per second that the player is to expect, so that all begin with the same picture. */
  bandwidth: number;
  /** Whether the film is set at once, with no more of the code there than the page itself brings. */
  isAtOnce: boolean;
}

/** Reads the page's query. */
export function asked(): Asked {
  const query = new URLSearchParams(location.search);
  return {
    protocol: query.get('protocol') === 'dash' ? 'dash' : 'hls',
    url: new URL(query.get('url') ?? '', location.href).href,
    bandwidth: Number(query.get('bandwidth')),
    isAtOnce: query.has('at-once'),
  };
}

/** Hands a page to whoever measures it, or begins at once where that is asked for. */
export function offer(page: BenchPage): void {
  if (asked().isAtOnce) {
    page.video.requestVideoFrameCallback(() => {
      // A page's time begins with the navigation to it.
      document.documentElement.dataset['firstFrame'] = String(performance.now());
    });
    page.set();
  }
  Object.assign(globalThis, { benchPage: page });
}

/** The plain media element of pages that draw nothing else. */
export function plainVideo(): HTMLVideoElement {
  const video = document.createElement('video');
  video.playsInline = true;
  video.preload = 'auto';
  document.body.append(video);
  return video;
}
