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
  ['HLS by hls.js, then DASH by dash.js', [source('HLS'), source('DASH')], chromium, ['hls', 'dash']],
  ['hls.js instead of native HLS in a browser with Media Source Extensions', [source('HLS')], safari, ['hls']],
  ['native HLS in a browser without Media Source Extensions', [source('HLS'), source('DASH')], oldPhone, ['native']],
  ['an MP4 file by the media element, after the streams', [source('HLS'), source('MP4')], chromium, ['hls', 'native']],
  ['no engine in a browser that plays neither', [source('HLS'), source('DASH')], nothing, []],
  [
    'ClearKey in HLS and DASH',
    [source('HLS', drm('CENC', 'CLEARKEY')), source('DASH', drm('CBCS', 'CLEARKEY'))],
    chromium,
    ['hls', 'dash'],
  ],
  ['Widevine or PlayReady by dash.js', [source('DASH', drm('CENC', 'PLAYREADY', 'WIDEVINE'))], edge, ['dash']],
  ['FairPlay by the media element', [source('HLS', drm('CBCS', 'FAIRPLAY'))], safari, ['native']],
  [
    'only streams with a supported key system',
    [source('HLS', drm('CBCS', 'FAIRPLAY')), source('DASH', drm('CENC', 'CLEARKEY'))],
    chromium,
    ['dash'],
  ],
  ['no engine for an unknown key system', [source('HLS', drm('CENC', 'MARLIN'))], chromium, []],
  ['AES-128 by hls.js only', [source('HLS', drm('AES128')), source('DASH', drm('AES128'))], chromium, ['hls']],
  ['AES-128 by native HLS on an old phone', [source('HLS', drm('AES128'))], oldPhone, ['native']],
])('chooses the streaming engines $3 for the offered streams: %s @play-01 @play-04', (_what, sources, can, engines) => {
  expect(chooseEngines(sources, can).map(({ engine }) => engine)).toEqual(engines);
});

test('preserves the server’s order of URLs within a streaming protocol @play-03', () => {
  const format = (url: string) => ({ url, subtitles: [] });
  const all = listSources({ hls: [format('a'), format('b')], dash: [format('c')], mp4: [format('d')] });
  expect(all.map(({ protocol, url }) => `${protocol} ${url}`)).toEqual(['HLS a', 'HLS b', 'DASH c', 'MP4 d']);
});
