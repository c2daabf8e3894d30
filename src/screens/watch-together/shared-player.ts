import { effect, type ReadonlySignal, signal } from '@preact/signals-react';
import { type Playback, type PlayerPort, LIVE_WINDOW_MARGIN_SECONDS } from '#renderers/ports/player.ts';
import type { RoomCommand, TogetherRoom } from '#renderers/ports/watch-together.ts';

/** A player synchronised with its room. */
export interface SharedPlayer {
  /**
   * The player's port. It sends the viewer's actions (play, pause, seek) to the room instead of only to the player, if
   * the viewer may control the room.
   */
  port: PlayerPort;
  /** Delay behind the room in seconds, negative if ahead; undefined if unknown. */
  behind: ReadonlySignal<number | undefined>;
}

interface SharedPlayerOptions {
  player: PlayerPort;
  room: TogetherRoom;
  /** Called when the viewer tries an action that only the host may do. */
  onRefused: () => void;
}

/** Polling interval, in milliseconds. */
const POLL_INTERVAL_MS = 250;
/** Number of polls after a seek in which the position is not corrected, because the player is still loading data. */
const SETTLE_POLLS = 12;
/**
 * If the host seeks to a position that the live stream no longer offers, the room moves to this many seconds after the
 * earliest available position. It is more than the player's own margin, so that the other members have time to seek
 * there before that position expires too.
 */
const INSIDE = 30;
/** Maximum deviation from the room's position while paused, in seconds. */
const PAUSED_TOLERANCE_SECONDS = 0.3;

/**
 * Synchronises a player with its room and converts the viewer's actions to room commands. In rooms of live events
 * positions are timestamps, because each viewer's stream counts seconds from a different start.
 */
export function sharePlayer({ player, room, onRefused }: SharedPlayerOptions): SharedPlayer {
  const behind = signal<number | undefined>(undefined);
  const open: PlayerPort['open'] = (element, title, options) => {
    const own = player.open(element, title, options);
    const isLive = title.type === 'LIVE';
    let settles = 0;
    let isOpened = false;
    let rate = 1;
    /**
     * Number of commands that the room has not answered yet. Until then the player keeps the state that the viewer
     * chose.
     */
    let sending = 0;

    /** Current position in the room's unit: for live events milliseconds since 1970, for videos seconds. */
    const here = () => (isLive ? own.moment() : element.currentTime);
    const inRoom = (seconds: number): number | undefined => {
      const at = here();
      if (at === undefined) return undefined;
      return isLive ? at + (seconds - element.currentTime) * 1000 : seconds;
    };
    const go = (seconds: number) => {
      settles = SETTLE_POLLS;
      own.seek(seconds);
    };
    const send = (command: RoomCommand) => {
      sending += 1;
      void room.send(command).then(() => (sending -= 1));
    };
    const { earliest, duration } = own.state;
    /** Limits a position to the end of the stream, in seconds. */
    const untilEnd = (seconds: number) => Math.min(seconds, duration.peek() || seconds);
    /** Limits the viewer's seek target: the live window advances, and seeking back must not move the viewer forward. */
    const within = (seconds: number) => {
      if (!isLive) return untilEnd(seconds);
      const first = earliest.peek();
      const least = Math.max(first + LIVE_WINDOW_MARGIN_SECONDS, Math.min(first + INSIDE, element.currentTime));
      return Math.max(least, untilEnd(seconds));
    };
    const goTo = (target: number, at: number) => {
      const wanted = isLive ? element.currentTime + (target - at) / 1000 : target;
      const first = earliest.peek();
      const isGone = isLive && wanted < first + LIVE_WINDOW_MARGIN_SECONDS;
      const seconds = isGone ? first + INSIDE : untilEnd(wanted);
      // The live stream no longer offers the room's position. A player that is already near the earliest position stays
      // there; otherwise it would have to seek again and again as the window advances.
      const isThere = isGone && element.currentTime >= first && element.currentTime <= seconds + INSIDE;
      if (!isThere && Math.abs(seconds - element.currentTime) > PAUSED_TOLERANCE_SECONDS) return go(seconds);
      // The host tells the room the position that it could reach.
      if (isLive && Math.abs(seconds - wanted) > 1 && room.role.peek() === 'host') send({ position: at });
      settles = SETTLE_POLLS;
    };
    const setRate = (next: number) => {
      if (Math.abs(next - rate) < 0.002) return;
      rate = next;
      own.setRate(next);
    };
    /** Sends a command to the room, or reports that this viewer may not control it. */
    const wish = (command: RoomCommand): boolean => {
      if (room.mayCommand.peek()) {
        send(command);
        return true;
      }
      onRefused();
      return false;
    };

    /**
     * Handles a room position beyond the end of the video: the host pauses the room. If the room goes back to an
     * earlier position, the player follows.
     */
    const beyondEnd = (target: number, paused: boolean) => {
      if (target < duration.peek() - PAUSED_TOLERANCE_SECONDS) {
        go(target);
        if (!paused) own.play();
      } else if (!paused && room.role.peek() === 'host') send({ paused: true, position: element.currentTime });
    };

    const look = () => {
      settles -= 1;
      const [how, target, at] = [room.state.peek(), room.target(), here()];
      if (!how || target === undefined || at === undefined || own.state.phase.peek() !== 'ready') return;
      // A new room of a live event starts at the host's stream position, because the live edge is not playable yet.
      if (isLive && how.revision === 0) {
        if (room.role.peek() === 'host' && settles <= 0) {
          settles = SETTLE_POLLS;
          send({ paused: false, position: at });
        }
        return;
      }
      behind.value = (target - at) / (isLive ? 1000 : 1);
      if (element.seeking || settles > 0 || sending > 0) return;
      if (element.ended && !isLive) return beyondEnd(target, how.paused);
      if (how.paused) {
        if (!element.paused) own.pause();
        setRate(1);
        if (Math.abs(behind.value) > PAUSED_TOLERANCE_SECONDS) goTo(target, at);
        return;
      }
      if (element.paused && !element.ended && !own.state.blocked.peek()) own.play();
      if (element.paused || element.readyState < 3) return;
      const does = room.correction(at);
      if (!does) return;
      if ('seek' in does) goTo(does.seek, at);
      else setRate(does.rate);
    };
    const timer = setInterval(look, POLL_INTERVAL_MS);
    // Applies changes of the room's state immediately.
    const unfollow = effect(() => {
      if (!room.state.value) return;
      settles = 0;
      look();
    });
    return {
      ...own,
      play: () => {
        // Players start automatically, but a room starts only when a member presses play.
        const isFirst = !isOpened;
        isOpened = true;
        const how = room.state.peek();
        if (how && !how.paused) own.play();
        // After its end a video restarts from the beginning.
        else if (!isFirst && wish({ paused: false, ...(element.ended && { position: 0 }) })) own.play();
      },
      pause: () => {
        const at = here();
        if (wish({ paused: true, ...(at !== undefined && { position: at }) })) own.pause();
      },
      seek: (seconds) => {
        const wanted = within(seconds);
        const position = inRoom(wanted);
        if (position !== undefined && wish({ position })) go(wanted);
      },
      seekToLive: () => {
        const position = inRoom(duration.peek());
        if (position !== undefined && wish({ position })) own.seekToLive();
      },
      setRate: (next) => void (isLive || wish({ rate: next })),
      destroy: () => {
        clearInterval(timer);
        unfollow();
        own.destroy();
      },
    } satisfies Playback;
  };
  return { port: { ...player, open }, behind };
}
