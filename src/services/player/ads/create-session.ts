import { effect, signal } from '@preact/signals-react';
import type { PlayingAd } from '#renderers/ports/player.ts';
import type { AdSession, AdSurroundings } from './ad-session.ts';
import { type Break, comingBreak, dueBreak, secondsOf } from './breaks.ts';
import { scheduleOf } from './schedule.ts';
import { type AdPlayback, playAd } from './play-ad.ts';
import type { VastTools } from './vast.ts';

/** Browser functions of an ad session; tests substitute them. */
export interface SessionTools extends VastTools {
  /** Creates a video element above the content's. */
  layOver: (content: HTMLVideoElement) => HTMLVideoElement;
  openTab: (address: string) => void;
}

/** Total buffering time allowed per break, in milliseconds. When it is used up, the rest of the break is skipped. */
const BREAK_BUFFERING_MS = 12_000;

/** Creates the ads of one playback: pre-rolls at once, mid-rolls when playback reaches or passes their position. */
export function createAdSession(surroundings: AdSurroundings, tools: SessionTools): AdSession {
  const { element, position, isLive, isWanted, content, tell } = surroundings;
  const ad = signal<PlayingAd | undefined>(undefined);
  const lifetime = new AbortController();
  let breaks: readonly Break[] = [];
  let playing: AdPlayback | undefined;
  let isInBreak = false;
  let overlay: HTMLVideoElement | undefined;

  const playBreak = async (one: Break): Promise<void> => {
    one.isOver = true;
    const ads = await one.load();
    if (ads.length === 0 || lifetime.signal.aborted) return;
    content.pause();
    one.tellServer('breakStart');
    overlay = tools.layOver(element);
    let patience = BREAK_BUFFERING_MS;
    for (const [index, each] of ads.entries()) {
      playing = playAd(each, {
        element: overlay,
        content: element,
        isWanted,
        ping: tools.ping,
        openTab: tools.openTab,
        tell: (type, detail) => tell({ type, format: one.format, detail }),
        onChange: (state) => (ad.value = { index: index + 1, count: ads.length, ...state }),
        patience,
      });
      patience -= await playing.over;
      if (patience <= 0 || lifetime.signal.aborted) break;
    }
    playing = undefined;
    overlay.remove();
    ad.value = undefined;
    if (!lifetime.signal.aborted) one.tellServer('breakEnd');
  };

  const begin = async () => {
    breaks = await scheduleOf(surroundings, tools);
    for (const one of breaks)
      if (secondsOf(one.place, Infinity) === 0 && !lifetime.signal.aborted) await playBreak(one);
  };

  // Position at the last check. Undefined until playback has started at its initial position, and again after a restart
  // of the stream.
  let from: number | undefined;
  element.addEventListener('emptied', () => (from = undefined), { signal: lifetime.signal });
  const isUnderWay = () => !element.paused && !element.seeking && element.readyState >= 3;
  const look = (now: number) => {
    if (isInBreak || isLive() || !isWanted()) return;
    if (from === undefined) {
      if (isUnderWay()) from = now;
      return;
    }
    void comingBreak(breaks, now, element.duration)?.load();
    const due = dueBreak(breaks, from, now, element.duration);
    from = now;
    if (!due) return;
    isInBreak = true;
    void playBreak(due).finally(() => {
      isInBreak = false;
      from = position.peek();
      if (!lifetime.signal.aborted) content.play();
    });
  };
  let unfollow: (() => void) | undefined;
  const before = begin()
    .catch((error: unknown) => tell({ type: 'error', format: 'PREROLL', detail: String(error) }))
    .then(() => {
      if (!lifetime.signal.aborted) unfollow = effect(() => look(position.value));
    });

  return {
    ad,
    before,
    play: () => playing?.play(),
    pause: () => playing?.pause(),
    skip: () => playing?.skip(),
    open: () => playing?.open(),
    destroy: () => {
      lifetime.abort();
      unfollow?.();
      playing?.stop();
      overlay?.remove();
    },
  };
}
