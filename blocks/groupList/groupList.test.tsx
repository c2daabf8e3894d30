import { describe, expect, test } from 'vitest';
import { drawPage, element, textOf } from '../../tests/support/draw-page.tsx';

const card = { id: 5001, title: 'Prelims', type: 'VOD', accessLevel: 'GRANTED' };
const group = (id: string, cards: unknown[]) => ({ id, title: { text: id, format: 'LL' }, cards });

test('a list of titles by day leaves out days without titles, and the "more" button if the block has no source', async () => {
  const { html } = await drawPage([
    element('groupList', {
      groups: [group('2026-06-05T00:00', []), group('2026-06-06T00:00', [card])],
      actions: { next: { lastSeen: 'x' } },
    }),
  ]);
  expect(textOf(html)).toBe('June 6, 2026 Prelims');
  expect(html).not.toContain('<button');
});

test('a list of titles by day renders nothing if no day has titles', async () =>
  expect(textOf((await drawPage([element('groupList', { groups: [group('2026-06-05T00:00', [])] })])).html)).toBe(''));

describe('agenda: a list of titles by day with times @live-07', () => {
  const at = Date.parse('2026-06-06T18:30:00Z');
  const event = (id: number, more: object) => ({ ...card, id, type: 'UPCOMING', startDate: at, ...more });
  const agenda = async (...cards: object[]) =>
    (await drawPage([element('groupList', { list: 'SCHEDULE', groups: [group('2026-06-06T00:00', cards)] })])).html;

  test('an agenda shows times, durations, titles and statuses, and shows the zone’s name UTC until the viewer’s time zone is known', async () => {
    const html = await agenda(
      event(1, { endDate: at + 5_400_000, accessLevel: 'DENIED' }),
      event(2, { type: 'LIVE', live: true, displayLiveBadge: true, logoUrl: '/images/apex/assets/mark.svg' }),
      event(3, { type: 'LIVE', live: false, title: 'Over' }),
    );
    expect(textOf(html)).toMatch(/6:30\sPM UTC 1 h 30 min Prelims Purchase .*Live .*Over Ended/);
    expect(html).toContain('dateTime="2026-06-06T18:30:00.000Z"');
    expect(html).toMatch(/<img[^>]*src="\/images\/apex\/assets\/mark\.svg\?w=240"/);
    // The date is in the heading of the day and is not repeated in each line.
    expect(textOf(html).match(/Jun/g)).toHaveLength(1);
  });

  test('shows an agenda more densely if a day has more than six titles', async () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => event(index + 1, {}));
    expect(await agenda(...many(6))).not.toContain('data-dense');
    expect(await agenda(...many(7))).toContain('data-dense="true"');
  });

  test('an agenda hides texts that reveal results, as cards do @page-13', async () => {
    const html = await agenda(event(1, { hasResults: true, description: 'Who won.' }));
    expect(html).toContain('data-spoils="1"');
    for (const words of ['Prelims', 'Who won.']) expect(html).toMatch(new RegExp(`data-veil="words"[^>]*>${words}<`));
    expect(html).toMatch(/data-veil="note"/);
  });
});
