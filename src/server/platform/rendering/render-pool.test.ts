import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createRenderPool, type RenderPool, type RenderTask } from './render-pool.ts';

/**
 * Program of a test process, controlled by the bytes of the picture: it hangs, exits, or answers with its process id.
 */
const OBEDIENT = `process.on('message', ({ bytes }) => {
  const order = Buffer.from(bytes).toString();
  if (order === 'hang') for (;;);
  if (order === 'end') process.exit(3);
  const told = order === 'environment' ? Object.keys(process.env).join() : String(process.pid);
  process.send({ rendered: { bytes: Buffer.from(told), contentType: 'image/webp' }, held: order === 'grow' ? 1e9 : 1e8 });
});`;

let folder: string;
let program: string;
const pools: RenderPool[] = [];
const open = (changes: Partial<Parameters<typeof createRenderPool>[0]> = {}) => {
  const pool = createRenderPool({ time: 60_000, memory: 2e9, idle: 60_000, ...changes });
  pools.push(pool);
  return pool;
};
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'playbill-pool-'));
  program = path.join(folder, 'obedient.mjs');
  await writeFile(program, OBEDIENT);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  for (const pool of pools.splice(0)) pool.close();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const task = (bytes: string | Buffer, changes: Partial<RenderTask> = {}): RenderTask => ({
  bytes: Buffer.from(bytes as Buffer),
  contentType: 'image/svg+xml',
  width: 320,
  format: 'webp',
  ...changes,
});
const text = ({ bytes }: { bytes: Uint8Array }) => Buffer.from(bytes).toString();
const isRunning = (pid: string) => {
  try {
    return process.kill(Number(pid), 0);
  } catch {
    return false;
  }
};
const SQUARE = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>';

test('kills the process that renders a picture for too long @load-01', async () => {
  const pool = open({ program, time: 20_000 });
  const pid = text(await pool.render(task('number')));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const hanging = expect(pool.render(task('hang'))).rejects.toMatchObject({ end: 'time' });
  vi.advanceTimersByTime(20_000);
  await hanging;
  vi.useRealTimers();
  await vi.waitFor(() => expect(isRunning(pid)).toBe(false));
  expect(text(await pool.render(task('number')))).not.toBe(pid);
});

test('if a rendering process exits, only the picture of that process fails @load-01', async () => {
  const pool = open({ program });
  const other = pool.render(task('number'));
  await expect(pool.render(task('end'))).rejects.toMatchObject({ end: 'ended' });
  expect(Number(text(await other))).toBeGreaterThan(0);
  expect(Number(text(await pool.render(task('number'))))).toBeGreaterThan(0);
});

test('reuses rendering processes and ends idle ones', async () => {
  const pool = open({ program, idle: 1 });
  const pid = text(await pool.render(task('number')));
  await vi.waitFor(() => expect(isRunning(pid)).toBe(false));
  const kept = open({ program });
  expect(text(await kept.render(task('number')))).toBe(text(await kept.render(task('number'))));
});

test('does not reuse a rendering process that still uses much memory @load-01', async () => {
  const pool = open({ program, memory: 1.5e9 });
  const pid = text(await pool.render(task('grow')));
  expect(text(await pool.render(task('number')))).not.toBe(pid);
});

test('passes no secrets to rendering processes', async () => {
  vi.stubEnv('PLAYBILL_SECRET', 'a secret');
  vi.stubEnv('DATABASE_URL', 'postgresql://somebody:secret@nowhere/none');
  const names = text(await open({ program }).render(task('environment')));
  expect(names).toContain('MALLOC_ARENA_MAX');
  expect(names).not.toMatch(/PLAYBILL|DATABASE/);
});

test('a rendering process renders a picture, reports an invalid picture and then renders another one', async () => {
  const pool = open();
  const { bytes, contentType } = await pool.render(task(SQUARE));
  expect([contentType, (await sharp(bytes).metadata()).width]).toEqual(['image/webp', 320]);
  await expect(pool.render(task('no picture', { contentType: 'image/png' }))).rejects.toThrow('unsupported image');
  expect((await pool.render(task(SQUARE, { format: 'avif' }))).contentType).toBe('image/avif');
});

test.each([
  [3840, 2160, 3840],
  [1000, 1500, 2351],
  [10, 100, 910],
])(
  'renders an SVG of %i by %i pixels at most %i pixels wide; the limit is lower for tall pictures @load-01',
  async (width, height, most) => {
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="9" height="9"/></svg>`;
    const { bytes } = await open().render(task(drawing, { width: 3840 }));
    expect((await sharp(bytes).metadata()).width).toBe(most);
  },
);

test('kills only the process of a picture that takes too much memory @load-01', async () => {
  const pool = open({ memory: 150_000_000 });
  const large = await sharp({ create: { width: 7000, height: 7000, channels: 3, background: '#fff' } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const small = pool.render(task(SQUARE));
  // A rendering process takes about 90 MB at its start. AVIF takes 180 MB more for half a second, which exceeds the
  // limit; WebP stays within it.
  await expect(
    pool.render(task(large, { contentType: 'image/png', width: 3840, format: 'avif' })),
  ).rejects.toMatchObject({ end: 'memory' });
  expect((await small).contentType).toBe('image/webp');
  expect((await pool.render(task(SQUARE))).contentType).toBe('image/webp');
});
