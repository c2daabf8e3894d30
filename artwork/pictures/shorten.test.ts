import { expect, it } from 'vitest';
import { shortenPath } from './shorten.ts';

it('keeps the shape and drops what is not needed', () => {
  expect(shortenPath('M 10 10 L 20 10 L 20 30 Z')).toBe('m10 10h10v20z');
  expect(shortenPath('M-62-16C-76-86-10-112 34-98 60-90 66-66 62-44')).toBe(
    'm-62-16c-14-70 52-96 96-82 26 8 32 32 28 54',
  );
});

it('draws on a coarser grid', () => {
  expect(shortenPath('M100 100a50 50 0 1 0 100 0z', 0.5)).toBe('m50 50a25 25 0 1 0 50 0z');
});

it('goes on from the start of a closed shape', () => {
  expect(shortenPath('M10 10h10v10zm5 5h1z')).toBe('m10 10h10v10zm5 5h1z');
});
