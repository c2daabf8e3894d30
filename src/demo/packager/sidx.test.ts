import { expect, test } from 'vitest';
import { boxes } from './boxes.ts';
import { readSampleBox, sidx, words } from './sample-boxes.ts';
import { segmentsOf } from './sidx.ts';

test('reads byte offsets and times in seconds of the segments after an MP4 segment index', () => {
  const file = Buffer.concat([readSampleBox('ftyp'), sidx(500, 0, [300, 2000], [200, 1500])]);
  expect(segmentsOf(boxes(file))).toEqual([
    { offset: file.length, size: 300, start: 0.5, seconds: 2 },
    { offset: file.length + 300, size: 200, start: 2.5, seconds: 1.5 },
  ]);
});

test('adds the gap between the MP4 segment index and the first segment to the offset', () => {
  const index = sidx(0, 24, [10, 1000]);
  expect(segmentsOf(boxes(index))[0]?.offset).toBe(index.length + 24);
});

test('reads an MP4 segment index of version 1 with 64-bit times', () => {
  const index = readSampleBox('sidx', words(0x01000000, 1, 25, 0, 50, 0, 0, 1, 999, 50, 0x90000000));
  expect(segmentsOf(boxes(index))).toEqual([{ offset: index.length, size: 999, start: 2, seconds: 2 }]);
});

test('rejects an MP4 segment index that refers to other indexes', () => {
  expect(() => segmentsOf(boxes(sidx(0, 0, [0x80000010, 1000])))).toThrow('not supported');
});
