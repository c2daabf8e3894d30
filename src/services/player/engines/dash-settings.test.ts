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

test('dash.js caches init segments, so that a seek requests its media segment at once @play-01', () => {
  expect(settingsOf(clear).cacheInitSegments).toBe(true);
});

test('dash.js uses the Media Capabilities API for encrypted streams only @play-01 @play-04', () => {
  expect(settingsOf(clear).capabilities).toEqual({ useMediaCapabilitiesApi: false });
  expect(settingsOf({ ...clear, source: { ...clear.source, protection } }).capabilities).toBeUndefined();
});

test('sets the initial bitrate of dash.js to 80 % of the stored bandwidth, in kbit/s @play-01', () => {
  expect(settingsOf({ ...clear, bandwidth: 9e6 }).abr?.initialBitrate).toEqual({ video: 7200 });
  expect(settingsOf(clear).abr).not.toHaveProperty('initialBitrate');
});

test('limits the dash.js buffer of multi-view tiles, and the rendition to the requested height @play-01', () => {
  expect(settingsOf({ ...clear, isTile: true }).buffer).toMatchObject({ bufferTimeDefault: 8 });
  expect(settingsOf(clear)).not.toHaveProperty('buffer');
  expect(settingsOf(clear).abr?.limitBitrateByPortal).toBe(true);
  expect(settingsOf({ ...clear, heightCap: 360 }).abr?.limitBitrateByPortal).toBe(false);
});
