import { signal } from '@preact/signals-react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AdEvent, AdUnit } from './ad-session.ts';
import { createAdSession } from './create-session.ts';
import { createAnswers, inline, vast } from './fake/answers.ts';
import { FakeVideo } from './fake/video.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('devicePixelRatio', 1);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const tag = 'https://ads.test/vast';
const preroll: AdUnit = { adFormat: 'PREROLL', adTagUrl: tag, insertionType: 'CSAI' };
const midroll = (offset: number, adTagUrl = tag): AdUnit => ({ ...preroll, adFormat: 'MIDROLL', offset, adTagUrl });

interface Options {
  units?: AdUnit[];
  answers?: Record<string, string>;
  refusal?: Error;
  isLive?: boolean;
}

function setUp({ units = [preroll], answers = { [tag]: vast(inline()) }, refusal, isLive = false }: Options = {}) {
  const content = new FakeVideo();
  content.duration = 100;
  const position = signal(0);
  content.addEventListener('timeupdate', () => (position.value = content.currentTime));
  const overlays: FakeVideo[] = [];
  const pings: string[] = [];
  const told: AdEvent[] = [];
  const tabs: string[] = [];
  const wish = { isWanted: true };
  const session = createAdSession(
    {
      units,
      element: content.element,
      position,
      isLive: () => isLive,
      isWanted: () => wish.isWanted,
      content: { play: () => void (wish.isWanted && content.play()), pause: () => content.pause() },
      tell: (event) => told.push(event),
    },
    {
      ...createAnswers(answers),
      ping: (address) => pings.push(address),
      page: 'https://apex.test/video/1',
      layOver: () => {
        const overlay = new FakeVideo();
        overlay.duration = 10;
        overlay.refusal = refusal;
        overlays.push(overlay);
        return overlay.element;
      },
      openTab: (address) => tabs.push(address),
    },
  );
  let isBegun = false;
  void session.before.then(() => (isBegun = true));
  return {
    session,
    content,
    overlays,
    pings,
    tabs,
    wish,
    told,
    types: () => told.map(({ type }) => type),
    /** Paths of the requested tracking URLs, without their macros. */
    served: () => pings.map((address) => address.replace('https://t.test/', '').split('?')[0]),
    isBegun: () => isBegun,
    settle: () => vi.advanceTimersByTimeAsync(0),
    /** Starts the content after the pre-roll, as the player does. */
    startContent: async () => {
      await session.before;
      await content.play();
      content.advance(0.5);
    },
    goTo: async (seconds: number) => {
      content.currentTime = seconds;
      content.say('timeupdate');
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

test('plays a pre-roll before the content, tracks each event once and removes the ad’s element @play-12', async () => {
  const { session, overlays, served, types, isBegun, settle } = setUp();
  await settle();
  const [overlay] = overlays;
  expect(overlay).toMatchObject({ src: 'https://cdn.test/ad-720.mp4', paused: false });
  expect(session.ad.value).toMatchObject({ index: 1, count: 1, remaining: 10, skipIn: undefined, paused: false });
  overlay?.advance(6);
  session.skip();
  expect(session.ad.value?.remaining).toBe(4);
  expect(isBegun()).toBe(false);
  overlay?.advance(4);
  await settle();
  expect(isBegun()).toBe(true);
  expect(session.ad.value).toBeUndefined();
  expect(overlay?.isRemoved).toBe(true);
  expect(types()).toEqual(['start', 'firstQuartile', 'midpoint', 'thirdQuartile', 'complete']);
  expect(served()).toEqual([
    'ad/impression',
    'ad/start',
    'ad/firstQuartile',
    'ad/progress',
    'ad/midpoint',
    'ad/thirdQuartile',
    'ad/complete',
  ]);
});

test('the viewer can skip an ad only after its skip offset @play-12', async () => {
  const { session, overlays, types, isBegun, settle } = setUp({
    answers: { [tag]: vast(inline({ skipoffset: '00:00:05' })) },
  });
  await settle();
  overlays[0]?.advance(2);
  expect(session.ad.value?.skipIn).toBe(3);
  session.skip();
  await settle();
  expect(isBegun()).toBe(false);
  overlays[0]?.advance(3);
  expect(session.ad.value?.skipIn).toBe(0);
  session.skip();
  session.skip();
  await settle();
  expect(isBegun()).toBe(true);
  expect(types()).toEqual(['start', 'firstQuartile', 'midpoint', 'skip']);
});

test('an ad waits without a timeout until the viewer starts playback, and while paused @play-12', async () => {
  const { session, overlays, wish, served, isBegun, settle, types } = setUp();
  wish.isWanted = false;
  await settle();
  expect(session.ad.value?.paused).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(types()).toEqual([]);
  wish.isWanted = true;
  session.play();
  overlays[0]?.advance(1);
  session.pause();
  wish.isWanted = false;
  expect(session.ad.value?.paused).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  wish.isWanted = true;
  session.play();
  overlays[0]?.advance(9);
  await settle();
  expect(isBegun()).toBe(true);
  expect(served().filter((event) => event === 'ad/pause' || event === 'ad/resume')).toEqual(['ad/pause', 'ad/resume']);
});

test('an ad waits for the viewer’s action when the browser blocks autoplay @play-12', async () => {
  const { session, overlays, isBegun, settle } = setUp({ refusal: new DOMException('no', 'NotAllowedError') });
  await settle();
  expect(session.ad.value?.paused).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(isBegun()).toBe(false);
  if (overlays[0]) overlays[0].refusal = undefined;
  session.play();
  expect(session.ad.value?.paused).toBe(false);
});

test('opens an ad’s click-through link in a new tab and pauses the ad @play-12', async () => {
  const { session, overlays, tabs, served, settle } = setUp();
  await settle();
  overlays[0]?.advance(1);
  expect(session.ad.value?.clickThrough).toMatch(/^https:\/\/shop\.test\/\?cb=\d{8}$/);
  session.open();
  expect(tabs).toEqual([expect.stringMatching(/^https:\/\/shop\.test\/\?cb=\d{8}$/)]);
  expect(session.ad.value?.paused).toBe(true);
  expect(served()).toContain('ad/click');
});

test('an ad follows the content’s volume and mute state @play-12', async () => {
  const { content, overlays, served, settle } = setUp();
  content.volume = 0.4;
  content.muted = true;
  await settle();
  expect(overlays[0]).toMatchObject({ volume: 0.4, muted: true });
  overlays[0]?.advance(1);
  content.muted = false;
  content.say('volumechange');
  expect(overlays[0]).toMatchObject({ volume: 0.4, muted: false });
  content.muted = true;
  content.say('volumechange');
  expect(served().filter((event) => event === 'ad/mute')).toHaveLength(1);
});

test('numbers the ads of an ad pod and continues with the next after a broken one @play-12', async () => {
  const pod = vast(inline({ name: 'one', sequence: 1 }), inline({ name: 'two', sequence: 2 }));
  const { session, overlays, served, types, isBegun, settle } = setUp({ answers: { [tag]: pod } });
  await settle();
  expect(session.ad.value).toMatchObject({ index: 1, count: 2 });
  const [overlay] = overlays;
  if (overlay) overlay.error = { message: 'broken' };
  overlay?.say('error');
  await settle();
  expect(session.ad.value).toMatchObject({ index: 2, count: 2 });
  overlay?.advance(10);
  await settle();
  expect(isBegun()).toBe(true);
  expect(types().filter((type) => type === 'error' || type === 'complete')).toEqual(['error', 'complete']);
  expect(served()[0]).toBe('one/error');
});

const failures: [string, Record<string, string>, string | undefined][] = [
  ['an empty VAST response', { [tag]: '<VAST version="4.1"/>' }, undefined],
  ['a response that is not XML', { [tag]: 'no' }, undefined],
  ['a response of status 404', {}, undefined],
  ['an ad server that does not respond', { [tag]: 'slow' }, undefined],
  [
    'a VAST response with a script instead of a video',
    { [tag]: vast(inline({ type: 'application/javascript' })) },
    '403',
  ],
];
test.each(failures)('plays the content and reports an error after %s @play-12', async (_what, answers, code) => {
  const { pings, told, isBegun } = setUp({ answers });
  await vi.advanceTimersByTimeAsync(4000);
  expect(isBegun()).toBe(true);
  expect(told).toMatchObject([{ type: 'error', format: 'PREROLL', detail: expect.any(String) }]);
  expect(pings).toEqual(code === undefined ? [] : [`https://t.test/ad/error?code=${code}`]);
});

test('gives up an ad that does not start after six seconds, and a whole ad pod after twelve @play-12', async () => {
  const one = setUp();
  await vi.advanceTimersByTimeAsync(5900);
  expect(one.isBegun()).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(one.isBegun()).toBe(true);
  expect(one.pings).toEqual(['https://t.test/ad/error?code=402']);
  const pod = setUp({
    answers: { [tag]: vast(...['a', 'b', 'c', 'd'].map((name, index) => inline({ name, sequence: index + 1 }))) },
  });
  await vi.advanceTimersByTimeAsync(12_100);
  expect(pod.isBegun()).toBe(true);
  expect(pod.served()).toEqual(['a/error', 'b/error']);
});

test('plays a mid-roll once at its position and resumes the content @play-12', async () => {
  const { session, content, overlays, startContent, goTo, settle } = setUp({ units: [midroll(10)] });
  await startContent();
  await goTo(9.9);
  expect(overlays).toHaveLength(0);
  await goTo(10.1);
  expect(session.ad.value).toMatchObject({ index: 1 });
  expect(content.paused).toBe(true);
  overlays[0]?.advance(10);
  await settle();
  expect(content.paused).toBe(false);
  expect(content.currentTime).toBe(10.1);
  await goTo(5);
  await goTo(11);
  expect(overlays).toHaveLength(1);
});

test('plays only the last ad break after seeking past several @play-12', async () => {
  const second = 'https://ads.test/second';
  const { overlays, startContent, goTo, settle } = setUp({
    units: [midroll(10), midroll(50, second), midroll(90)],
    answers: { [tag]: vast(inline()), [second]: vast(inline({ name: 'second' })) },
  });
  await startContent();
  await goTo(60);
  expect(overlays[0]?.src).toBe('https://cdn.test/second-720.mp4');
  overlays[0]?.advance(10);
  await settle();
  await goTo(61);
  expect(overlays).toHaveLength(1);
});

test('plays only the pre-roll when resuming a video in the middle, also after the stream restarts @play-12', async () => {
  const { content, overlays, goTo, settle } = setUp({ units: [preroll, midroll(10)] });
  await settle();
  overlays[0]?.advance(10);
  await settle();
  content.readyState = 0;
  content.seeking = true;
  await content.play();
  await goTo(0);
  await goTo(40);
  content.readyState = 4;
  content.seeking = false;
  await goTo(40.2);
  content.say('emptied');
  content.readyState = 0;
  await goTo(0);
  await goTo(40.4);
  content.readyState = 4;
  await goTo(40.6);
  expect(overlays).toHaveLength(1);
});

test('reports a failed ad break and does not request that ad break again @play-12', async () => {
  const { content, types, startContent, goTo } = setUp({ units: [midroll(10)], answers: {} });
  await startContent();
  await goTo(10.1);
  expect(types()).toEqual(['error']);
  expect(content.paused).toBe(false);
  await goTo(5);
  await goTo(11);
  expect(types()).toEqual(['error']);
});

test('plays the ad breaks of a VMAP schedule @play-12', async () => {
  const vmap = `<VMAP version="1.0"><AdBreak timeOffset="start" breakType="linear"><AdSource><AdTagURI>${tag}</AdTagURI></AdSource>
    <TrackingEvents><Tracking event="breakStart">https://t.test/b/start</Tracking><Tracking event="breakEnd">https://t.test/b/end</Tracking></TrackingEvents></AdBreak>
    <AdBreak timeOffset="50%" breakType="linear"><AdSource><VASTAdData>${vast(inline({ name: 'inside' }))}</VASTAdData></AdSource></AdBreak></VMAP>`;
  const { overlays, served, settle, startContent, goTo } = setUp({
    units: [{ ...preroll, adFormat: 'VOD_VMAP', adTagUrl: 'https://ads.test/vmap' }],
    answers: { 'https://ads.test/vmap': vmap, [tag]: vast(inline()) },
  });
  await settle();
  overlays[0]?.advance(10);
  await startContent();
  expect(served().filter((event) => event?.startsWith('b/'))).toEqual(['b/start', 'b/end']);
  await goTo(50);
  expect(overlays[1]?.src).toBe('https://cdn.test/inside-720.mp4');
});

test('removes the ad and sends no more tracking requests after the ad session is destroyed @play-12', async () => {
  const { session, overlays, pings, settle } = setUp();
  await settle();
  session.destroy();
  const before = pings.length;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(overlays[0]).toMatchObject({ isRemoved: true, paused: true });
  expect(pings).toHaveLength(before);
});

test('plays pre-rolls but no mid-rolls on live streams @play-12', async () => {
  const { overlays, session, goTo, settle, startContent } = setUp({ units: [preroll, midroll(20)], isLive: true });
  await settle();
  expect(overlays).toHaveLength(1);
  session.skip();
  overlays[0]?.advance(10);
  overlays[0]?.say('ended');
  await startContent();
  for (const place of [12, 19, 21, 30]) await goTo(place);
  expect(overlays).toHaveLength(1);
});
