import { Writable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { ReactNode } from 'react';
import { type RenderToPipeableStreamOptions, renderToPipeableStream } from 'react-dom/server';

let last = Promise.resolve();

/**
 * Lets whatever has come in meanwhile go first, and one page at a time: where the data of several have come together, their
 * drawings would follow each other without anybody being heard in between, a play call or a look at the health neither.
 */
function turn(): Promise<void> {
  last = last.then(() => setImmediate());
  return last;
}

/**
 * Draws a whole document into one piece: everything is loaded, so that React draws all of it in one go, but it hands it
 * out in hundreds of bits, each of which would be a write of its own to the caller. Node's streams, since a web stream
 * takes as long to read as a third of the drawing. Rejects where the document itself cannot be drawn, and with the
 * signal's reason.
 */
export async function htmlOf(
  document: ReactNode,
  options: RenderToPipeableStreamOptions,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  await turn();
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const parts: Uint8Array[] = [];
    const whole = new Writable({
      write(part: Uint8Array, _encoding, done) {
        parts.push(part);
        done();
      },
      final(done) {
        resolve(Buffer.concat(parts));
        done();
      },
    });
    whole.once('error', reject);
    const stop = () => {
      abort(signal.reason);
      reject(signal.reason);
    };
    const { pipe, abort } = renderToPipeableStream(document, {
      ...options,
      onAllReady: () => {
        signal.removeEventListener('abort', stop);
        pipe(whole);
      },
      onShellError: reject,
    });
    signal.addEventListener('abort', stop, { once: true });
  });
}
