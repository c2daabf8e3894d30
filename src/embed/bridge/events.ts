import { effect } from '@preact/signals-react';
import * as z from 'zod';
import type { PlayerState } from '../client/types.ts';
import type { Framed } from '../framed.ts';
import { eventNames } from '../protocol.ts';
import { faultError } from './fault-error.ts';
import { type Methods, method } from './method.ts';
import { getPlayerPlace, getStateWithoutPosition } from './player-state.ts';

type EventName = (typeof eventNames)[number];

/** Minimum interval between two position events, in milliseconds. */
const BETWEEN = 250;

const Names = z.object({ events: z.array(z.enum(eventNames)).max(eventNames.length) });

/** Throttles a function to the minimum interval; the last call is never lost. */
function paced(run: () => void, now: () => number) {
  let last = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    if (timer !== undefined) return;
    const wait = Math.max(0, last + BETWEEN - now());
    timer = setTimeout(() => {
      timer = undefined;
      last = now();
      run();
    }, wait);
  };
  return { soon, end: () => clearTimeout(timer) };
}

interface EventsOptions {
  framed: Framed;
  document: Pick<Document, 'addEventListener' | 'removeEventListener'>;
  tell: (event: EventName, params: object) => void;
  now: () => number;
}

/** Sends the player's events that the host page has subscribed to. */
export function followEvents({ framed, document, tell, now }: EventsOptions): { methods: Methods; end: () => void } {
  const wanted = new Set<EventName>();
  const say = (event: EventName, params: object) => {
    if (wanted.has(event)) tell(event, params);
  };
  let said = '';
  const state = () => {
    const player = framed.attached.peek();
    if (!player || !wanted.has('state')) return;
    const now: Omit<PlayerState, 'position' | 'duration'> = getStateWithoutPosition(player);
    const text = JSON.stringify(now);
    // Signals change one after another and may return to their former value, so equal states are not sent again.
    if (text === said) return;
    said = text;
    say('state', { ...now, ...getPlayerPlace(player) });
  };
  const place = paced(() => {
    const player = framed.attached.peek();
    if (player) say('timeupdate', getPlayerPlace(player));
  }, now);
  let isAsked = false;
  const stateSoon = () => {
    if (isAsked) return;
    isAsked = true;
    queueMicrotask(() => {
      isAsked = false;
      state();
    });
  };
  const ends = [
    effect(() => {
      const player = framed.attached.value;
      if (player) getStateWithoutPosition(player);
      stateSoon();
    }),
    effect(() => {
      const player = framed.attached.value;
      if (player) getPlayerPlace(player);
      if (player) place.soon();
    }),
    effect(() => {
      const player = framed.attached.value;
      if (player?.playback.state.ended.value) say('ended', player.title);
    }),
    effect(() => {
      const fault = framed.attached.value?.playback.state.fault.value;
      if (!fault) return;
      const { code, message, data } = faultError(fault);
      say('error', { code, message, data });
    }),
  ];
  document.addEventListener('fullscreenchange', stateSoon);
  return {
    methods: {
      subscribe: method(Names, ({ events }) => {
        for (const name of events) wanted.add(name);
        return { events: [...wanted] };
      }),
      unsubscribe: method(Names, ({ events }) => {
        for (const name of events) wanted.delete(name);
        return { events: [...wanted] };
      }),
    },
    end() {
      place.end();
      for (const end of ends) end();
      document.removeEventListener('fullscreenchange', stateSoon);
    },
  };
}
