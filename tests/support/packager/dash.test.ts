import { expect, test } from 'vitest';
import { mpd } from './dash.ts';
import { sampleTracks } from './sample-tracks.ts';

const manifest = mpd(sampleTracks, { columns: 6, rows: 4, every: 1 }, 24);

test('each rendition in the DASH manifest has the byte range of its own segment index', () => {
  expect(manifest.match(/<SegmentBase indexRange="800-899"/g)).toHaveLength(5);
  expect(manifest.match(/<Initialization range="0-799"\/>/g)).toHaveLength(5);
});

test('the DASH manifest has separate adaptation sets for video, each audio language, each subtitle language and thumbnails', () => {
  const sets = [...manifest.matchAll(/<AdaptationSet id="(\d+)" contentType="(\w+)"/g)].map(
    ([, id, type]) => `${id} ${type}`,
  );
  expect(sets).toEqual(['1 video', '2 audio', '3 audio', '10 text', '11 text', '20 image']);
  expect(manifest).toContain('<Label>Español</Label>');
});

test('the DASH manifest describes the thumbnail sprite as one segment of tiles', () => {
  expect(manifest).toContain(
    '<SegmentTemplate media="sprite.jpg?$Number$" duration="24" timescale="1" startNumber="1"/>',
  );
  expect(manifest).toContain('width="960" height="360"');
  expect(manifest).toContain('value="6x4"');
});
