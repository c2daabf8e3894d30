import { signal } from '@preact/signals-react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Playback, PlaybackStats, PlayerPort } from '#renderers/ports/player.ts';
import { AnalyticsEvent, type Happening } from '#schemas/wire/viewing/analytics.ts';
import { createStream } from '../../analytics/stream.ts';
import { MediaFault } from '../media-fault.ts';
import { cmcdIds } from './cmcd.ts';
import { createQoe } from './qoe.ts';

class FakeDocument extends EventTarget {
  visibilityState = 'visible';
}
let frame: EventTarget;
let page: FakeDocument;
beforeEach(() => {
  vi.useFakeTimers();
  page = new FakeDocument();
  frame = new EventTarget();
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', frame.addEventListener.bind(frame));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function setUp(tell: (happening: Happening) => void) {
  const state = {
    phase: signal<'loading' | 'ready' | 'failed'>('loading'),
    ended: signal(false),
    paused: signal(true),
    ad: signal(undefined),
    fault: signal<{ title: 'problem.title'; code: string; retry: boolean } | undefined>(undefined),
    position: signal(0),
    rate: signal(1),
  };
  const stats: Partial<PlaybackStats> = {
    startup: 300,
    stalls: 0,
    stalledFor: 0,
    frames: 0,
    droppedFrames: 0,
    height: 360,
  };
  const destroyed = vi.fn();
  const playback = { state, stats: () => stats, destroy: destroyed } as unknown as Playback;
  const player = { open: () => playback } as unknown as PlayerPort;
  let ids = 0;
  const qoe = createQoe({
    tell,
    now: () => performance.now(),
    sessionId: () => `00000000-0000-4000-8000-00000000000${ids++}`,
  });
  const followed = qoe.follow(player).open({} as HTMLVideoElement, { type: 'VOD', id: 7 });
  const play = async (seconds: number) => {
    state.phase.value = 'ready';
    state.paused.value = false;
    for (let passed = 0; passed < seconds; passed++) {
      await vi.advanceTimersByTimeAsync(1000);
      state.position.value += 1;
    }
  };
  return { qoe, state, stats, followed, play, destroyed };
}

const heard = () => {
  const told: Happening[] = [];
  return { told, parts: () => told.flatMap((one) => (one.type === 'playback' ? [one] : [])) };
};

test('sends a playback report every 30 seconds, when the page is hidden, and at the end of playback @play-15', async () => {
  const { told, parts } = heard();
  const { followed, play, destroyed } = setUp((one) => told.push(one));
  await play(31);
  expect(parts()).toMatchObject([{ part: 1, contentId: 7, contentType: 'VOD', state: 'playing', startup: 300 }]);
  page.visibilityState = 'hidden';
  frame.dispatchEvent(new Event('visibilitychange'));
  expect(parts()).toHaveLength(2);
  await play(3);
  frame.dispatchEvent(new Event('pagehide'));
  expect(parts()).toHaveLength(3);
  followed.destroy();
  expect(parts().at(-1)).toMatchObject({ part: 4, state: 'left' });
  expect(destroyed).toHaveBeenCalledOnce();
  expect(new Set(parts().map(({ session }) => session)).size).toBe(1);
  const played = parts().reduce((sum, part) => sum + part.played, 0);
  expect(played).toBe(34_000);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(parts()).toHaveLength(4);
});

test('playback reports contain seeks, recovered faults and ads, but not the regular progress of playback @play-15', async () => {
  const { told, parts } = heard();
  const { qoe, state, followed, play } = setUp((one) => told.push(one));
  state.position.value = 12;
  await play(5);
  state.position.value = 60;
  state.position.value = 0;
  state.position.value = 60.2;
  qoe.onSetback(new MediaFault('segment', { status: 503, detail: 'https://cdn.test/secret.m4s' }));
  qoe.onAd({ type: 'start', format: 'MIDROLL', detail: 'https://ads.test/secret' });
  followed.destroy();
  qoe.onAd({ type: 'complete', format: 'MIDROLL' });
  expect(parts().at(-1)?.happenings).toEqual([
    { what: 'seek', at: 17, to: 60 },
    { what: 'setback', at: 60.2, code: 'SEGMENT_503' },
    { what: 'ad', at: 60.2, event: 'start', format: 'MIDROLL' },
  ]);
  expect(JSON.stringify(told)).not.toContain('secret');
});

test('reports a failed playback once with its error code @play-05 @play-15', async () => {
  const { told, parts } = heard();
  const { state, play } = setUp((one) => told.push(one));
  await play(2);
  state.phase.value = 'failed';
  state.fault.value = { title: 'problem.title', code: 'MEDIA_DECODE', retry: true };
  expect(told.filter(({ type }) => type === 'videoError')).toMatchObject([
    { code: 'MEDIA_DECODE', contentId: 7, position: 2 },
  ]);
  expect(parts().at(-1)).toMatchObject({ state: 'failed' });
});

test('sends no playback reports before consent, then only events that match the server’s schema @play-15 @ana-01', async () => {
  const sent: AnalyticsEvent[] = [];
  const stream = createStream({ realm: 'apex', locale: 'en_US', sinks: [{ take: (event) => void sent.push(event) }] });
  stream.who('viewer');
  stream.view({ type: 'video', contentId: 7, route: 'VOD' });
  const { state, stats, followed, play } = setUp(stream.report);
  await play(40);
  Object.assign(stats, { stalls: 1, stalledFor: 900, height: 720, bitrate: 900_000, engine: 'dash' });
  await play(2);
  state.fault.value = { title: 'problem.title', code: 'HTTP_503', retry: true };
  followed.destroy();
  expect(sent).toEqual([]);
  stream.decide('granted');
  expect(sent.map(({ type }) => type)).toEqual(['pageView', 'playback', 'videoError', 'playback', 'playback']);
  for (const event of sent) expect(AnalyticsEvent.safeParse(event).error).toBeUndefined();
});

test('never sends playback events that occurred while consent was refused @play-15 @ana-01', async () => {
  const sent: AnalyticsEvent[] = [];
  const stream = createStream({ realm: 'apex', locale: 'en_US', sinks: [{ take: (event) => void sent.push(event) }] });
  stream.who('viewer');
  stream.view({ type: 'video', contentId: 7, route: 'VOD' });
  const { followed, play } = setUp(stream.report);
  await play(31);
  stream.decide('refused');
  await play(31);
  followed.destroy();
  stream.decide('granted');
  expect(sent).toEqual([]);
});

test.each([
  ['player settings that allow CMCD', 'granted', 'sends', { cmcd: true }, true],
  ['player settings that allow CMCD', 'undecided', 'does not send', { cmcd: true }, false],
  ['player settings that allow CMCD', 'refused', 'does not send', { cmcd: true }, false],
  ['player settings that disable CMCD', 'granted', 'does not send', { cmcd: false }, false],
  ['no player settings', 'granted', 'does not send', undefined, false],
] as const)(
  'with %s and the analytics consent %s, %s CMCD ids to the CDN @play-15',
  (_settings, consent, _verb, player, told) => {
    const ids = cmcdIds({ player }, consent, { id: 7 });
    expect(ids?.contentId).toBe(told ? '7' : undefined);
    expect(ids?.sessionId).toBe(cmcdIds({ player }, consent, { id: 8 })?.sessionId);
  },
);
