import { AxeBuilder } from '@axe-core/playwright';
import { at, expect, open, test } from './support.ts';

const screens = [
  ['apex', '/'],
  ['lumen', '/'],
  ['apex', '/?lang=ar'],
  ['apex', '/login'],
  ['lumen', '/login'],
  ['apex', '/signup'],
  ['lumen', '/signup?lang=ar'],
  ['lumen', '/search?query=orchard'],
  ['apex', '/search?query=nothing+is+called+this'],
  ['lumen', '/section/about'],
  ['apex', '/video/1001'],
  ['lumen', '/series/2001'],
] as const;

for (const [realm, path] of screens)
  test(`axe finds nothing wrong on ${realm} ${path} @nav-11`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, at(realm, path));
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(
      violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes
            .slice(0, 3)
            .map(({ html }) => html.slice(0, 120))
            .join(' | ')}`,
      ),
    ).toEqual([]);
  });
