import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { answerProblem } from '#server/platform/http/problems.ts';
import type { RealmEnv } from '#server/platform/http/request-context.ts';
import { type MediaBox, boxes, findBox } from './boxes.ts';
import { createPackager } from './streams.ts';

const mediaFolder = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../../fixtures/media');
/** Length of the test video in seconds; the clock starts at the beginning of a loop. */
const TURN = 24;
const BEGIN = 1_800_000_000 - (1_800_000_000 % TURN);

const secret = new Uint8Array(32).fill(7);

function instance(seconds = BEGIN) {
  const clock = { at: seconds * 1000, now: () => clock.at };
  const app = new Hono<RealmEnv>();
  app.onError((error, http) => {
    http.set('requestId', 'id');
    return answerProblem(error, http);
  });
  app.route('/', createPackager({ mediaFolder, clock, getContentSecret: async () => secret }));
  const get = async (file: string): Promise<Response> => app.request(`/media/the-walkout/${file}`);
  const text = async (file: string) => (await get(file)).text();
  const bytes = async (file: string) => Buffer.from(await (await get(file)).arrayBuffer());
  return { clock, get, text, bytes };
}

const timeOf = (all: MediaBox[]) => findBox(all, 'moof/traf/tfdt').body.readBigUInt64BE(4);
const ticksOf = (all: MediaBox[]) => {
  const trun = findBox(all, 'moof/traf/trun').body;
  return trun.readUInt32BE(4) * 512;
};
const dataOf = (all: MediaBox[]) => all.filter(({ type }) => type === 'mdat').map(({ body }) => body);
const uris = (playlist: string) => playlist.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
const lengthOf = (playlist: string) =>
  [...playlist.matchAll(/#EXTINF:([\d.]+)/g)].reduce((sum, [, seconds]) => sum + Number(seconds), 0);

afterEach(() => vi.useRealTimers());

describe('looped video', () => {
  test.each([24, 90, 5760])(
    'a looped video of %d seconds has video and audio tracks of that length @media-01',
    async (seconds) => {
      const { text } = instance();
      for (const track of ['v720', 'a-en']) {
        const length = lengthOf(await text(`${seconds}/${track}.m3u8`));
        expect(length).toBeGreaterThan(seconds - 0.1);
        expect(length).toBeLessThan(seconds + 2.1);
      }
      expect(await text(`${seconds}/manifest.mpd`)).toContain(`mediaPresentationDuration="PT${seconds}S"`);
      expect(await text(`${seconds}/subs-en.m3u8`)).toContain(`#EXTINF:${seconds}.00000,`);
    },
  );

  test('the looped video repeats without gaps or overlaps and with the same content @media-01', async () => {
    const { bytes } = instance();
    let expected = 0n;
    for (let n = 0; n < 30; n += 1) {
      const all = boxes(await bytes(`loop/v180-${n}.m4s`));
      expect(timeOf(all)).toBe(expected);
      expected += BigInt(ticksOf(all));
    }
    const [first, again] = await Promise.all([bytes('loop/v180-3.m4s'), bytes('loop/v180-15.m4s')]);
    expect(dataOf(boxes(again))).toEqual(dataOf(boxes(first)));
  });

  test('the looped video repeats subtitles, stretches chapters and has thumbnails throughout @media-01', async () => {
    const { text } = instance();
    const subtitles = await text('96/subs-en.vtt');
    expect(subtitles.match(/-->/g)).toHaveLength(16);
    expect(subtitles).toMatch(/00:01:\d\d\.\d{3} --> 00:01:\d\d\.\d{3}/);
    const chapters = await text('5760/chapters.vtt');
    expect(chapters.match(/-->/g)).toHaveLength(4);
    expect(chapters).toContain('--> 01:36:00.000');
    const thumbnails = await text('5760/thumbnails.vtt');
    expect(thumbnails.match(/-->/g)).toHaveLength(384);
    expect(thumbnails).toContain('01:35:45.000 --> 01:36:00.000\n../sprite.jpg#xywh=');
  });

  test.each(['0', '99999', '1e3', '-1', '24.5', 'x'])(
    'answers 404 for a looped video with the invalid length “%s” in seconds',
    async (seconds) => {
      expect((await instance().get(`${seconds}/master.m3u8`)).status).toBe(404);
    },
  );

  test.each([
    '24/film.json',
    '24/nothing.m3u8',
    '24/preview.m3u8',
    '24/v720.mp4',
    'loop/v720.m4s',
    'loop/x-1.m4s',
    'loop/v720-1.9.m4s',
  ])('answers 404 for the unknown file %s of a looped video', async (file) =>
    expect((await instance().get(file)).status).toBe(404),
  );
});

describe('live stream', () => {
  test('the live playlist has the requested window, moves with time and is equal on all instances @media-02', async () => {
    const [one, other] = [instance(), instance()];
    const before = await one.text('live/v720.m3u8?dw=2');
    expect(await other.text('live/v720.m3u8?dw=2')).toBe(before);
    expect(lengthOf(before)).toBe(120);
    expect(before).not.toContain('#EXT-X-ENDLIST');
    expect(before).toContain(`#EXT-X-PROGRAM-DATE-TIME:${new Date((BEGIN - 120) * 1000).toISOString()}`);
    one.clock.at += 10_000;
    const after = await one.text('live/v720.m3u8?dw=2');
    expect(uris(after).slice(0, -5)).toEqual(uris(before).slice(5));
    for (const uri of uris(after).slice(-2)) expect((await one.get(`live/${uri}`)).status).toBe(200);
  });

  test('sends a delta update of the live playlist on request @media-02', async () => {
    const { text } = instance();
    const [whole, end] = await Promise.all([
      text('live/v720.m3u8?dw=120'),
      text('live/v720.m3u8?dw=120&_HLS_skip=YES'),
    ]);
    expect(uris(whole)).toHaveLength(3600);
    expect(whole).toContain('CAN-SKIP-UNTIL=12');
    expect(end).toContain('#EXT-X-SKIP:SKIPPED-SEGMENTS=3592\n');
    expect(uris(end)).toEqual(uris(whole).slice(-8));
    expect(end).toContain(`#EXT-X-PROGRAM-DATE-TIME:${new Date((BEGIN - 16) * 1000).toISOString()}`);
    const sequence = /#EXT-X-MEDIA-SEQUENCE:\d+/;
    expect(sequence.exec(end)?.[0]).toBe(sequence.exec(whole)?.[0]);
    expect(end.length).toBeLessThan(800);
  });

  test('the live playlist does not begin before the event @media-02', async () => {
    const playlist = await instance().text(`live/v720.m3u8?dw=60&from=${BEGIN - 30}`);
    expect(lengthOf(playlist)).toBe(30);
  });

  test('the live master playlist passes the query on to media playlists and has no subtitles', async () => {
    const master = await instance().text('live/master.m3u8?dw=30&from=5&other=1');
    expect(master).toContain('\nv720.m3u8?dw=30&from=5\n');
    expect(master).toContain('URI="a-es.m3u8?dw=30&from=5"');
    expect(master).not.toContain('SUBTITLES');
    expect(master).not.toContain('other');
  });

  test('the live stream is available as DASH with numbered segments @media-02', async () => {
    const { text, get } = instance();
    const manifest = await text('live/manifest.mpd?dw=5');
    expect(manifest).toContain('type="dynamic" availabilityStartTime="1970-01-01T00:00:00Z"');
    expect(manifest).toContain('timeShiftBufferDepth="PT300S"');
    expect(manifest).not.toContain('contentType="text"');
    const last = BEGIN / 2 - 1;
    for (const name of ['v720', 'v360', 'v180', 'a-en', 'a-es'])
      expect((await get(`loop/${name}-${last}.m4s`)).status).toBe(200);
    expect(await text('live/time')).toBe(new Date(BEGIN * 1000).toISOString());
  });

  test('answers 404 for segments of a live stream in the far future', async () => {
    const { get } = instance();
    expect((await get(`loop/v720-${BEGIN / 2 + 20}.m4s`)).status).toBe(404);
    expect((await get(`loop/v720-${BEGIN / 2 + 20}.0.m4s`)).status).toBe(404);
  });
});

describe('low-latency live stream', () => {
  const last = BEGIN / 2 - 1;

  test('splits low-latency live segments into partial segments of half a second @media-02', async () => {
    const { text, bytes } = instance();
    const playlist = await text('low-latency/v720.m3u8?dw=1');
    expect(playlist).toContain(`URI="../loop/v720-${last}.3.m4s"`);
    expect(playlist).toContain(`#EXT-X-PRELOAD-HINT:TYPE=PART,URI="../loop/v720-${last + 1}.0.m4s"`);
    const whole = boxes(await bytes(`loop/v720-${last}.m4s`));
    const parts = await Promise.all(
      [0, 1, 2, 3].map(async (part) => boxes(await bytes(`loop/v720-${last}.${part}.m4s`))),
    );
    expect(Buffer.concat(parts.flatMap(dataOf))).toEqual(dataOf(whole)[0]);
    let expected = timeOf(whole);
    for (const part of parts) {
      expect(timeOf(part)).toBe(expected);
      expected += BigInt(ticksOf(part));
    }
  });

  test('delays the response for the next partial segment, and rejects requests too far ahead @media-02', async () => {
    vi.useFakeTimers();
    const { clock, get } = instance();
    let answered = false;
    const asked = get(`low-latency/v720.m3u8?_HLS_msn=${last + 1}&_HLS_part=0`).then((response) => {
      answered = true;
      return response.text();
    });
    await vi.advanceTimersByTimeAsync(400);
    expect(answered).toBe(false);
    clock.at += 600;
    await vi.advanceTimersByTimeAsync(200);
    expect(await asked).toContain(`URI="../loop/v720-${last + 1}.0.m4s"`);
    expect((await get(`low-latency/v720.m3u8?_HLS_msn=${last + 9}`)).status).toBe(400);
  });

  test('streams a live DASH segment while the segment is still produced', async () => {
    const { clock, get } = instance();
    clock.at += 600;
    const reader = (await get(`loop/v720-${last + 1}.m4s`)).body?.getReader();
    const first = await reader?.read();
    expect(dataOf(boxes(Buffer.from(first?.value ?? [])))).toHaveLength(1);
    clock.at += 1500;
    for (let part = 1; part < 4; part += 1) expect((await reader?.read())?.done).toBe(false);
    expect((await reader?.read())?.done).toBe(true);
    expect((await get(`loop/v720-${last + 1}.m4s`)).headers.get('cache-control')).toBe('public, max-age=3600');
  });
});
