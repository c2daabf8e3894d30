import { expect, test } from 'vitest';
import { boxes, findBox, Mp4Error } from './boxes.ts';
import { readSampleBox, words } from './sample-boxes.ts';

test('lists the boxes of an MP4 file with their file offsets', () => {
  const all = boxes(
    Buffer.concat([readSampleBox('ftyp', words(1)), readSampleBox('moov'), readSampleBox('mdat', words(1, 2))]),
    100,
  );
  expect(all.map(({ type, start, size }) => [type, start, size])).toEqual([
    ['ftyp', 100, 12],
    ['moov', 112, 8],
    ['mdat', 120, 16],
  ]);
});

test('reads 64-bit sizes of MP4 boxes, and size 0 as "to the end of the file"', () => {
  const large = Buffer.concat([words(1), Buffer.from('mdat'), words(0, 20), words(7)]);
  expect(boxes(large)[0]).toMatchObject({ type: 'mdat', size: 20, body: words(7) });
  const open = Buffer.concat([words(0), Buffer.from('mdat'), words(7, 8)]);
  expect(boxes(open)[0]).toMatchObject({ size: 16, body: words(7, 8) });
});

test('finds an MP4 box by its path, also inside boxes that begin with data fields', () => {
  const avcC = readSampleBox('avcC', words(9));
  const stsd = readSampleBox('stsd', words(0, 1), readSampleBox('avc1', Buffer.alloc(78), avcC));
  expect(findBox(boxes(readSampleBox('moov', stsd)), 'moov/stsd/avc1/avcC').body).toEqual(words(9));
});

test('the error message of the MP4 parser contains the type of the missing or broken box', () => {
  expect(() => findBox(boxes(readSampleBox('moov')), 'moov/trak')).toThrow('No trak in moov/trak');
  expect(() => boxes(readSampleBox('moov', words(1)).subarray(0, 10))).toThrow(Mp4Error);
  expect(() => boxes(Buffer.alloc(5))).toThrow('cut off');
});
