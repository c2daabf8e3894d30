import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { render } from './render.ts';
import type { RenderAnswer, RenderTask } from './render-pool.ts';

/** Milliseconds between two looks at the memory in use. */
const LOOK_MS = 20;

/** Bytes that this process may hold, by the argument that it was started with. */
const mostMemory = Number(process.argv[2]);

// One process is one place: whoever renders more at once has more of them. What was rendered before is kept on disk.
sharp.concurrency(1);
sharp.cache(false);
// Where memory runs out altogether, Linux ends this process first. Elsewhere there is no such file.
await writeFile('/proc/self/oom_score_adj', '1000').catch(() => undefined);

const send = (answer: RenderAnswer, sent = () => {}) => process.send?.(answer, sent);

// What libvips takes is not V8’s, whose own limits do not hold it. It works in threads, so this one is free to look.
setInterval(() => {
  if (process.memoryUsage.rss() > mostMemory) send({ ended: 'memory' }, () => process.kill(process.pid, 'SIGKILL'));
}, LOOK_MS).unref();

process.on('message', ({ bytes, contentType, width, format, crop }: RenderTask) => {
  render(Buffer.from(bytes), contentType, width, format, crop).then(
    (rendered) => send({ rendered, held: process.memoryUsage.rss() }),
    (error: unknown) =>
      send({ failed: error instanceof Error ? error.message : String(error), held: process.memoryUsage.rss() }),
  );
});
// The server has ended, however it did.
process.on('disconnect', () => process.exit());
