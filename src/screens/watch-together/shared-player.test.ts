import { signal } from '@preact/signals-react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Playback, PlayerPort } from '#renderers/ports/player.ts';
import type { Correction, RoomCommand, TogetherRoom } from '#renderers/ports/watch-together.ts';
import type { RoomState } from '#schemas/wire/catalogue/live.ts';
import { sharePlayer } from './shared-player.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Creates a fake player and room, and records all calls. */
function open({ type = 'VOD' as 'VOD' | 'LIVE', mayCommand = true, role = 'host' as 'host' | 'guest' } = {}) {
  const element = { currentTime: 10, paused: true, seeking: false, ended: false, readyState: 4 };
  const earliest = signal(-1000);
  const asked: string[] = [];
  const sent: RoomCommand[] = [];
  const state = signal<RoomState | undefined>(undefined);
  const now: { target: number; correction: Correction } = { target: 10, correction: { rate: 1 } };
  const own = {
    state: { phase: signal('ready'), blocked: signal(false), earliest, duration: signal(100) },
    moment: () => 1_000_000 + element.currentTime * 1000,
    play: () => {
      asked.push('play');
      element.paused = false;
    },
    pause: () => {
      asked.push('pause');
      element.paused = true;
    },
    seek: (seconds: number) => {
      asked.push(`seek ${seconds}`);
      element.currentTime = seconds;
    },
    seekToLive: () => asked.push('seekToLive'),
    setRate: (rate: number) => asked.push(`rate ${rate}`),
    destroy: () => asked.push('destroy'),
  } as unknown as Playback;
  const room = {
    state,
    role: signal(role),
    mayCommand: signal(mayCommand),
    target: () => state.peek() && now.target,
    correction: () => now.correction,
    send: async (command: RoomCommand) => sent.push(command) > 0,
  } as unknown as TogetherRoom;
  const onRefused = vi.fn();
  const player = { open: () => own, openFile: () => own } as PlayerPort;
  const shared = sharePlayer({ player, room, onRefused });
  const playback = shared.port.open(element as HTMLVideoElement, { type, id: 1 });
  const take = (paused: boolean, revision: number, position = 10) => {
    now.target = position;
    state.value = { paused, position, rate: 1, at: 0, revision };
  };
  return { element, asked, sent, now, take, playback, onRefused, shared, earliest };
}
const looks = (count: number) => vi.advanceTimersByTime(250 * count);

test('sends the host’s player actions to the watch-together room @live-06', () => {
  const { playback, sent, asked, take } = open();
  take(true, 0);
  playback.play();
  expect([sent, asked]).toEqual([[], []]);
  playback.play();
  playback.seek(42);
  playback.pause();
  playback.setRate(1.5);
  expect(sent).toEqual([{ paused: false }, { position: 42 }, { paused: true, position: 42 }, { rate: 1.5 }]);
  expect(asked).toEqual(['play', 'seek 42', 'pause']);
});

test('refuses a guest’s actions with a message if only the host may control the room @live-06', () => {
  const { playback, sent, asked, take, onRefused } = open({ mayCommand: false, role: 'guest' });
  take(false, 1);
  playback.play();
  expect(asked).toEqual(['play', 'play']);
  playback.pause();
  playback.seek(42);
  playback.seekToLive();
  expect([sent, asked, onRefused.mock.calls.length]).toEqual([[], ['play', 'play'], 3]);
});

test('does not change the player’s local state while a command to the room is pending @live-06', async () => {
  const { playback, sent, asked, take, element } = open();
  take(false, 1);
  playback.pause();
  looks(4);
  expect([sent.length, asked, element.paused]).toEqual([1, ['play', 'pause'], true]);
  // The room rejects the command, because another member's command arrived first.
  await vi.advanceTimersByTimeAsync(250);
  expect(asked).toEqual(['play', 'pause', 'play']);
});

test('a late member seeks to the room’s position and is synchronized by small corrections @live-06', () => {
  const { asked, take, now, shared, element } = open({ role: 'guest', mayCommand: false });
  now.correction = { seek: 30 };
  take(false, 3, 30);
  expect(asked).toEqual(['play', 'seek 30']);
  // The player does not seek again while it is still loading.
  looks(8);
  expect(asked).toEqual(['play', 'seek 30']);
  now.correction = { rate: 1.05 };
  element.currentTime = 29;
  looks(6);
  expect(asked).toEqual(['play', 'seek 30', 'rate 1.05']);
  expect(shared.behind.value).toBe(1);
  now.correction = { rate: 1 };
  looks(1);
  expect(asked.at(-1)).toBe('rate 1');
});

test('a pause in the room pauses a member’s player immediately at the room’s position @live-06', () => {
  const { asked, take, element } = open({ role: 'guest', mayCommand: false });
  take(false, 1);
  element.currentTime = 14;
  take(true, 2, 12);
  expect(asked).toEqual(['play', 'pause', 'seek 12']);
  looks(30);
  expect(asked).toHaveLength(3);
});

