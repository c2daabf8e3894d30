import { expect, test } from 'vitest';
import type { Channel, ProgrammeGuideBlock } from '#schemas/generated/types.ts';
import { drawBlock } from '../../tests/support/draw-block.tsx';
import programmeGuide from './index.ts';

const channel: Channel = {
  eventId: 5001,
  name: 'Apex One',
  accessLevel: 'GRANTED_ON_SIGN_IN',
  programmes: [
    { id: 1, episode: 'Scales', startDate: '2020-01-01T10:00:00+01:00', endDate: '2020-01-01T11:00:00+01:00' },
    { id: 2, episode: 'Prelims', startDate: '2020-01-01T10:00:00Z', endDate: '2099-01-01T11:00:00Z' },
  ],
};
const draw = (more: Partial<ProgrammeGuideBlock> = {}) =>
  drawBlock(programmeGuide, { from: '2020-01-01T09:00:00Z', to: '2020-01-01T12:00:00Z', channels: [channel], ...more });

test('links each programme to its channel’s live page, with the access level of the channel @epg-01', () => {
  expect(draw().match(/href="\/LIVE\/5001\/GRANTED_ON_SIGN_IN"/g)).toHaveLength(2);
});

test('the server renders the guide’s times in UTC and marks no programme as current @epg-01', () => {
  const html = draw();
  expect(html).toContain('<time dateTime="2020-01-01T09:00:00.000Z">9:00 AM</time>');
  expect(html).toContain('Times in UTC');
  expect(html).not.toContain('On now');
  expect(html).not.toContain('data-now');
});

test('the guide is a grid with one Tab stop @epg-01', () => {
  const html = draw({ channels: [channel, { ...channel, eventId: 5002 }] });
  expect(html).toContain('role="grid"');
  expect(html.match(/role="row"/g)).toHaveLength(2);
  expect(html.match(/tabindex="0"/gi)).toHaveLength(1);
});

test('shows a message in the guide for a channel without programmes, and links to the channel’s page', () => {
  const html = draw({ channels: [{ ...channel, programmes: [] }] });
  expect(html).toContain('No program information');
  expect(html).toContain('href="/LIVE/5001/');
});

test.each([
  ['without channels', { channels: [] }],
  ['whose end is before its start', { to: '2019-01-01T09:00:00Z' }],
])('a programme guide %s shows the "empty" message of its definition instead of the grid', (_name, more) => {
  const html = draw({ ...more, emptyTitle: 'Not out yet', emptyDescription: 'Come back on Thursday.' });
  expect(html).toContain('Not out yet');
  expect(html).toContain('Come back on Thursday.');
  expect(html).not.toContain('role="grid"');
});
