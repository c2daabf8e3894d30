import { expect, test } from 'vitest';
import { followMedia } from './media-state.ts';

class Element extends EventTarget {
  currentTime = 30;
  duration = 120;
  readyState = 4;
  paused = false;
  ended = false;
  volume = 1;
  muted = false;
  playbackRate = 1;
  buffered = { length: 0, start: () => 0, end: () => 0 };
  tell(name: string, change: Partial<Element> = {}) {
    Object.assign(this, change);
    this.dispatchEvent(new Event(name));
  }
}
function follow() {
  const element = new Element();
  const { state } = followMedia(element as unknown as HTMLMediaElement);
  element.tell('timeupdate');
  return { element, state };
}

test('reports the position and duration of a video unchanged while its stream is reloaded @play-11', () => {
  const { element, state } = follow();
  element.tell('emptied', { currentTime: 0, duration: Number.NaN, readyState: 0 });
  expect([state.position.value, state.duration.value]).toEqual([30, 120]);
  element.tell('loadedmetadata', { currentTime: 36, duration: 120, readyState: 1 });
  expect(state.position.value).toBe(36);
});

test('reports position 0 after the viewer seeks to position 0 @play-06', () => {
  const { element, state } = follow();
  element.tell('seeking', { currentTime: 0 });
  expect(state.position.value).toBe(0);
});

test.each([
  ['not a number', Number.NaN],
  ['infinite', Number.POSITIVE_INFINITY],
  ['the largest safe integer', Number.MAX_SAFE_INTEGER],
])('treats a media duration that is %s as unknown @play-11', (_what, duration) => {
  const { element, state } = follow();
  element.tell('durationchange', { duration });
  expect(state.duration.value).toBe(0);
});
