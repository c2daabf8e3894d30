import type { PlayingAd } from '#renderers/ports/player.ts';
import { AdError, adErrors } from './ad-error.ts';
import type { AdEvent } from './ad-session.ts';
import { allowedLink, type MacroValues, withMacros } from './addresses.ts';
import { type AdFile, fittingFile, type LinearAd } from './linear-ad.ts';
import { createTracker } from './tracker.ts';

/** Environment of a playing ad. */
export interface AdStage {
  /** The ad's video element; the caller removes it. */
  element: HTMLVideoElement;
  content: HTMLVideoElement;
  isWanted: () => boolean;
  ping: (address: string) => void;
  openTab: (address: string) => void;
  tell: (type: AdEvent['type'], detail?: string) => void;
  /** Called when the ad's state changes. */
  onChange: (state: Omit<PlayingAd, 'index' | 'count'>) => void;
  /** How long, in milliseconds, the ads of this break may still spend buffering. */
  patience: number;
}

/** Controls of a playing ad. */
export interface AdPlayback {
  /** Resolves when the ad is over, with the time that it spent buffering, in milliseconds. Never rejects. */
  over: Promise<number>;
  play(): void;
  pause(): void;
  skip(): void;
  open(): void;
  stop(): void;
}

/** Stall timeout of an ad, in milliseconds. */
const START_WITHIN = 6000;
const LOOK_EVERY = 500;

/** Plays one ad until it ends, is skipped, fails or is stopped. */
export function playAd(ad: LinearAd, stage: AdStage): AdPlayback {
  const { element, content, isWanted, ping, openTab, tell, onChange } = stage;
  const lifetime = new AbortController();
  const { promise: over, resolve } = Promise.withResolvers<number>();
  let file: AdFile | undefined;
  let waited = 0;
  let standing = 0;
  let lastPosition = 0;

  const send = (addresses: readonly string[], more: MacroValues = {}) => {
    const values = { ASSETURI: file?.url, ADPLAYHEAD: element.currentTime, CONTENTPLAYHEAD: content.currentTime };
    for (const address of addresses) ping(withMacros(address, { ...values, ...more }, Date.now()));
  };
  const tracker = createTracker({ ad, send, tell });
  const duration = () => (Number.isFinite(element.duration) ? element.duration : ad.duration);
  const skipIn = () =>
    // An ad whose skip offset is not before its end cannot be skipped.
    ad.skipAfter === undefined || ad.skipAfter >= duration()
      ? undefined
      : Math.max(0, ad.skipAfter - element.currentTime);
  const change = () => {
    if (lifetime.signal.aborted) return;
    onChange({
      remaining: Math.max(0, duration() - element.currentTime),
      skipIn: skipIn(),
      clickThrough: allowedLink(ad.clickThrough && withMacros(ad.clickThrough, {}, Date.now())),
      paused: element.paused,
    });
  };
  const finish = () => {
    if (lifetime.signal.aborted) return;
    lifetime.abort();
    clearInterval(timer);
    element.pause();
    element.removeAttribute('src');
    element.load();
    resolve(waited);
  };
  const fail = ({ code, message }: AdError) => {
    if (lifetime.signal.aborted) return;
    send(ad.errors, { ERRORCODE: code });
    tell('error', message);
    finish();
  };
  const play = () => {
    element.play().catch((error: unknown) => {
      // Autoplay was blocked or `play()` was interrupted: the ad shows as paused with a play button. Media errors
      // arrive by the element's `error` event.
      if (error instanceof DOMException) change();
      else fail(new AdError(adErrors.broken, String(error), error));
    });
  };
  // Stall detection counts only while the ad should play: a paused ad waits for the viewer without a timeout.
  const look = () => {
    if (element.paused || element.ended) return;
    const isMoving = element.currentTime !== lastPosition;
    lastPosition = element.currentTime;
    standing = isMoving ? 0 : standing + LOOK_EVERY;
    if (!isMoving) waited += LOOK_EVERY;
    if (standing >= START_WITHIN || waited >= stage.patience)
      fail(new AdError(adErrors.tooSlow, `no picture of ${file?.url}`));
  };
  const timer = setInterval(look, LOOK_EVERY);
  const on = (target: EventTarget, names: string[], handler: () => void) => {
    for (const name of names) target.addEventListener(name, handler, { signal: lifetime.signal });
  };
  const followSound = () => {
    const isOtherwise = element.muted !== content.muted;
    element.volume = content.volume;
    element.muted = content.muted;
    if (isOtherwise) tracker.change(element.muted ? 'mute' : 'unmute');
  };

  followSound();
  on(content, ['volumechange'], followSound);
  on(element, ['timeupdate'], () => tracker.progress(element.currentTime, duration()));
  on(element, ['timeupdate', 'play', 'playing', 'pause', 'durationchange'], change);
  on(element, ['play'], () => tracker.change('resume'));
  on(element, ['pause'], () => element.ended || tracker.change('pause'));
  on(element, ['error'], () => fail(new AdError(adErrors.broken, `${element.error?.message} ${file?.url}`)));
  on(element, ['ended'], () => {
    tracker.complete(duration());
    finish();
  });
  file = fittingFile(ad.files, content.clientHeight * devicePixelRatio, (type) => element.canPlayType(type) !== '');
  if (file) {
    element.src = file.url;
    change();
    if (isWanted()) play();
  } else
    fail(new AdError(adErrors.unsupported, `none of its files plays here: ${ad.files.map(({ type }) => type).join()}`));
  return {
    over,
    play,
    pause: () => element.pause(),
    skip: () => {
      if (lifetime.signal.aborted || skipIn() !== 0) return;
      tracker.skip();
      finish();
    },
    open: () => {
      const link = allowedLink(ad.clickThrough && withMacros(ad.clickThrough, {}, Date.now()));
      if (link === undefined) return;
      tracker.click();
      element.pause();
      openTab(link);
    },
    stop: finish,
  };
}
