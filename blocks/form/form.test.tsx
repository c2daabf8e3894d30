import { expect, test } from 'vitest';
import schema from '#schemas/blocks/form.schema.json';
import type { FormBlock } from '#schemas/generated/types.ts';
import { drawBlock } from '../../tests/support/draw-block.tsx';
import form from './index.ts';

const [first] = schema.examples as unknown as [FormBlock];

test('the server renders a link to the form’s separate page, which works without scripts @def-21', () => {
  const html = drawBlock(form, first);
  expect(html).toContain('href="/form/contact"');
  expect(html).toContain('Write to us');
  expect(html).not.toContain('<form');
});
