import { expect, test } from 'vitest';
import schema from '#schemas/blocks/reviewForm.schema.json';
import type { ReviewFormBlock } from '#schemas/generated/types.ts';
import { drawBlock } from '../../tests/support/draw-block.tsx';
import reviewForm from './index.ts';

const [first] = schema.examples as unknown as [ReviewFormBlock];

test('the server renders only the button of a review form, and loads no code of form fields @page-06 @def-09', () => {
  const html = drawBlock(reviewForm, first);
  expect(html).toContain('aria-expanded="false"');
  expect(html).toContain('Write a review');
  expect(html).not.toContain('<form');
});

test.each([
  ['no fields', { fields: [] }],
  ['an unknown content type', { contentType: 'MOVIE' }],
  ['no property “allowed”, which says whether the viewer may post a review', { allowed: undefined }],
])('rejects the definition of a review form with %s', (_name, wrong) => {
  expect(reviewForm.validate({ ...first, ...wrong })).toBe(false);
});
