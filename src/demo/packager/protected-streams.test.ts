import { createDecipheriv } from 'node:crypto';
import path from 'node:path';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { answerProblem } from '#server/platform/http/problems.ts';
import type { RealmEnv } from '#server/platform/http/request-context.ts';
import { type MediaBox, boxes, findBox } from './boxes.ts';
import { deriveContentKey } from '#server/viewing/playback/content-key.ts';
import type { Scheme } from '#server/viewing/playback/protected-address.ts';
import { createPackager } from './streams.ts';

const mediaFolder = path.join(import.meta.dirname, '../../../fixtures/media');
const secret = new Uint8Array(32).fill(7);
const BEGIN = 1_800_000_000;
const clock = { at: BEGIN * 1000, now: () => clock.at };
const app = new Hono<RealmEnv>();
app.onError((error, http) => {
  http.set('requestId', 'id');
  return answerProblem(error, http);
});
app.route('/', createPackager({ mediaFolder, clock, getContentSecret: async () => secret }));

const get = async (file: string): Promise<Response> => app.request(`http://lumen.test/media/the-walkout/${file}`);
const text = async (file: string) => (await get(file)).text();
const bytes = async (file: string) => Buffer.from(await (await get(file)).arrayBuffer());
const keyOf = (scheme: Scheme) => deriveContentKey(secret, { realm: 'lumen', film: 'the-walkout', scheme });
const twin = { cenc: 'cenc/lumen/clearkey', cbcs: 'cbcs/lumen/clearkey', whole: 'aes-128/lumen/none' } as const;

/** Parses the first moof: sample sizes, and their `senc` entries. */
function samplesOf(segment: Buffer) {
  const all = boxes(segment);
  const parts = boxes(findBox(all, 'moof/traf').body);
  const trun = findBox(parts, 'trun').body;
  const flags = trun.readUIntBE(1, 3);
  const width = [0x100, 0x200, 0x400, 0x800].filter((flag) => flags & flag).length * 4;
  const first = 8 + (flags & 1 ? 4 : 0) + (flags & 4 ? 4 : 0);
  const sizes = Array.from({ length: trun.readUInt32BE(4) }, (_, index) =>
    trun.readUInt32BE(first + index * width + (flags & 0x100 ? 4 : 0)),
  );
  let at = trun.readInt32BE(8);
  const samples = sizes.map((size) => {
    at += size;
    return segment.subarray(at - size, at);
  });
  return { samples, parts };
}

/** Entries of `senc`, located as players do: by the offset in `saio` and the sizes in `saiz`. */
function auxiliariesOf(segment: Buffer, parts: MediaBox[]): Buffer[] {
  const saiz = findBox(parts, 'saiz').body;
  let at = findBox(parts, 'saio').body.readUInt32BE(8);
  return [...saiz.subarray(9)].map((size) => {
    at += size;
    return segment.subarray(at - size, at);
  });
}

/** Pairs of clear and encrypted bytes in a `senc` entry, from `start` on. */
const pairsOf = (entry: Buffer, start: number) =>
  Array.from({ length: entry.readUInt16BE(start) }, (_, index) => {
    const at = start + 2 + index * 6;
    return { clear: entry.readUInt16BE(at), encrypted: entry.readUInt32BE(at + 2) };
  });

const joined = (samples: readonly Buffer[]) => Buffer.concat(samples);

test.each(['v720', 'a-en'])(
  'cenc: the decrypted samples of the track %s equal the clear video @play-04',
  async (track) => {
    const { key } = keyOf('cenc');
    const [clear, safe] = await Promise.all([bytes(`loop/${track}-3.m4s`), bytes(`${twin.cenc}/loop/${track}-3.m4s`)]);
    const { samples, parts } = samplesOf(safe);
    const vectors = new Set<string>();
    const decrypted = auxiliariesOf(safe, parts).map((entry, index) => {
      const sample = Buffer.from(samples[index] as Buffer);
      vectors.add(entry.subarray(0, 8).toString('hex'));
      const cipher = createDecipheriv('aes-128-ctr', key, Buffer.concat([entry.subarray(0, 8), Buffer.alloc(8)]));
      let at = 0;
      const pairs = track === 'v720' ? pairsOf(entry, 8) : [{ clear: 0, encrypted: sample.length }];
      for (const { clear: skip, encrypted } of pairs) {
        at += skip;
        cipher.update(sample.subarray(at, at + encrypted)).copy(sample, at);
        at += encrypted;
      }
      expect(at).toBe(sample.length);
      return sample;
    });
    const original = samplesOf(clear).samples;
    expect(joined(decrypted)).toEqual(joined(original));
    expect(joined(samples)).not.toEqual(joined(original));
    expect(vectors.size).toBe(samples.length);
  },
);

