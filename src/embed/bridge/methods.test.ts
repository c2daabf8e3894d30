import { signal } from '@preact/signals-react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Playback } from '#renderers/ports/player.ts';
import type { Attached, EmbeddedTitle, Framed } from '../framed.ts';
import { faultError } from './fault-error.ts';
import { playerMethods } from './methods.ts';

/** Fake playback that performs each request at once. */
function playing(title: Attached['title'] = { type: 'VOD', id: 1 }) {
  const state = {
    phase: signal('ready'),
    fault: signal<object | undefined>(undefined),
    paused: signal(true),
    blocked: signal(false),
    ended: signal(false),
    position: signal(0),
    duration: signal(60),
    volume: signal(1),
    muted: signal(false),
    textTracks: signal([{ id: 0, name: 'es' }]),
    textTrack: signal(-1),
    audioTracks: signal([{ id: 4, name: 'en', detail: 'Commentary' }]),
    audioTrack: signal(4),
  };
  const playback = {
    state,
    play: vi.fn(() => void (state.paused.value = false)),
    pause: () => void (state.paused.value = true),
    seek: (seconds: number) => void (state.position.value = seconds),
    setVolume: (volume: number) => void (state.volume.value = volume),
    setMuted: (muted: boolean) => void (state.muted.value = muted),
    setTextTrack: (id: number) => void (state.textTrack.value = id),
    setAudioTrack: (id: number) => void (state.audioTrack.value = id),
  };
  const document = {
    fullscreenEnabled: true,
    fullscreenElement: null as object | null,
    exitFullscreen: async () => void (document.fullscreenElement = null),
  };
  const stage = {
    contains: () => true,
    requestFullscreen: vi.fn(async () => void (document.fullscreenElement = stage)),
  };
  const element = { ownerDocument: document, closest: () => stage };
  const attached = {
    title,
    playback: playback as unknown as Playback,
    element: element as unknown as HTMLVideoElement,
  };
  return { attached: attached as Attached, state, playback, document, stage };
}

const titleOf = (id: number, outcome: 'PLAY' | 'SIGN_IN' = 'PLAY'): EmbeddedTitle => ({
  video: { id, type: 'VOD', title: `Title ${id}`, thumbnailUrl: '' },
  access: outcome === 'PLAY' ? { outcome } : { outcome, then: { outcome: 'PLAY' } },
  href: `/video/${id}`,
});

let now: ReturnType<typeof playing>;
let attached: ReturnType<typeof signal<Attached | undefined>>;
let ask: (method: string, params?: unknown) => Promise<unknown>;
const shown: number[] = [];
beforeEach(() => {
  now = playing();
  shown.length = 0;
  attached = signal<Attached | undefined>(now.attached);
  const framed: Framed = {
    attached,
    find: async ({ id }) => (id < 10 ? titleOf(id, id === 9 ? 'SIGN_IN' : 'PLAY') : undefined),
    beside: async ({ id }, side) => (side === 'next' && id === 1 ? { type: 'VOD', id: 2 } : undefined),
    show: ({ video }) => {
      shown.push(video.id);
      now = playing({ type: 'VOD', id: video.id });
      attached.value = now.attached;
    },
  };
  const methods = playerMethods(framed);
  ask = async (name, params = {}) => methods[name]?.(params);
});

test('the bridge performs every call of the player API and reports the resulting state @brg-01', async () => {
  await ask('play');
  await ask('seek', { position: 12.5 });
  await ask('volume', { volume: 0.5 });
  await ask('mute');
  await ask('textTrack', { id: 0 });
  await ask('audioTrack', { id: 4 });
  await ask('fullscreen');
  expect(await ask('getState')).toEqual({
    id: 1,
    type: 'VOD',
    isPlaying: true,
    volume: 0.5,
    isMuted: true,
    textTracks: [{ id: 0, name: 'es' }],
    currentTextTrack: 0,
    audioTracks: [{ id: 4, name: 'en', detail: 'Commentary' }],
    audioTrack: 4,
    isFullscreen: true,
    position: 12.5,
    duration: 60,
  });
  await ask('pause');
  await ask('mute', { muted: false });
  await ask('textTrack', { id: null });
  await ask('fullscreen', { on: false });
  expect(await ask('getState')).toMatchObject({
    isPlaying: false,
    isMuted: false,
    currentTextTrack: null,
    isFullscreen: false,
  });
  expect(await ask('next')).toEqual({ type: 'VOD', id: 2 });
  expect(await ask('load', { type: 'VOD', id: 5 })).toEqual({ type: 'VOD', id: 5 });
  expect(shown).toEqual([2, 5]);
});

