import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { buildIfStale } from '../../scripts/build.ts';
import type { BrowserLook, Candidate, SmokeBrowser } from '../browsers/browser.ts';
import { chromium } from '../browsers/chromium.ts';
import { firefox } from '../browsers/firefox.ts';
import { webkit } from '../browsers/webkit.ts';
import { type HostProcess, startHost } from '../support/host-process.ts';
import { beginWatching, lookAtFilm, type Seen } from './live-watch.ts';

// Plays an always-on channel in real time and checks that the seekable window moves, playback never stalls and frames
// are complete. One browser after the other, ten minutes each unless `--seconds` is given.

/** A demo channel: its film’s frames per second and its seekable window in seconds. */
const CHANNEL = { id: 5012, film: 'the-walkout', rate: 25, window: 7200 } as const;
/** Seconds between two samples, and seconds within which playback must start. */
const [STEP, BEGIN] = [10, 60];
/** Maximum stall in seconds, minimum share of rendered frames, and maximum lag of the window’s start in seconds. */
const LIMITS = { stood: 5, frames: 0.95, lag: 15 } as const;
/** A small browser window, for which the player selects a small rendition. */
const SMALL: BrowserLook = { width: 480, height: 400 };

interface Way {
  name: string;
  candidate: Candidate;
  look?: Partial<BrowserLook>;
  /** JavaScript that runs on the page of live events, before the channel opens. */
  before?: string;
}
const ways: readonly Way[] = [
  { name: 'chromium', candidate: chromium },
  { name: 'webkit', candidate: webkit },
  {
    name: 'webkit-own',
    candidate: webkit,
    // WebKitGTK plays HLS natively only with this setting, and our player uses that only without Media Source
    // Extensions. Not in the default run, because it shows no picture for live streams (docs/benchmarks.md).
    look: { env: { WEBKIT_GST_ENABLE_HLS_SUPPORT: '1' } },
    before: 'delete self.MediaSource && delete self.ManagedMediaSource',
  },
  { name: 'firefox', candidate: firefox },
];

const { values, positionals } = parseArgs({
  options: { seconds: { type: 'string', default: '600' } },
  allowPositionals: true,
});
const seconds = Number(values.seconds);
const wanted = positionals.length > 0 ? positionals : ['chromium', 'webkit'];

/**
 * Starts a server whose clock says noon: at midnight one broadcast of the channel follows another, with its own
 * window.
 */
async function startAtNoon(): Promise<{ host: HostProcess; stop: () => Promise<void> }> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'playbill-clock-'));
  const clock = path.join(folder, 'offset');
  const now = Date.now();
  writeFileSync(clock, String(new Date(now).setUTCHours(12, 0, 0, 0) - now));
  const host = await startHost(
    {
      NODE_OPTIONS: `--import=${pathToFileURL(path.join(import.meta.dirname, '../support/moved-clock.ts')).href}`,
      PLAYBILL_TEST_CLOCK: clock,
      PLAYBILL_CLOCK: 'machine',
    },
    { hasDemo: true },
  );
  const stop = async () => {
    await host.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { host, stop };
}