test('cbcs: one in ten video blocks is encrypted, starting from the constant IV @play-04', async () => {
  const { key, iv } = keyOf('cbcs');
  const [clear, safe] = await Promise.all([bytes('loop/v720-3.m4s'), bytes(`${twin.cbcs}/loop/v720-3.m4s`)]);
  const { samples, parts } = samplesOf(safe);
  let blocks = 0;
  const decrypted = auxiliariesOf(safe, parts).map((entry, index) => {
    const sample = Buffer.from(samples[index] as Buffer);
    let at = 0;
    for (const { clear: skip, encrypted } of pairsOf(entry, 0)) {
      at += skip;
      const cipher = createDecipheriv('aes-128-cbc', key, iv).setAutoPadding(false);
      for (let block = 0; block + 16 <= encrypted; block += 160, blocks += 1)
        cipher.update(sample.subarray(at + block, at + block + 16)).copy(sample, at + block);
      at += encrypted;
    }
    return sample;
  });
  expect(blocks).toBeGreaterThan(50);
  expect(joined(decrypted)).toEqual(joined(samplesOf(clear).samples));
});

test('cbcs: all complete audio blocks are encrypted, and the remainder is clear @play-04', async () => {
  const { key, iv } = keyOf('cbcs');
  const [clear, safe] = await Promise.all([bytes('loop/a-en-3.m4s'), bytes(`${twin.cbcs}/loop/a-en-3.m4s`)]);
  const { samples, parts } = samplesOf(safe);
  expect(parts.map(({ type }) => type)).toEqual(['tfhd', 'tfdt', 'trun']);
  const decrypted = samples.map((sample) => {
    const whole = sample.length & ~15;
    const cipher = createDecipheriv('aes-128-cbc', key, iv).setAutoPadding(false);
    return Buffer.concat([cipher.update(sample.subarray(0, whole)), sample.subarray(whole)]);
  });
  expect(joined(decrypted)).toEqual(joined(samplesOf(clear).samples));
});

test('aes-128: segments decrypt with their number as IV, and the init section is clear @play-04', async () => {
  const { key } = keyOf('aes-128');
  const iv = Buffer.alloc(16);
  iv.writeUInt32BE(17, 12);
  const cipher = createDecipheriv('aes-128-cbc', key, iv);
  const safe = await bytes(`${twin.whole}/loop/v180-17.m4s`);
  expect(Buffer.concat([cipher.update(safe), cipher.final()])).toEqual(await bytes('loop/v180-17.m4s'));
  expect(await bytes(`${twin.whole}/loop/init-v180.mp4`)).toEqual(await bytes('loop/init-v180.mp4'));
  const playlist = await text(`${twin.whole}/60/v180.m3u8`);
  const { kid } = keyOf('aes-128');
  expect(playlist).toContain(`#EXT-X-KEY:METHOD=AES-128,URI="/api/v2/licence/lumen/aes-128/${kid.toString('hex')}"\n`);
  expect(playlist.indexOf('#EXT-X-MAP')).toBeLessThan(playlist.indexOf('#EXT-X-KEY'));
});

test('partial segments of a protected stream are encrypted like the complete segment @play-04', async () => {
  const n = BEGIN / 2 - 1;
  const whole = samplesOf(await bytes(`${twin.cenc}/loop/v180-${n}.m4s`)).samples;
  const parts = await Promise.all(
    [0, 1, 2, 3].map(async (part) => samplesOf(await bytes(`${twin.cenc}/loop/v180-${n}.${part}.m4s`)).samples),
  );
  expect(joined(parts.flat())).toEqual(joined(whole));
});

test.each([
  ['cenc', 'v720', 'encv', 'avc1'],
  ['cbcs', 'a-en', 'enca', 'mp4a'],
] as const)(
  'with the scheme %s, the init section of the track %s has the sample entry %s (of %s) and the key id @play-04',
  async (scheme, track, entry, original) => {
    const moov = boxes(findBox(boxes(await bytes(`${twin[scheme]}/loop/init-${track}.mp4`)), 'moov').body);
    const stsd = findBox(moov, 'trak/mdia/minf/stbl/stsd').body;
    expect(stsd.toString('latin1', 12, 16)).toBe(entry);
    for (const mark of ['frma', original, 'schm', scheme, 'tenc']) expect(stsd.includes(mark), mark).toBe(true);
    const { kid, iv } = keyOf(scheme);
    expect(stsd.includes(kid)).toBe(true);
    expect(stsd.includes(iv)).toBe(scheme === 'cbcs');
    expect(findBox(moov, 'pssh').body.includes(kid)).toBe(true);
  },
);

