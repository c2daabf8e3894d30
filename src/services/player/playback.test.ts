import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPlayer } from './playback.ts';

vi.mock('./engines/native.ts', () => ({
  start: () => ({ stats: () => ({}), moment: () => undefined, setTextTrack: vi.fn(), destroy: vi.fn() }),
}));

beforeEach(() => void vi.stubGlobal('addEventListener', vi.fn()));
afterEach(() => void vi.unstubAllGlobals());

/** Fake media element whose `play()` is rejected. */
class Element extends EventTarget {
  error = null;
  currentTime = 0;
  paused = true;
  buffered = { length: 0 };
  textTracks = Object.assign(new EventTarget(), { length: 0 });
  fault: Error;
  constructor(fault: Error) {
    super();
    this.fault = fault;
  }
  play = async () => {
    throw this.fault;
  };
}

async function playWith(fault: Error) {
  const report = vi.fn();
  const element = new Element(fault) as unknown as HTMLVideoElement;
  const playback = createPlayer({ report, loadStreams: vi.fn() }).openFile(element, '/film.mp4');
  await vi.waitFor(() => expect(playback.state.phase.value).toBe('ready'));
  playback.play();
  await Promise.resolve();
  await Promise.resolve();
  const blocked = playback.state.blocked.value;
  playback.destroy();
  return { report, blocked };
}

test.each([
  ['AbortError', 'a restart interrupted playback'],
  // If a source fails to play, the engine reports that; the rejection of `play()` is no second fault.
  ['NotSupportedError', 'the viewer left and the source was removed'],
])('reports no playback fault when play() is rejected with %s because %s', async (name) => {
  const { report, blocked } = await playWith(new DOMException('Failed', name));
  expect(report).not.toHaveBeenCalled();
  expect(blocked).toBe(false);
});

test('shows the play button when autoplay is blocked', async () => {
  const { report, blocked } = await playWith(new DOMException('Failed', 'NotAllowedError'));
  expect(report).not.toHaveBeenCalled();
  expect(blocked).toBe(true);
});

test('reports a playback fault when play() is rejected for any other reason', async () => {
  const fault = new Error('Broken');
  expect((await playWith(fault)).report).toHaveBeenCalledWith(fault);
});
