import { expect, test } from 'vitest';
import type { Card } from '#schemas/generated/types.ts';
import { cardLine } from './card-line.ts';

const startDate = Date.parse('2026-12-05T20:00:00Z');
const t = (key: string, values: Record<string, unknown> = {}) => [key, ...Object.values(values)].join(' ');
const line = (card: Partial<Card>) =>
  cardLine(
    { id: 1, title: 'One', type: 'VOD', accessLevel: 'GRANTED', duration: 600, ...card } as Card,
    t as Parameters<typeof cardLine>[1],
    'en-US',
    'Europe/Madrid',
  );

test.each<[string, Partial<Card>, RegExp]>([
  ['an event that is to come says when', { type: 'UPCOMING', startDate }, /^Sat, Dec 5, 09:00.PM$/],
  ['a film before its premiere says when in place of its length', { startDate }, /^premiere\.at Sat, Dec 5, 09:00.PM$/],
  ['a film that may be watched says its length', {}, /10$/],
  ['what is on says no date', { type: 'LIVE', startDate }, /^$/],
])('line of details on a card: %s @card-01', (_what, card, words) => expect(line(card)).toMatch(words));
