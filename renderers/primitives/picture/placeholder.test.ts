import { expect, test } from 'vitest';
import { placeholderStyle } from './placeholder.ts';

test('fills a picture’s box with the picture’s colour or a tiny preview until the picture loads @card-10', () => {
  expect(placeholderStyle('#1c1b22')).toEqual({ backgroundColor: '#1c1b22' });
  expect(placeholderStyle('data:image/webp;base64,UklGRg==')).toMatchObject({
    backgroundImage: 'url("data:image/webp;base64,UklGRg==")',
    backgroundSize: 'cover',
  });
  expect(placeholderStyle(undefined)).toBeUndefined();
});
