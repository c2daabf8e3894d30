import { expect, test } from 'vitest';
import type { PlaybackStats } from '#renderers/ports/player.ts';
import { statLines } from './stat-lines.ts';

const unknown: PlaybackStats = {
  engine: undefined,
  width: 0,
  height: 0,
  bandwidth: undefined,
  bitrate: undefined,
  codecs: undefined,
  frames: 0,
  droppedFrames: 0,
  bufferAhead: 0,
  latency: undefined,
  startup: undefined,
  stalls: 0,
  stalledFor: 0,
  keySystem: undefined,
};

test('leaves out unknown playback statistics @play-17', () =>
  expect(statLines(unknown)).toEqual([
    ['player.stats.frames', '0 / 0'],
    ['player.stats.buffer', '0.0 s'],
    ['player.stats.stalls', '0'],
  ]));

test('formats playback statistics with units @play-17', () => {
  const known = {
    engine: 'hls',
    width: 1280,
    height: 720,
    bandwidth: 9.04e6,
    bitrate: 420_400,
    codecs: 'avc1',
  } as const;
  const more = { frames: 900, droppedFrames: 3, bufferAhead: 21.37, latency: 7.6, startup: 606.4 };
  const stats = { ...unknown, ...known, ...more, stalls: 2, stalledFor: 2817, keySystem: 'org.w3.clearkey' };
  expect(statLines(stats).map(([, value]) => value)).toEqual([
    'hls',
    '1280 × 720',
    '420 kbit/s',
    '9.0 Mbit/s',
    'avc1',
    '3 / 900',
    '21.4 s',
    '7.6 s',
    '606 ms',
    '2, 2.8 s',
    'org.w3.clearkey',
  ]);
});
