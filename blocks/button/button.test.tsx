import { expect, test } from 'vitest';
import { checkPage } from '#schemas/author.ts';
import { issueLine } from '#schemas/issue.ts';
import { drawPage, element, textOf } from '../../tests/support/draw-page.tsx';

const button = (action: unknown) => element('button', { text: 'Go', type: 'PRIMARY', action });
const navigate = (link: unknown) => button({ type: 'navigate', data: { link } });

test('a button links to its target page in the current language @page-01', async () => {
  const { html } = await drawPage([navigate({ type: 'SERIES', id: 2001, title: 'The Long Camp' })], { lang: 'ar' });
  expect(html).toContain('href="/series/2001/the-long-camp?lang=ar"');
});

test('renders no button if its link is invalid or opens a tab that the page does not have', async () => {
  const { html } = await drawPage([navigate({ type: 'VOD' }), button({ type: 'tab', data: { tab: 'films' } })]);
  expect(textOf(html)).toBe('');
});

test.each([
  [
    'an action of an unknown type',
    { type: 'jump' },
    'action/type: expected a “type” that the schema knows, found "jump"',
  ],
  ['an action without a type', {}, 'action/type: expected a “type” that the schema knows, found nothing'],
  [
    'invalid data for its type of action',
    { type: 'tab', data: {} },
    'action/data: expected a property “tab”, found none',
  ],
])('reports a button definition with %s as one issue @def-01', (_mistake, action, line) => {
  const checked = checkPage({ version: '1.0', elements: [button(action)] });
  expect(checked.ok ? [] : checked.issues.map(issueLine)).toEqual([`/elements/0/attributes/${line}`]);
});
