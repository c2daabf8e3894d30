import { Writable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { ReactNode } from 'react';
import { type RenderToPipeableStreamOptions, renderToPipeableStream } from 'react-dom/server';

let last = Promise.resolve();

/**
 * Queues renderings and yields to the event loop between them. Several renderings in a row would otherwise block other
 * requests, such as play calls and health probes.
 */
function turn(): Promise<void> {
  last = last.then(() => setImmediate());
  return last;
}

/**
 * Renders a complete document into one buffer. React would emit hundreds of small chunks, each a separate write. Uses
 * Node streams, because reading a web stream takes a third of the rendering time.
 * @throws the rendering error of the document's shell, or the signal's reason
 */
export async function renderHtml(
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
