import { effect, type ReadonlySignal, signal } from '@preact/signals-react';
import { type Playback, type PlayerPort, WINDOW_MARGIN } from '#renderers/ports/player.ts';
import type { RoomCommand, TogetherRoom } from '#renderers/ports/watch-together.ts';

/** A player that is kept where its room is. */
export interface SharedPlayer {
  /** To be given to whatever shows a player: what is done there is done for the room, where that is allowed. */
  port: PlayerPort;
  /** Seconds that it is behind the room, ahead of it where negative; undefined while that cannot be told. */
  behind: ReadonlySignal<number | undefined>;
}

interface SharedPlayerOptions {
  player: PlayerPort;
  room: TogetherRoom;
  /** Somebody wants to do what only the host may. */
  onRefused: () => void;
}

/** How often it is looked, in milliseconds. */
const EVERY = 250;
/** Looks after a jump within which a player is left alone: it loads what it has come to. */
const SETTLE = 12;
/**
 * Seconds from the beginning of a live stream's window, which moves on, to where a room is led whose host wishes for what is gone. What lies
 * between that and the player's own margin is the time that all others have to follow.
 */
const INSIDE = 30;
/** A player that is paused may be so many seconds off. */
const CLOSE = 0.3;

/**
 * Keeps a player where its room is, and makes of what its viewer does there commands of the room. In a room of a live event places are moments:
 * streams of two viewers count their seconds from another beginning each.
 */
export function sharePlayer({ player, room, onRefused }: SharedPlayerOptions): SharedPlayer {
  const behind = signal<number | undefined>(undefined);
  const open: PlayerPort['open'] = (element, title, options) => {
    const own = player.open(element, title, options);
    const isLive = title.type === 'LIVE';
    let settles = 0;
    let isOpened = false;
    let rate = 1;
    /** Commands on their way: until they are answered the player stays as its viewer has put it. */
    let sending = 0;

    /** Where it is, in the units of the room; and seconds of the element as such. */
    const here = () => (isLive ? own.moment() : element.currentTime);
    const inRoom = (seconds: number): number | undefined => {
      const at = here();
      if (at === undefined) return undefined;
      return isLive ? at + (seconds - element.currentTime) * 1000 : seconds;
    };
    const go = (seconds: number) => {
      settles = SETTLE;
      own.seek(seconds);
    };
    const send = (command: RoomCommand) => {
      sending += 1;
      void room.send(command).then(() => (sending -= 1));
    };
    const { earliest, duration } = own.state;
    /** Seconds of the element, no further than there is something. */
    const untilEnd = (seconds: number) => Math.min(seconds, duration.peek() || seconds);
    /** The same of what a viewer wishes for: what of a live stream can be played moves on, and who goes back is not led forward by that. */
    const within = (seconds: number) => {
      if (!isLive) return untilEnd(seconds);
      const first = earliest.peek();
      const least = Math.max(first + WINDOW_MARGIN, Math.min(first + INSIDE, element.currentTime));
      return Math.max(least, untilEnd(seconds));
    };
    const goTo = (target: number, at: number) => {
      const wanted = isLive ? element.currentTime + (target - at) / 1000 : target;
      const first = earliest.peek();
      const isGone = isLive && wanted < first + WINDOW_MARGIN;
      const seconds = isGone ? first + INSIDE : untilEnd(wanted);
      // Where the room is nothing can be loaded any more: who is near the beginning of what there still is stays there while it moves on.
      const isThere = isGone && element.currentTime >= first && element.currentTime <= seconds + INSIDE;
      if (!isThere && Math.abs(seconds - element.currentTime) > CLOSE) return go(seconds);
      // The room goes on from there, if that is this viewer's to say.
      if (isLive && Math.abs(seconds - wanted) > 1 && room.role.peek() === 'host') send({ position: at });
      settles = SETTLE;
    };
    const setRate = (next: number) => {
      if (Math.abs(next - rate) < 0.002) return;
      rate = next;
      own.setRate(next);
    };
    /** Asks the room; where that is not this viewer's to do, it says so. */
    const wish = (command: RoomCommand): boolean => {
      if (room.mayCommand.peek()) {
        send(command);
        return true;
      }
      onRefused();
      return false;
    };

    /** A video that is over is so for all, if that is this viewer's to say; or the room is back within it. */
    const beyondEnd = (target: number, paused: boolean) => {
      if (target < duration.peek() - CLOSE) {
        go(target);
        if (!paused) own.play();
      } else if (!paused && room.role.peek() === 'host') send({ paused: true, position: element.currentTime });
    };

    const look = () => {
      settles -= 1;
      const [how, target, at] = [room.state.peek(), room.target(), here()];
      if (!how || target === undefined || at === undefined || own.state.phase.peek() !== 'ready') return;
      // A room of an event begins where its host's stream is: what takes place now is nowhere to be seen yet.
      if (isLive && how.revision === 0) {
        if (room.role.peek() === 'host' && settles <= 0) {
          settles = SETTLE;
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
        if (Math.abs(behind.value) > CLOSE) goTo(target, at);
        return;
      }
      if (element.paused && !element.ended && !own.state.blocked.peek()) own.play();
      if (element.paused || element.readyState < 3) return;
      const does = room.correction(at);
      if (!does) return;
      if ('seek' in does) goTo(does.seek, at);
      else setRate(does.rate);
    };
    const timer = setInterval(look, EVERY);
    // What the room has just become is done at once.
    const unfollow = effect(() => {
      if (!room.state.value) return;
      settles = 0;
      look();
    });
    return {
      ...own,
      play: () => {
        // Players begin by themselves; a room begins when somebody says so.
        const isFirst = !isOpened;
        isOpened = true;
        const how = room.state.peek();
        if (how && !how.paused) own.play();
        // After its end a video begins anew.
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
