import { expect, test } from 'vitest';
import type { Protection } from '../drm/protection.ts';
import { settingsOf } from './dash-settings.ts';

const url = 'https://films.test/manifest.mpd';
const usual = { heightCap: undefined, isTile: false, bandwidth: undefined, cmcd: undefined };
const clear = { source: { protocol: 'DASH', url, protection: undefined }, ...usual } as const;
const protection: Protection = {
  kind: 'eme',
  scheme: 'cenc',
  keySystems: ['org.w3.clearkey'],
  licenceUrl: 'https://films.test/licence',
  token: 'token',
};

test('what begins a track is kept, so that a seek asks for its segment at once @play-01', () => {
  expect(settingsOf(clear).cacheInitSegments).toBe(true);
});

test('only of an encrypted stream is another process asked what can be played: with its keys @play-01 @play-04', () => {
  expect(settingsOf(clear).capabilities).toEqual({ useMediaCapabilitiesApi: false });
  expect(settingsOf({ ...clear, source: { ...clear.source, protection } }).capabilities).toBeUndefined();
});

test('it begins with what four fifths of the remembered network carry, in kilobits; else as dash.js would @play-01', () => {
  expect(settingsOf({ ...clear, bandwidth: 9e6 }).abr?.initialBitrate).toEqual({ video: 7200 });
  expect(settingsOf(clear).abr).not.toHaveProperty('initialBitrate');
});

test('one of several streams loads little ahead, and no more than is asked for is shown @play-01', () => {
  expect(settingsOf({ ...clear, isTile: true }).buffer).toMatchObject({ bufferTimeDefault: 8 });
  expect(settingsOf(clear)).not.toHaveProperty('buffer');
  expect(settingsOf(clear).abr?.limitBitrateByPortal).toBe(true);
  expect(settingsOf({ ...clear, heightCap: 360 }).abr?.limitBitrateByPortal).toBe(false);
});
