import { beforeAll, expect, test, vi } from 'vitest';
import { validate as isTextBlock } from './generated/guards/blocks/textBlock.js';
import { issueLine } from './issue.ts';

// As they are at first, whatever other tests have loaded.
let parsePage: typeof import('./parse-page.ts').parsePage;
let loadExplanations: typeof import('./explanations.ts').loadExplanations;
beforeAll(async () => {
  vi.resetModules();
  ({ parsePage } = await import('./parse-page.ts'));
  ({ loadExplanations } = await import('./explanations.ts'));
});

const element = { $type: 'textBlock', $zone: 'list', attributes: { text: 7 } };
const parse = () => parsePage({ version: '1.0', elements: [element] }, () => isTextBlock);

test('an invalid element is left out at once; why is told when the code that finds out has come @def-06', async () => {
  const { elements, issues } = parse();
  expect(elements).toEqual([]);
  expect(issues.map(issueLine)).toEqual([
    '/elements/0/attributes: expected what the schema blocks/textBlock asks for, found an object',
  ]);
  const exactly = await issues[0]?.explain?.();
  expect(exactly?.map(issueLine)).toEqual(['/elements/0/attributes/text: expected a text, found 7']);
  expect(exactly?.[0]).toMatchObject({ element: 'textBlock', rule: 'type' });
});

test('where that code has been loaded beforehand it is told at once @def-06', async () => {
  await loadExplanations();
  expect(parse().issues.map(issueLine)).toEqual(['/elements/0/attributes/text: expected a text, found 7']);
});
