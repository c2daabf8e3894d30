import type { RoomState } from '#schemas/wire/catalogue/live.ts';

/**
 * Position of a room at a server time (milliseconds): seconds for a video, milliseconds since 1970 for a live event.
 */
export function positionAt({ paused, position, rate, at }: RoomState, type: 'video' | 'event', now: number): number {
  if (paused) return position;
  const passed = Math.max(0, now - at) * rate;
  return position + (type === 'event' ? passed : passed / 1000);
}
