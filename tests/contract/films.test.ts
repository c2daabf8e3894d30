import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { boxes } from '../../src/demo/packager/boxes.ts';
import { audioNames, renditions } from '../support/packager/film.ts';
import { mediaPlaylist } from '../support/packager/hls.ts';
import { readTrack } from '../support/packager/track.ts';

const root = fileURLToPath(new URL('../../fixtures/media', import.meta.url));
const pictures = renditions.map(({ name }) => name);

interface Element {
  name: string;
  attributes: Record<string, string>;
  text: string;
}

const PROLOG = '<?xml version="1.0" encoding="UTF-8"?>\n';
const TAG = /<(\/?)(\w+)((?: [\w:]+="[^"<]*")*)(\/?)>([^<]*)/g;

/** Elements of an XML text in order; fails unless tags cover the whole text and close in the order they opened. */
function elementsOf(xml: string): Element[] {
  const elements: Element[] = [];
  const open: string[] = [];
  let covered = PROLOG;
  for (const [whole, closing, name = '', attributes = '', empty, text = ''] of xml.matchAll(TAG)) {
    covered += whole;
    if (closing) {
      expect(name).toBe(open.pop());
      continue;
    }
    const pairs = [...attributes.matchAll(/([\w:]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]);
    elements.push({ name, attributes: Object.fromEntries(pairs), text: text.trim() });
    if (!empty) open.push(name);
  }
  expect(covered).toBe(xml);
  expect(open).toEqual([]);
  return elements;
}

test('all demo films together are small enough to be stored in git', () => {
  const files = readdirSync(root, { recursive: true }).map((file) => statSync(join(root, String(file))));
  const bytes = files.filter((file) => file.isFile()).reduce((sum, file) => sum + file.size, 0);
  expect(bytes).toBeLessThan(9_600_000);
});

describe.each(readdirSync(root).filter((name) => name !== 'ads'))('demo film %s', (film) => {
  const folder = join(root, film);
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');

  test.each([...pictures, ...audioNames])(
    'the segment index of the rendition %s lists exactly the fragments of the media file',
    (name) => {
      const all = boxes(readFileSync(join(folder, `${name}.mp4`)));
      const fragments = all.flatMap((box, index) => {
        const data = all[index + 1];
        return box.type === 'moof' && data?.type === 'mdat' ? [[box.start, box.size + data.size]] : [];
      });
      const track = readTrack(folder, name);
      expect(fragments.length).toBeGreaterThan(9);
      expect(track.segments.map(({ offset, size }) => [offset, size])).toEqual(fragments);
      expect(read(`${name}.m3u8`)).toBe(mediaPlaylist(track));
    },
  );

  test('all video renditions of a demo film have segment boundaries at the same times, every two seconds', () => {
    const cuts = pictures.map((name) => readTrack(folder, name).segments.map(({ start, seconds }) => [start, seconds]));
    expect(cuts[0]?.every(([, seconds]) => seconds === 2)).toBe(true);
    expect(cuts[1]).toEqual(cuts[0]);
    expect(cuts[2]).toEqual(cuts[0]);
  });

  test('the DASH manifest of a demo film is well-formed, and its byte ranges match the index boxes of the files', () => {
    const elements = elementsOf(read('manifest.mpd'));
    const valueAfter = (index: number, name: string) => elements.slice(index).find((element) => element.name === name);
    const ids = elements.flatMap(({ name, attributes }, index) => {
      if (name !== 'Representation' || !attributes['codecs']) return [];
      const file = valueAfter(index, 'BaseURL')?.text ?? '';
      const all = boxes(readFileSync(join(folder, file)));
      const [first, last] = (valueAfter(index, 'SegmentBase')?.attributes['indexRange'] ?? '').split('-').map(Number);
      expect(all.find(({ type }) => type === 'sidx')).toMatchObject({
        start: first,
        size: (last ?? 0) - (first ?? 0) + 1,
      });
      expect(valueAfter(index, 'Initialization')?.attributes['range']).toBe(`0-${(first ?? 0) - 1}`);
      return [attributes['id']];
    });
    expect(ids).toEqual([...pictures, ...audioNames]);
  });

  test('all files that the film.json and the playlists of a demo film refer to exist', () => {
    const { hls, dash, subtitles, annotations } = JSON.parse(read('film.json'));
    const inMaster = [...read(hls).matchAll(/URI="([^"]+)"|^(\w\S+)$/gm)].map(([, uri, line]) => uri ?? line);
    const named = [
      hls,
      dash,
      annotations.titles,
      annotations.thumbnails,
      ...subtitles.map(({ url }: { url: string }) => url),
      ...inMaster,
    ];
    expect(readdirSync(folder)).toEqual(expect.arrayContaining(named));
  });

  test('every thumbnail area in the sprite of a demo film contains a picture that is not black', async () => {
    const areas = [...read('thumbnails.vtt').matchAll(/#xywh=(\d+),(\d+),(\d+),(\d+)/g)].map((found) =>
      found.slice(1).map(Number),
    );
    expect(areas).toHaveLength(24);
    for (const [left = 0, top = 0, width = 0, height = 0] of areas) {
      const tile = await sharp(join(folder, 'sprite.jpg')).extract({ left, top, width, height }).toBuffer();
      const brightest = Math.max(...(await sharp(tile).stats()).channels.map(({ max }) => max));
      expect(brightest, `tile at ${left},${top}`).toBeGreaterThan(20);
    }
  });

  test('the preview file of a demo film is small and can be played before it is fully downloaded', () => {
    const all = boxes(readFileSync(join(folder, 'preview.mp4')));
    expect(all.map(({ type }) => type).filter((type) => type === 'moov' || type === 'mdat')).toEqual(['moov', 'mdat']);
    expect(all.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(700_000);
  });

  test('the subtitles of a demo film have the same times in both languages', () => {
    const times = (language: string) => read(`subs-${language}.vtt`).match(/.* --> .*/g);
    expect(times('en')).toEqual(times('es'));
    expect(times('en')?.length).toBeGreaterThanOrEqual(3);
  });
});
