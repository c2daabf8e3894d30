import { beforeAll, expect, test, vi } from 'vitest';
import { validate as isTextBlock } from './generated/guards/blocks/textBlock.js';
import { issueLine } from './issue.ts';

// Each test imports fresh modules, because other tests may have loaded the code for explanations already.
let parsePage: typeof import('./parse-page.ts').parsePage;
let loadExplanations: typeof import('./explanations.ts').loadExplanations;
beforeAll(async () => {
  vi.resetModules();
  ({ parsePage } = await import('./parse-page.ts'));
  ({ loadExplanations } = await import('./explanations.ts'));
});

const element = { $type: 'textBlock', $zone: 'list', attributes: { text: 7 } };
const parse = () => parsePage({ version: '1.0', elements: [element] }, () => isTextBlock);

test('leaves out an invalid element at once, and describes its error in detail after loading the code for descriptions @def-06', async () => {
  const { elements, issues } = parse();
  expect(elements).toEqual([]);
  expect(issues.map(issueLine)).toEqual([
    '/elements/0/attributes: expected what the schema blocks/textBlock asks for, found an object',
  ]);
  const exactly = await issues[0]?.explain?.();
  expect(exactly?.map(issueLine)).toEqual(['/elements/0/attributes/text: expected a text, found 7']);
  expect(exactly?.[0]).toMatchObject({ element: 'textBlock', rule: 'type' });
});

test('describes the error of an invalid element in detail at once if the code for descriptions was already loaded @def-06', async () => {
  await loadExplanations();
  expect(parse().issues.map(issueLine)).toEqual(['/elements/0/attributes/text: expected a text, found 7']);
});
