import { expect, test } from 'vitest';
import { protectionOf } from './drm/protection.ts';
import { type Capabilities, chooseEngines, type Source, listSources } from './choose-engines.ts';

const drm = (encryptionMode: 'CENC' | 'CBCS' | 'AES128', ...keySystems: string[]) =>
  protectionOf({
    jwtToken: 'token',
    url: 'https://licences.test/',
    encryptionMode,
    containerType: 'CMAF',
    keySystems: keySystems as ('CLEARKEY' | 'WIDEVINE' | 'PLAYREADY' | 'FAIRPLAY')[],
  });
const source = (protocol: Source['protocol'], protection?: Source['protection']): Source => ({
  protocol,
  url: `https://cdn.test/${protocol}`,
  protection,
});
const chromium: Capabilities = { mediaSource: true, nativeHls: true, keySystems: new Set(['org.w3.clearkey']) };
const safari: Capabilities = { mediaSource: true, nativeHls: true, keySystems: new Set(['com.apple.fps']) };
const edge: Capabilities = {
  mediaSource: true,
  nativeHls: false,
  keySystems: new Set(['com.microsoft.playready', 'com.widevine.alpha', 'org.w3.clearkey']),
};
const oldPhone: Capabilities = { mediaSource: false, nativeHls: true, keySystems: new Set(['com.apple.fps']) };
const nothing: Capabilities = { mediaSource: false, nativeHls: false, keySystems: new Set() };

test.each<[what: string, sources: Source[], can: Capabilities, engines: string[]]>([
  ['HLS before DASH, each by its engine', [source('HLS'), source('DASH')], chromium, ['hls', 'dash']],
  ['native HLS never where there are Media Source Extensions', [source('HLS')], safari, ['hls']],
  ['native HLS where there are none', [source('HLS'), source('DASH')], oldPhone, ['native']],
  [
    'a whole film as MP4 by the media element, after the streams',
    [source('HLS'), source('MP4')],
    chromium,
    ['hls', 'native'],
  ],
  ['nothing in a browser that plays neither', [source('HLS'), source('DASH')], nothing, []],
  [
    'ClearKey in both',
    [source('HLS', drm('CENC', 'CLEARKEY')), source('DASH', drm('CBCS', 'CLEARKEY'))],
    chromium,
    ['hls', 'dash'],
  ],
  ['Widevine and PlayReady by the same path', [source('DASH', drm('CENC', 'PLAYREADY', 'WIDEVINE'))], edge, ['dash']],
  ['FairPlay by the media element', [source('HLS', drm('CBCS', 'FAIRPLAY'))], safari, ['native']],
  [
    'no stream whose keys cannot be had',
    [source('HLS', drm('CBCS', 'FAIRPLAY')), source('DASH', drm('CENC', 'CLEARKEY'))],
    chromium,
    ['dash'],
  ],
  ['no key system that nobody knows', [source('HLS', drm('CENC', 'MARLIN'))], chromium, []],
  [
    'whole segments under one key by hls.js alone',
    [source('HLS', drm('AES128')), source('DASH', drm('AES128'))],
    chromium,
    ['hls'],
  ],
  ['and by a phone that knows HLS itself', [source('HLS', drm('AES128'))], oldPhone, ['native']],
])('chooses the streaming engines for the offered streams: %s @play-01 @play-04', (_what, sources, can, engines) => {
  expect(chooseEngines(sources, can).map(({ engine }) => engine)).toEqual(engines);
});

test('preserves the server’s order of URLs within a streaming protocol @play-03', () => {
  const format = (url: string) => ({ url, subtitles: [] });
  const all = listSources({ hls: [format('a'), format('b')], dash: [format('c')], mp4: [format('d')] });
  expect(all.map(({ protocol, url }) => `${protocol} ${url}`)).toEqual(['HLS a', 'HLS b', 'DASH c', 'MP4 d']);
});