test('uses timestamps as positions in live events, and starts the room at the host’s stream position @live-06', async () => {
  const { sent, take, playback, asked, now } = open({ type: 'LIVE' });
  take(true, 0, 9_999_999);
  looks(1);
  expect(sent).toEqual([{ paused: false, position: 1_010_000 }]);
  await vi.advanceTimersByTimeAsync(0);
  now.correction = { seek: 1_030_000 };
  take(false, 1, 1_030_000);
  expect(asked).toEqual(['play', 'seek 30']);
  playback.seek(20);
  expect(sent.at(-1)).toEqual({ position: 1_020_000 });
});

test('a member continues from the earliest seekable position if the room’s position has expired @live-06', async () => {
  const { sent, take, playback, asked, now, earliest, element } = open({ type: 'LIVE' });
  earliest.value = -50;
  take(true, 1, 1_010_000);
  playback.seek(-500);
  expect([sent.at(-1), asked.at(-1)]).toEqual([{ position: 980_000 }, 'seek -20']);
  await vi.advanceTimersByTimeAsync(0);
  // Meanwhile the live window has advanced past the position that the viewer chose.
  earliest.value = 0;
  element.paused = false;
  now.correction = { seek: 980_000 };
  take(false, 2, 980_000);
  expect(asked.at(-1)).toBe('seek 30');
  const before = asked.length;
  looks(12);
  expect([sent.at(-1), asked.length]).toEqual([{ position: 1_030_000 }, before]);
});

test('does not call play() while autoplay is blocked, and ignores the room after the player is closed @live-06', () => {
  const { asked, take, playback, element } = open({ role: 'guest' });
  (playback.state.blocked as ReturnType<typeof signal<boolean>>).value = true;
  take(false, 1);
  looks(4);
  expect(asked).toEqual([]);
  element.paused = true;
  playback.destroy();
  (playback.state.blocked as ReturnType<typeof signal<boolean>>).value = false;
  take(false, 2);
  looks(4);
  expect(asked).toEqual(['destroy']);
});

test('at the end of a video the host’s player pauses the room; playing again starts from the beginning @live-06', async () => {
  const { playback, sent, asked, take, now, element } = open();
  take(false, 1, 99);
  // At the end of the media, browsers pause the media element by themselves.
  Object.assign(element, { currentTime: 100, paused: true, ended: true });
  now.target = 103;
  looks(1);
  expect(sent).toEqual([{ paused: true, position: 100 }]);
  await vi.advanceTimersByTimeAsync(0);
  take(true, 2, 100);
  looks(30);
  expect([sent.length, asked]).toEqual([1, ['play']]);
  playback.play();
  playback.play();
  expect(sent.at(-1)).toEqual({ paused: false, position: 0 });
});

test('at the end of a video a guest’s player waits for the host, and follows when the room goes back @live-06', () => {
  const { sent, asked, take, now, element } = open({ mayCommand: false, role: 'guest' });
  take(false, 1, 99);
  Object.assign(element, { currentTime: 100, paused: true, ended: true });
  now.target = 103;
  looks(30);
  expect([sent, asked]).toEqual([[], ['play']]);
  take(false, 2, 40);
  expect(asked).toEqual(['play', 'seek 40', 'play']);
});

test('all members of a room seek to the pause position although the live window has advanced @live-06', () => {
  const { take, asked, earliest, element } = open({ type: 'LIVE', role: 'guest', mayCommand: false });
  earliest.value = -60;
  // 15 seconds ago the host was moved to 30 seconds after the start of the live window.
  take(true, 2, 955_000);
  expect(asked).toEqual(['seek -45']);
  for (; earliest.value < 60; earliest.value += 1) looks(4);
  expect([asked, element.currentTime]).toEqual([['seek -45'], -45]);
});

test('a member joining at an expired pause position stays at the earliest available one @live-06', () => {
  const { take, asked, earliest } = open({ type: 'LIVE', role: 'guest', mayCommand: false });
  earliest.value = 20;
  take(true, 2, 965_000);
  for (; earliest.value < 50; earliest.value += 1) looks(4);
  expect(asked).toEqual(['seek 50']);
  earliest.value = 51;
  looks(12);
  expect(asked).toEqual(['seek 50', 'seek 81']);
});

test('when the viewer seeks back near the start of the live window, playback never jumps forward @live-06', () => {
  const { take, asked, sent, earliest, playback } = open({ type: 'LIVE' });
  earliest.value = -10;
  take(true, 1, 1_010_000);
  playback.seek(0);
  expect([asked, sent]).toEqual([['seek 10'], [{ position: 1_010_000 }]]);
});
