import { at, expect, open, row, test } from './support.ts';

test('a row can be paged to its end, requests each page once, and shows no duplicates @def-12 @card-04', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/bucket/new-fights')) asked.push(new URL(request.url()).search);
  });
  await open(page, at('apex'));
  const fights = row(page, 'new-fights');
  await fights.scrollIntoViewIfNeeded();
  const cards = fights.locator('a[data-card]');
  await expect(cards).toHaveCount(10);
  for (const count of [20, 30, 40, 45]) {
    await fights.getByRole('list').evaluate((list) => list.scrollTo({ left: list.scrollWidth, behavior: 'instant' }));
    await expect(cards).toHaveCount(count);
  }
  await fights.getByRole('list').evaluate((list) => list.scrollTo({ left: list.scrollWidth, behavior: 'instant' }));
  await expect(fights.getByRole('button', { name: /^Next/ })).toBeDisabled();
  const ids = await cards.evaluateAll((links) => links.map((link) => link.getAttribute('data-card')));
  expect(new Set(ids).size).toBe(45);
  expect(asked).toHaveLength(4);
  expect(new Set(asked).size).toBe(4);
  for (const search of asked) {
    const { lastSeen, ...query } = Object.fromEntries(new URLSearchParams(search));
    expect(query).toEqual({ rpp: '10', displayGeoblocked: 'SHOW', displayContentAvailableOnSignIn: 'SHOW' });
    expect(lastSeen).toMatch(/./);
  }
});