/** The window in the playlist: its first sequence number and the number of segments. */
async function playlist(host: HostProcess): Promise<{ first: number; count: number }> {
  const folder = `/media/${CHANNEL.film}/live`;
  const master = await host.ask('apex', `${folder}/master.m3u8?dw=${CHANNEL.window / 60}`);
  const media = /^[^#].*$/m.exec(master.text)?.[0] ?? '';
  const { text } = await host.ask('apex', `${folder}/${media}`);
  const first = Number(/#EXT-X-MEDIA-SEQUENCE:(\d+)/.exec(text)?.[1]);
  return { first, count: text.match(/#EXTINF/g)?.length ?? 0 };
}

async function until(browser: SmokeBrowser, expression: string, what: string): Promise<void> {
  for (const end = performance.now() + BEGIN * 1000; performance.now() < end; await sleep(250))
    if ((await browser.read(expression)) === true) return;
  const state = await browser.read(
    `JSON.stringify([location.pathname, document.querySelector('video')?.error?.message, document.querySelector('main')?.innerText.slice(0, 500)])`,
  );
  throw new Error(`${what}: not within ${BEGIN} s (${String(state)})`);
}

const listens = "'ready' in document.documentElement.dataset";

/** Opens the channel and waits until it plays. */
async function openChannel(browser: SmokeBrowser, host: HostProcess, { before }: Way): Promise<void> {
  const origin = `http://apex.localhost:${host.port}`;
  if (before === undefined) await browser.open(`${origin}/live/${CHANNEL.id}`);
  else {
    await browser.open(`${origin}/livenow`);
    await until(browser, listens, 'the page of what is on takes over');
    await browser.read(before);
    // Client-side navigation to the channel, as by the browser’s Back button.
    await browser.read(
      `history.pushState(null, '', '/live/${CHANNEL.id}'), dispatchEvent(new PopStateEvent('popstate')), true`,
    );
  }
  await until(browser, "(document.querySelector('[data-player] video')?.currentTime ?? 0) > 0", 'the channel plays');
}

/** Plays in one browser; returns a table row and the violations. */
async function play(way: Way, host: HostProcess): Promise<{ line: string; faults: string[] }> {
  const browser = await way.candidate.start({ ...SMALL, ...way.look });
  try {
    await openChannel(browser, host, way);
    // Wait until playback is steady, because the start is not measured.
    await sleep(STEP * 1000);
    if ((await browser.read(`(${beginWatching.toString()})()`)) !== true) throw new Error('There is no film');
    const look = async () => {
      const seen = (await browser.read(`(${lookAtFilm.toString()})()`)) as Seen | undefined;
      if (!seen) throw new Error('The film is gone');
      return { ...seen, at: performance.now() / 1000, listed: await playlist(host) };
    };
    const first = await look();
    let last = first;
    const faults: string[] = [];
    let farthest = 0;
    while (last.at - first.at < seconds) {
      await sleep(Math.max(0, STEP * 1000 - ((performance.now() / 1000 - first.at) % STEP) * 1000));
      const now = await look();
      console.log(
        `${way.name} ${(now.at - first.at).toFixed(0).padStart(4)} s: at ${now.position.toFixed(1)}, slider ${now.slider.join('–')}, seekable ${now.seekable.map((one) => one.toFixed(0)).join('–')}, listed from ${now.listed.first} ${now.listed.count}, ${now.frames} frames, ${now.dropped} dropped, ${now.waits} waits`,
      );
      if (now.position <= last.position)
        faults.push(`at ${now.at.toFixed(0)} s it was at ${now.position}, before that at ${last.position}`);
      farthest = Math.max(farthest, now.slider[1] - now.position);
      last = now;
    }
    const took = last.at - first.at;
    const frames = last.frames - first.frames;
    const expected = took * CHANNEL.rate;
    const moved = last.slider[0] - first.slider[0];
    const listed = (last.listed.first - first.listed.first) * 2;
    if (frames < expected * LIMITS.frames)
      faults.push(`${frames} of ${expected.toFixed(0)} frames, ${last.dropped - first.dropped} dropped`);
    if (last.stood > LIMITS.stood) faults.push(`it stood still for ${last.stood.toFixed(1)} s`);
    if (last.backwards > 0) faults.push(`it went back ${last.backwards} times`);
    if (Math.abs(listed - took) > LIMITS.lag) faults.push(`the playlist's window moved by ${listed} s`);
    if (Math.abs(moved - took) > LIMITS.lag) faults.push(`the slider's window moved by ${moved} s`);
    const share = (part: number) => `${(100 * part).toFixed(1)} %`;
    const line = [
      `${browser.name}, ${last.source === 'blob' ? 'hls.js' : 'its own HLS'}, ${last.height} lines`,
      `${took.toFixed(0)} s`,
      `${(last.position - first.position).toFixed(1)} s`,
      `${frames} of ${expected.toFixed(0)}, ${share(frames / expected)}`,
      `${last.dropped - first.dropped}`,
      `${last.waits}, ${last.stood.toFixed(1)} s`,
      `${listed} s, ${moved.toFixed(0)} s`,
      `${(last.slider[1] - last.slider[0]).toFixed(0)} s`,
      `${farthest.toFixed(1)} s`,
    ].join(' | ');
    return { line: `| ${line} |`, faults };
  } finally {
    await browser.close();
  }
}

process.env['NODE_ENV'] = 'production';
await buildIfStale();
const lines: string[] = [];
const faults: string[] = [];
const { host, stop } = await startAtNoon();
try {
  for (const way of ways.filter(({ name }) => wanted.includes(name))) {
    const missing = way.candidate.missing();
    if (missing) {
      console.log(`${way.name}: not tried, ${missing}`);
      continue;
    }
    try {
      const played = await play(way, host);
      lines.push(played.line);
      faults.push(...played.faults.map((fault) => `${way.name}: ${fault}`));
    } catch (error) {
      faults.push(`${way.name}: ${String(error)}`);
    }
  }
} finally {
  await stop();
}
console.log(
  [
    '',
    '| browser | watched | played | frames | dropped | waits, longest stop | window moved: playlist, slider | window | farthest from its end |',
    '|---|---|---|---|---|---|---|---|---|',
    ...lines,
    '',
    ...faults,
  ].join('\n'),
);
process.exitCode = faults.length === 0 ? 0 : 1;
