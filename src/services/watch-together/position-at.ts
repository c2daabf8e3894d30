import type { RoomState } from '#schemas/wire/watch-together.ts';

/** Where a room is at a moment of the server's clock (milliseconds): seconds of a video, milliseconds since 1970 of a live event. */
export function positionAt({ paused, position, rate, at }: RoomState, type: 'video' | 'event', now: number): number {
  if (paused) return position;
  const passed = Math.max(0, now - at) * rate;
  return position + (type === 'event' ? passed : passed / 1000);
}
