// This import must run before any zod schema is created, because it switches off zod's use of `eval`.
import '#schemas/no-evaluation.ts';
import * as z from 'zod';
import type { Framed } from '../framed.ts';
import { PROTOCOL, eventNames } from '../protocol.ts';
import { followEvents } from './events.ts';
import { startHandshake, type FrameWindow } from './handshake.ts';
import { method, type Methods } from './method.ts';
import { playerMethods } from './methods.ts';
import { type Line, serve } from './serve.ts';

interface BridgeOptions {
  /** Origins that may control the player. */
  origins: readonly string[];
  framed: Framed;
  window: FrameWindow & { document: Pick<Document, 'addEventListener' | 'removeEventListener'> };
  /** Milliseconds of a monotonic clock, for rate limits and throttling. */
  now: () => number;
  /** Called with unexpected errors. */
  report: (error: unknown) => void;
}

/** Lets a registered host page control the player. Returns a function that stops it. */
export function startBridge({ origins, framed, window, now, report }: BridgeOptions): () => void {
  let release: (() => void) | undefined;
  const drive = (line: Line, nonce: string) => {
    const events = followEvents({
      framed,
      document: window.document,
      tell: (event, params) => served.tell(event, params),
      now,
    });
    const methods: Methods = {
      ...playerMethods(framed),
      ...events.methods,
      disconnect: method(z.object({}), () => {
        release?.();
        handshake.again();
      }),
    };
    const served = serve({ line, methods, now, report });
    release = () => {
      release = undefined;
      events.end();
      served.close();
    };
    // By the nonce, the host page learns which of the channels that it offered was accepted.
    served.tell('ready', { version: PROTOCOL, nonce, methods: Object.keys(methods), events: eventNames });
  };
  const handshake = startHandshake({ window, origins, onConnect: drive });
  return () => {
    handshake.end();
    release?.();
  };
}
