import { type Signal, signal } from '@preact/signals-react';
import { useEffect, useMemo, useState } from 'react';
import type { PlayerPort } from '#renderers/ports/player.ts';
import type { Attached, EmbeddedTitle, EmbeddedTitles, Framed } from './framed.ts';

/** Wraps a player port to publish its open playback. */
const attaching = (port: PlayerPort, attached: Signal<Attached | undefined>): PlayerPort => ({
  ...port,
  open(element, title, options) {
    const playback = port.open(element, title, options);
    const mine: Attached = { title, playback, element };
    attached.value = mine;
    return {
      ...playback,
      destroy() {
        if (attached.peek() === mine) attached.value = undefined;
        playback.destroy();
      },
    };
  },
});

interface FramedOptions {
  first: EmbeddedTitle | undefined;
  titles: EmbeddedTitles;
  player: PlayerPort;
  /** Origins that may control the player. */
  origins: readonly string[];
  /** Called with unexpected errors. */
  report: (error: unknown) => void;
}

/** Returns the title in the frame, which the host page may change, and its player. */
export function useFramed({ first, titles, player, origins, report }: FramedOptions): {
  title: EmbeddedTitle | undefined;
  port: PlayerPort;
} {
  const [title, show] = useState(first);
  const attached = useMemo(() => signal<Attached | undefined>(undefined), []);
  const port = useMemo(() => attaching(player, attached), [player, attached]);
  useEffect(() => {
    // Without a parent window or registered origins the bridge is not started.
    if (window.parent === window || origins.length === 0) return undefined;
    const framed: Framed = { ...titles, attached, show };
    let isOver = false;
    let end: (() => void) | undefined;
    import('./bridge/start-bridge.ts').then(({ startBridge }) => {
      if (!isOver) end = startBridge({ origins, framed, window, now: () => performance.now(), report });
    }, report);
    return () => {
      isOver = true;
      end?.();
    };
  }, [origins, titles, attached, report]);
  return { title, port };
}
