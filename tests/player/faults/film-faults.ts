import type { Page, Route } from '@playwright/test';
import type { ChangeStreams } from '../change-streams.ts';
import { goFar } from '../go-far.ts';
import {
  after,
  answering,
  manifests,
  never,
  offline,
  rewritten,
  segments,
  status,
  truncated,
  words,
} from './answers.ts';
import { both, type End, everywhere, type Fault, FILM, nothing } from './fault.ts';

/** Puts an address that does not exist before each stream’s working one. */
const elsewhere: ChangeStreams = (streams) => {
  const more = (formats: typeof streams.hls) =>
    formats.flatMap((format) => [{ ...format, url: format.url.replace('/media/', '/media/gone-') }, format]);
  return { ...streams, hls: more(streams.hls), dash: more(streams.dash) };
};
const elsewhereHls: ChangeStreams = (streams) => ({
  ...streams,
  dash: [],
  hls: streams.hls.flatMap((format) => [{ ...format, url: format.url.replace('/media/', '/media/gone-') }, format]),
});

/** Like expired signed URLs: requests are refused (403) until the page requests the title’s stream addresses again. */
const untilRenewed =
  (address: RegExp) =>
  async (page: Page): Promise<End> => {
    const refuse = async (route: Route) =>
      route.fulfill({ status: 403, body: '', headers: { 'cache-control': 'no-store' } });
    page.on('request', (request) => {
      if (request.url().includes('/api/v2/player/')) void page.unroute(address, refuse);
    });
    await page.route(address, refuse);
    return async () => undefined;
  };

/** A manifest without any media. */
const withoutLength = (text: string) =>
  text.includes('<MPD')
    ? text.replace(/mediaPresentationDuration="[^"]*"/, 'mediaPresentationDuration="PT0S"').replace(/<S [^>]*>/g, '')
    : text.replace(/#EXTINF:[^\n]*\n[^\n]*\n/g, '');

/** Faults of a film’s manifests, segments and addresses. */
export const filmFaults: readonly Fault[] = [
  ...everywhere({
    name: 'segments answer 503 for 20 s',
    at: FILM,
    expected: 'goesOn',
    when: 'seek',
    begin: answering(segments, status(503)),
    lasts: 20,
  }),
  ...both({
    name: 'segments answer 404 for 10 s',
    at: FILM,
    expected: 'goesOn',
    when: 'seek',
    begin: answering(segments, status(404)),
    lasts: 10,
  }),
  ...both({
    name: 'segments are cut off for 8 s',
    at: FILM,
    expected: 'goesOn',
    when: 'seek',
    begin: answering(segments, truncated),
    lasts: 8,
  }),
  ...everywhere({
    name: 'segments are web pages for 8 s',
    at: FILM,
    expected: 'goesOn',
    when: 'seek',
    begin: answering(segments, words('<h1>Wrong</h1>')),
    lasts: 8,
  }),
  ...both({
    name: 'segments are web pages for 20 s',
    at: FILM,
    expected: 'goesOn',
    when: 'seek',
    begin: answering(segments, words('<h1>Wrong</h1>')),
    lasts: 20,
  }),
  ...both({
    name: 'segments answer 403 until the title is asked for anew',
    at: FILM,
    expected: 'goesOn',
    when: 'playing',
    begin: untilRenewed(segments),
    lasts: 0,
    viewer: goFar,
  }),
  ...everywhere({
    name: 'each segment takes 4 s',
    at: FILM,
    expected: 'goesOn',
    when: 'seek',
    begin: answering(segments, after(4000)),
    lasts: 0,
  }),
  ...both({
    name: 'segments never answer',
    at: FILM,
    expected: 'says',
    when: 'seek',
    begin: answering(segments, never),
    lasts: 0,
  }),
  ...both({ name: 'no network for 12 s', at: FILM, expected: 'goesOn', when: 'seek', begin: offline, lasts: 12 }),
  ...everywhere({
    name: 'manifest answers 503 for 8 s at the start',
    at: FILM,
    expected: 'goesOn',
    when: 'start',
    begin: answering(manifests, status(503)),
    lasts: 8,
  }),
  ...both({
    name: 'manifest is cut off for 8 s at the start',
    at: FILM,
    expected: 'goesOn',
    when: 'start',
    begin: answering(manifests, truncated),
    lasts: 8,
  }),
  ...both({
    name: 'each manifest takes 6 s',
    at: FILM,
    expected: 'goesOn',
    when: 'start',
    begin: answering(manifests, after(6000)),
    lasts: 0,
  }),
  ...both({
    name: 'manifest never answers',
    at: FILM,
    expected: 'says',
    when: 'start',
    begin: answering(manifests, never),
    lasts: 0,
  }),
  ...both({
    name: 'the film has no length',
    at: FILM,
    expected: 'says',
    when: 'start',
    begin: answering(manifests, rewritten(withoutLength)),
    lasts: 0,
  }),
  ...both({
    name: 'manifest is a web page',
    at: FILM,
    expected: 'says',
    when: 'start',
    begin: answering(manifests, words('<h1>Wrong</h1>')),
    lasts: 0,
  }),
  ...everywhere({
    name: 'manifest is not there',
    at: FILM,
    expected: 'says',
    when: 'start',
    begin: answering(manifests, status(404)),
    lasts: 0,
  }),
  {
    name: 'the first address is gone, a second works',
    at: FILM,
    engine: 'hls',
    streams: elsewhereHls,
    expected: 'goesOn',
    when: 'start',
    begin: nothing,
    lasts: 0,
  },
  {
    name: 'HLS is gone, DASH works',
    at: FILM,
    engine: 'hls',
    streams: elsewhere,
    expected: 'goesOn',
    when: 'start',
    begin: answering(/\.m3u8/, status(404)),
    lasts: 0,
  },
  ...both({
    name: 'the playback call answers 503 for 6 s',
    at: FILM,
    expected: 'goesOn',
    when: 'start',
    begin: answering(/\/api\/v5\/manifest\//, status(503)),
    lasts: 6,
  }),
];
