import { expect, test } from 'vitest';
import { parseMenu } from '#schemas/parse-menu.ts';
import type { Link } from '#schemas/generated/types.ts';
import { resolveItems } from './resolve.ts';

const hrefOf = ({ type, id, route, url }: Link) =>
  type === 'ROUTE' && route === '/nowhere' ? undefined : `${type} ${id ?? route ?? url}`;
const resolve = (...items: object[]) => {
  const parsed = parseMenu({ version: '1.0', platform: 'WEB', layout: 'TOP', defaultView: 'home', items });
  expect(parsed.issues).toEqual([]);
  return resolveItems(parsed.menu ? parsed.items : [], hrefOf);
};

test('resolves the link of each type of menu item @nav-10', () => {
  const items = resolve(
    { id: 'a', label: 'A', type: 'VIEW', data: { view: 'epg' } },
    { id: 'b', label: 'B', type: 'SECTION', data: { sectionId: 'films' } },
    { id: 'c', label: 'C', type: 'ROUTE', data: { route: '/schedule' } },
    { id: 'd', label: 'D', type: 'PLUGIN', data: { pluginId: 'vote' } },
    { id: 'e', label: 'E', type: 'LINK', data: { url: 'https://example.org/', target: '_blank' } },
  );
  expect(items.map(({ href, external, newTab }) => [href, external, newTab])).toEqual([
    ['ROUTE /epg', false, false],
    ['SECTION films', false, false],
    ['ROUTE /schedule', false, false],
    ['PLUGIN vote', false, false],
    ['https://example.org/', true, true],
  ]);
});

test('leaves out menu items and child items without a valid link; icon, layout and audience remain unchanged @nav-10', () => {
  const [item, ...rest] = resolve(
    {
      id: 'a',
      label: 'A',
      type: 'VIEW',
      data: { view: 'home' },
      layout: 'ICON',
      style: { featured: true, icon: 'home' },
      visibility: 'GUEST',
      children: [
        { id: 'b', label: 'B', type: 'ROUTE', data: { route: '/nowhere' } },
        { id: 'c', label: 'C', type: 'ROUTE', data: { route: '/here' } },
      ],
    },
    { id: 'd', label: 'D', type: 'ROUTE', data: { route: '/nowhere' } },
  );
  expect(rest).toEqual([]);
  expect(item).toMatchObject({ layout: 'ICON', icon: 'home', featured: true, visibility: 'GUEST' });
  expect(item?.children.map(({ id }) => id)).toEqual(['c']);
});
