import { expect, test } from 'vitest';
import { correction } from './correction.ts';

test.each([
  ['synchronous with', 'the playback rate 1', 0, { rate: 1 }],
  ['0.02 s ahead of', 'the playback rate 1', 0.02, { rate: 1 }],
  ['0.02 s behind', 'the playback rate 1', -0.02, { rate: 1 }],
  ['0.03 s ahead of', 'the playback rate 0.985', 0.03, { rate: 0.985 }],
  ['0.03 s behind', 'the playback rate 1.015', -0.03, { rate: 1.015 }],
  ['0.1 s ahead of', 'the playback rate 0.95', 0.1, { rate: 0.95 }],
  ['0.1 s behind', 'the playback rate 1.05', -0.1, { rate: 1.05 }],
  ['0.16 s ahead of', 'the playback rate 0.92', 0.16, { rate: 0.92 }],
  ['0.5 s ahead of', 'the playback rate 0.92', 0.5, { rate: 0.92 }],
  ['0.5 s behind', 'the playback rate 1.08', -0.5, { rate: 1.08 }],
  ['1 s ahead of', 'the playback rate 0.92', 1, { rate: 0.92 }],
  ['1 s behind', 'the playback rate 1.08', -1, { rate: 1.08 }],
  ['1.001 s ahead of', 'a jump to the room’s position', 1.001, { seek: 100 }],
  ['1.001 s behind', 'a jump to the room’s position', -1.001, { seek: 100 }],
  ['90 s behind', 'a jump to the room’s position', -90, { seek: 100 }],
])('corrects a player that is %s the watch-together room by %s @live-06', (_offset, _correction, ahead, does) => {
  const found = correction(100 + ahead, 100);
  if ('rate' in does && 'rate' in found) expect(found.rate).toBeCloseTo(does.rate, 6);
  else expect(found).toEqual(does);
});

test('scales the correction with the playback rate of the room @live-06', () =>
  expect(correction(100.125, 100, 2)).toEqual({ rate: 1.875 }));

test('reduces an offset from the room of up to 0.9 s to 0.05 s within twenty seconds without seeking @live-06', () => {
  for (const apart of [0.9, -0.9, 0.5]) {
    let local = apart;
    for (let step = 0; step < 80; step += 1) {
      const does = correction(local, step / 4);
      if (!('rate' in does)) throw new Error('It jumped');
      local += does.rate / 4;
    }
    expect(Math.abs(local - 20)).toBeLessThan(0.05);
  }
});