test('the bridge rejects all calls while there is no player @brg-01', async () => {
  attached.value = undefined;
  for (const [name, params] of [
    ['play', {}],
    ['pause', {}],
    ['next', {}],
    ['seek', { position: 1 }],
    ['volume', { volume: 1 }],
    ['getState', {}],
  ] as const)
    await expect(ask(name, params)).rejects.toMatchObject({ code: -32_001, message: 'Player not found' });
});

test.each<[call: string, code: number, message: string, name: string, params: unknown]>([
  ['load of a video that does not exist', -32_602, 'VOD does not exist', 'load', { type: 'VOD', id: 77 }],
  ['load of a video that cannot be played', -32_020, 'failed to play', 'load', { type: 'VOD', id: 9 }],
  ['previous on the first video', -32_602, 'VOD does not exist', 'previous', {}],
  ['textTrack with an unknown track', -32_602, 'Track NOT FOUND', 'textTrack', { id: 5 }],
  ['audioTrack with an unknown track', -32_602, 'Track NOT FOUND', 'audioTrack', { id: 5 }],
])(
  'the bridge rejects the call “%s” with the error %i “%s”, and playback continues @brg-01',
  async (_call, code, message, name, params) => {
    await ask('play');
    await expect(ask(name, params)).rejects.toMatchObject({ code, message, data: { fatal: false, retryable: false } });
    expect(shown).toEqual([]);
    expect(await ask('getState')).toMatchObject({ id: 1, isPlaying: true });
  },
);

test.each<[call: string, name: string, params: unknown]>([
  ['seek without a position', 'seek', {}],
  ['seek to a position that is a text', 'seek', { position: '1' }],
  ['seek to the position NaN', 'seek', { position: Number.NaN }],
  ['seek to an infinite position', 'seek', { position: Number.POSITIVE_INFINITY }],
  ['seek to a negative position', 'seek', { position: -1 }],
  ['volume above 1', 'volume', { volume: 1.1 }],
  ['volume below 0', 'volume', { volume: -0.1 }],
  ['mute with a text', 'mute', { muted: 'yes' }],
  ['load of a series', 'load', { type: 'SERIES', id: 1 }],
  ['load of the id 0', 'load', { type: 'VOD', id: 0 }],
  ['load of an id that is a text', 'load', { type: 'VOD', id: '1' }],
  ['load of a media URL', 'load', { src: 'https://evil.test/a.m3u8' }],
  ['fullscreen with a number', 'fullscreen', { on: 1 }],
  ['textTrack without an id', 'textTrack', {}],
  ['audioTrack without an id (null)', 'audioTrack', { id: null }],
  ['play with a list', 'play', []],
])('the bridge rejects the invalid parameters of the call “%s” @brg-01', (_call, name, params) =>
  expect(ask(name, params)).rejects.toMatchObject({
    code: -32_602,
    message: expect.stringMatching(/^Invalid params: /),
  }),
);

test('the bridge reports by error code why playback cannot start @brg-01', async () => {
  now.playback.play.mockImplementation(() => void (now.state.blocked.value = true));
  await expect(ask('play')).rejects.toMatchObject({ code: -32_003, message: 'failed to play' });
  now.state.fault.value = { code: 'SEGMENT_503', retry: true };
  await expect(ask('play')).rejects.toMatchObject({
    code: -32_011,
    message: 'failed to play',
    data: { fatal: true, retryable: true, reason: 'SEGMENT_503', http: 503 },
  });
});

test('the bridge reports different errors for fullscreen without permission and without a user gesture @brg-01', async () => {
  now.stage.requestFullscreen.mockRejectedValue(new TypeError('Permissions check failed'));
  await expect(ask('fullscreen')).rejects.toMatchObject({ code: -32_003 });
  now.document.fullscreenEnabled = false;
  await expect(ask('fullscreen')).rejects.toMatchObject({ code: -32_004 });
});

test('the bridge reports an error if the player’s state cannot be read @brg-01', async () => {
  Object.assign(now.state, { volume: undefined });
  await expect(ask('getState')).rejects.toMatchObject({ code: -32_603, message: 'Error Fetching State' });
});

test.each([
  ['LICENCE_401', -32_010, 401],
  ['NO_ANSWER', -32_011, undefined],
  ['MANIFEST_404', -32_011, 404],
  ['UNSUPPORTED', -32_004, undefined],
  ['MEDIA', -32_012, undefined],
  ['STALLED', -32_012, undefined],
  ['FORBIDDEN', -32_020, undefined],
  ['UNKNOWN', -32_012, undefined],
])('the bridge maps the player fault %s to the error code %i @brg-01', (code, expected, http) =>
  expect(faultError({ code, retry: false })).toMatchObject({
    code: expected,
    data: { fatal: true, retryable: false, reason: code, ...(http !== undefined && { http }) },
  }),
);