test('media playlists of protected streams list keys before the init section, and the master playlist lists session keys @play-04', async () => {
  const { kid, iv } = keyOf('cbcs');
  const several = 'cbcs/lumen/clearkey-widevine-fairplay';
  for (const file of [`${several}/60/v720.m3u8`, `${several}/live/v720.m3u8`]) {
    const playlist = await text(file);
    const keys = playlist.split('\n').filter((line) => line.startsWith('#EXT-X-KEY:METHOD=SAMPLE-AES,'));
    expect(keys.map((line) => /KEYFORMAT="([^"]+)"/.exec(line)?.[1])).toEqual([
      'org.w3.clearkey',
      'urn:uuid:edef8ba9-79d6-4ace-a3c8-27dcd51d21ed',
      'com.apple.streamingkeydelivery',
    ]);
    expect(keys[0]).toContain(`URI="data:text/plain;base64,${kid.toString('base64')}"`);
    expect(keys[0]).toContain(`,IV=0x${iv.toString('hex')}`);
    expect(playlist.indexOf('#EXT-X-KEY')).toBeLessThan(playlist.indexOf('#EXT-X-MAP'));
  }
  expect((await text(`${several}/60/master.m3u8`)).match(/#EXT-X-SESSION-KEY:METHOD=SAMPLE-AES,/g)).toHaveLength(3);
  expect(await text(`${twin.cenc}/60/v720.m3u8`)).toContain('#EXT-X-KEY:METHOD=SAMPLE-AES-CTR,');
});

test.each(['60', 'live', 'low-latency'])(
  'the DASH manifest of the protected stream %s contains the key id for video and audio @play-04',
  async (as) => {
    const manifest = await text(`cenc/lumen/clearkey-playready/${as}/manifest.mpd`);
    const uuid = keyOf('cenc')
      .kid.toString('hex')
      .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
    expect(manifest.split(`value="cenc" cenc:default_KID="${uuid}"`)).toHaveLength(4);
    expect(manifest).toContain('<dashif:Laurl>http://lumen.test/api/v2/licence/lumen/clearkey</dashif:Laurl>');
    expect(manifest).toContain('schemeIdUri="urn:uuid:9a04f079-9840-4286-ab92-e65be0885f95" value="MSPR 2.0"/>');
    expect(manifest).not.toContain('pssh');
    expect(manifest).toContain('xmlns:cenc=');
    if (as === '60') expect(manifest).toContain('media="../../../../sprite.jpg?');
  },
);

test('protected streams of different realms, videos or schemes never share a key @play-04', () => {
  const owners = [
    ['lumen', 'a', 'cenc'],
    ['apex', 'a', 'cenc'],
    ['lumen', 'b', 'cenc'],
    ['lumen', 'a', 'cbcs'],
    ['lumen', 'a', 'aes-128'],
  ] as const;
  const keys = owners.map(([realm, film, scheme]) => deriveContentKey(secret, { realm, film, scheme }));
  expect(new Set(keys.flatMap(({ kid, key, iv }) => [kid, key, iv].map((one) => one.toString('hex')))).size).toBe(15);
});

test.each([
  'cenc/lumen/none/60/master.m3u8',
  'cenc/lumen/clearkey-clearkey/60/master.m3u8',
  'cenc/lumen/other/60/master.m3u8',
  'cens/lumen/clearkey/60/master.m3u8',
  'cenc/Lumen/clearkey/60/master.m3u8',
  'aes-128/lumen/clearkey/60/master.m3u8',
  'aes-128/lumen/none/60/manifest.mpd',
  'aes-128/lumen/none/low-latency/master.m3u8',
  `aes-128/lumen/none/loop/v180-${BEGIN / 2 - 1}.0.m4s`,
  'cenc/lumen/clearkey/60/v720.mp4',
  'cenc/lumen/clearkey/v720.mp4',
])('answers 404 for the unknown file %s of a protected stream @play-04', async (file) =>
  expect((await get(file)).status).toBe(404),
);
