import { expect, test } from 'vitest';
import { issueLine } from './issue.ts';
import { parseMenu } from './parse-menu.ts';

const item = (id: string, rest: object = {}) => ({ id, label: id, type: 'VIEW', data: { view: id }, ...rest });
const menu = (...items: unknown[]) => ({
  version: '1.0',
  platform: 'WEB',
  layout: 'SIDEBAR',
  defaultView: 'home',
  items,
});
const read = (document: unknown) => {
  const { issues, ...parsed } = parseMenu(document);
  const items = 'items' in parsed ? parsed.items : [];
  return { items, ids: items.map(({ id }) => id), lines: issues.map(issueLine) };
};

test.each([
  ['an unknown type', { type: 'PAGE' }, '/items/1/type: expected a “type” that the schema knows, found "PAGE"'],
  ['no type', { type: undefined }, '/items/1/type: expected a “type” that the schema knows, found nothing'],
  ['data of another type', { type: 'LINK' }, '/items/1/data: expected a property “url”, found none'],
  ['data that is a text', { data: 'home' }, '/items/1/data: expected an object, found "home"'],
  ['a javascript: URL', { type: 'LINK', data: { url: 'javascript:1' } }, '/items/1/data/url: expected an address: '],
  ['a text instead of a list of children', { children: 'all' }, '/items/1/children: expected a list, found "all"'],
])('leaves out a menu item with %s and reports the error with a JSON pointer @def-06 @nav-10', (_name, wrong, line) => {
  const { ids, lines } = read(menu(item('a'), item('b', wrong), item('c')));
  expect(ids).toEqual(['a', 'c']);
  expect(lines).toEqual([expect.stringContaining(line)]);
});

test('leaves out invalid child items of a menu, and rejects children of child items as too deep @nav-10', () => {
  const { items, lines } = read(menu(item('a', { children: [item('b', { children: [item('c')] }), null, item('d')] })));
  expect(items[0]?.children.map(({ id, children }) => [id, children])).toEqual([
    ['b', []],
    ['d', []],
  ]);
  expect(lines).toEqual([
    '/items/0/children/0/children: expected no items at this depth, found a list of 1 item',
    '/items/0/children/1: expected an object, found null',
  ]);
});

test.each(['TOP', 'TOP_LEFT', 'HAMBURGER', 'SIDEBAR'])('accepts a menu of the layout %s @nav-01', (layout) => {
  expect(parseMenu({ ...menu(item('a')), layout }).menu?.layout).toBe(layout);
});

test('returns issues instead of a menu if the document is not a menu', () => {
  expect(parseMenu(null)).toEqual({ issues: [expect.objectContaining({ pointer: '', rule: 'type' })] });
  expect(parseMenu({ ...menu(), layout: 'SIDE' }).issues.map(issueLine)).toEqual([
    '/layout: expected one of "TOP", "TOP_LEFT", "HAMBURGER", "SIDEBAR", found "SIDE"',
  ]);
});
