import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { renderPicture } from './render.ts';
import type { RenderAnswer, RenderTask } from './render-pool.ts';

/** Interval in milliseconds between memory checks. */
const LOOK_MS = 20;

/** Memory limit in bytes, passed as argument. */
const mostMemory = Number(process.argv[2]);

// Each process renders one picture at a time; parallelism comes from more processes, and caching from the disk.
sharp.concurrency(1);
sharp.cache(false);
// Makes Linux's out-of-memory killer end this process before others; other systems have no such file.
await writeFile('/proc/self/oom_score_adj', '1000').catch(() => undefined);

const send = (answer: RenderAnswer, sent = () => {}) => process.send?.(answer, sent);

// The memory of libvips is not covered by V8's limits, so it is checked here. libvips works in threads, so the event
// loop is free for the check.
setInterval(() => {
  if (process.memoryUsage.rss() > mostMemory) send({ ended: 'memory' }, () => process.kill(process.pid, 'SIGKILL'));
}, LOOK_MS).unref();

process.on('message', ({ bytes, contentType, width, format, crop }: RenderTask) => {
  renderPicture(Buffer.from(bytes), contentType, width, format, crop).then(
    (rendered) => send({ rendered, held: process.memoryUsage.rss() }),
    (error: unknown) =>
      send({ failed: error instanceof Error ? error.message : String(error), held: process.memoryUsage.rss() }),
  );
});
// The server process has ended, in whatever way, so this process exits too.
process.on('disconnect', () => process.exit());
