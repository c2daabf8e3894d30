import { expect, test } from 'vitest';
import { drawPage, element, textOf } from '../../tests/support/draw-page.tsx';

const card = { id: 5001, title: 'Prelims', type: 'VOD', accessLevel: 'GRANTED' };
const group = (id: string, cards: unknown[]) => ({ id, title: { text: id, format: 'LL' }, cards });

test('a day without titles is left out, and nothing is offered that cannot be followed yet', async () => {
  const { html } = await drawPage([
    element('groupList', {
      groups: [group('2026-06-05T00:00', []), group('2026-06-06T00:00', [card])],
      actions: { next: { lastSeen: 'x' } },
    }),
  ]);
  expect(textOf(html)).toBe('June 6, 2026 Prelims');
  expect(html).not.toContain('<button');
});

test('days without any titles leave no trace', async () =>
  expect(textOf((await drawPage([element('groupList', { groups: [group('2026-06-05T00:00', [])] })])).html)).toBe(''));
