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
  ['an upcoming event shows its start', { type: 'UPCOMING', startDate }, /^Sat, Dec 5, 09:00.PM$/],
  [
    'a film before its premiere shows the premiere’s start instead of its duration',
    { startDate },
    /^premiere\.at Sat, Dec 5, 09:00.PM$/,
  ],
  ['a playable film shows its duration', {}, /10$/],
  ['a current live event shows no date', { type: 'LIVE', startDate }, /^$/],
])('the line of details on a card: %s @card-01', (_what, card, words) => expect(line(card)).toMatch(words));
