import { expect, test } from 'vitest';
import schema from '#schemas/blocks/liveRow.schema.json';
import type { LiveRowBlock } from '#schemas/generated/types.ts';
import { drawBlock } from '../../tests/support/draw-block.tsx';
import liveRow from './index.ts';

const [first, second] = schema.examples as unknown as [LiveRowBlock, LiveRowBlock];

test('a channel’s card shows a live badge, the start in UTC, and the current and next programme @page-01', () => {
  const html = drawBlock(liveRow, first);
  expect(html).toContain('href="/LIVE/5001/DENIED"');
  expect(html).toContain('<time dateTime="2026-12-05T19:00:00.000Z">Sat, Dec 5, 7:00 PM</time>');
  expect(html).toContain('Okafor and Lindqvist, round by round');
  expect(html).toContain('Next, 5:15 PM: The last scale');
  expect(html.match(/>Live</g)).toHaveLength(2);
});

test('a live row without channels renders nothing @page-01', () => {
  expect(drawBlock(liveRow, second)).toBe('');
});

test('renders a link beside the live row’s title, and no link if the target is invalid', () => {
  expect(drawBlock(liveRow, first)).toContain('href="/SECTION/events"');
  expect(drawBlock(liveRow, { ...first, link: { type: 'EXTERNAL' } })).not.toContain('All events');
});
