import { expect, test } from 'vitest';
import type { Card } from '#schemas/generated/types.ts';
import { mergeGroups } from './merged.ts';

const card = (id: number): Card => ({ id, title: `Title ${id}`, type: 'UPCOMING', accessLevel: 'GRANTED' });
const group = (day: string, ...ids: number[]) => ({
  id: `${day}T00:00`,
  title: { text: `${day}T00:00` },
  cards: ids.map(card),
});

test('merges the parts of a day that is in two loaded pages of a list, and removes duplicate cards @live-07', () => {
  const groups = mergeGroups([
    group('2026-12-04', 1),
    group('2026-12-05', 2, 3),
    group('2026-12-05', 3, 4),
    group('2026-12-06'),
  ]);
  expect(groups.map(({ id, cards }) => [id, cards.map((one) => one.id)])).toEqual([
    ['2026-12-04T00:00', [1]],
    ['2026-12-05T00:00', [2, 3, 4]],
  ]);
});
