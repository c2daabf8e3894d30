import { describe, expect, test } from 'vitest';
import { checkDocument } from './check-document.ts';
import { checkForm, checkMenu, checkPage } from './author.ts';

const text = (more: object = {}) => ({ $type: 'textBlock', $zone: 'list', attributes: { text: 'Hello' }, ...more });
const page = (...elements: unknown[]) => ({ version: '1.1', elements });
const told = (checked: ReturnType<typeof checkPage | typeof checkForm | typeof checkMenu>) =>
  (checked.issues ?? []).map(({ severity, pointer, rule, near, element }) =>
    [severity, pointer, rule, near, element].filter(Boolean).join(' '),
  );
const pageIssues = (...elements: unknown[]) => told(checkPage(page(...elements)));

describe('issues that the author of a page gets @def-01 @edit-04', () => {
  test('reports no issues for a valid page', () => {
    expect(checkPage(page(text()))).toEqual({ ok: true, value: page(text()), issues: [] });
    expect(pageIssues()).toEqual([]);
  });

  test('suggests the closest existing kind for an element of an unknown kind', () => {
    expect(pageIssues(text({ $type: 'textBlok' }))).toEqual([
      'error /elements/0/$type unknown-kind textBlock textBlok',
    ]);
    expect(pageIssues(text({ $type: 'hologram' }))).toEqual(['error /elements/0/$type unknown-kind hologram']);
    expect(pageIssues(text({ $type: 'constructor' }))).toEqual(['error /elements/0/$type unknown-kind constructor']);
  });

  test('reports errors in an element’s common properties and in its attributes together', () => {
    expect(pageIssues(text(), { ...text({ $zone: 'lst', attributes: { text: 7, titel: 'x' } }) })).toEqual([
      'error /elements/1/$zone enum list textBlock',
      'error /elements/1/attributes/titel additionalProperties title textBlock',
      'error /elements/1/attributes/text type textBlock',
    ]);
  });

  test.each<[string, unknown]>([
    ['a null value', null],
    ['a number', 7],
    ['a text', 'hero'],
    ['a list', []],
    ['an empty object', {}],
    ['an object whose type is a number', { $type: 7, attributes: {} }],
    ['an object without attributes', { $type: 'textBlock', $zone: 'list' }],
  ])('reports only that %s is not an element, and no further issues', (_name, element) => {
    const issues = pageIssues(element);
    expect(issues.length).toBeGreaterThan(0);
    for (const issue of issues) expect(issue).toMatch(/^error \/elements\/0/);
  });

  test('reports all errors of an invalid page together, and rejects values that are not a page', () => {
    expect(told(checkPage({ version: '1.1', titel: 'x', elements: [text({ $type: 'hologram' })] }))).toEqual([
      'error /titel additionalProperties title',
      'error /elements/0/$type unknown-kind hologram',
    ]);
    for (const broken of [null, [], 7, { version: '1.1', elements: {} }]) expect(checkPage(broken).ok).toBe(false);
  });
});

describe('validation of an element’s fallbacks when the build does not know the element’s kind @def-15', () => {
  const newer = (fallback: unknown[], attributes: object = { text: 'Tonight' }) => ({
    $type: 'hologram',
    $zone: 'list',
    attributes,
    fallback,
  });
  test.each<[string, unknown[]]>([
    ['another kind that accepts the same attributes', ['textBlock']],
    ['a complete element of another kind', [text()]],
    ['the second of several fallback kinds', ['alsoNewer', 'textBlock']],
  ])('accepts an element of a kind that this build does not know, if the fallback is %s', (_which, fallback) => {
    const checked = checkPage(page(newer(fallback)));
    expect(checked.ok).toBe(true);
    expect(told(checked)).toContain('warning /elements/0/$type unknown-kind hologram');
  });

  test.each<[string, unknown[], object?]>([
    ['no fallback', []],
    ['a fallback kind that is also unknown', ['alsoNewer']],
    ['a fallback kind that does not accept the attributes', ['textBlock'], { title: 7 }],
    ['an invalid element as its fallback', [text({ attributes: { text: 7 } })]],
  ])('rejects an element of an unknown kind with %s', (_which, fallback, attributes) =>
    expect(checkPage(page(newer(fallback, attributes))).ok).toBe(false),
  );

  test('warns about a fallback of an unknown kind, and rejects an invalid fallback of a valid element', () => {
    expect(pageIssues(text({ fallback: ['textBlok', 'textBlock'] }))).toEqual([
      'warning /elements/0/fallback/0 unknown-kind textBlock textBlock',
    ]);
    expect(pageIssues(text({ fallback: [text({ attributes: { text: 7 } })] }))).toEqual([
      'error /elements/0/fallback/0/attributes/text type textBlock',
    ]);
  });
});

describe('validation of nested elements @def-01', () => {
  const grid = (...elements: unknown[]) => ({ $type: 'gridBlock', $zone: 'list', attributes: { elements } });
  test('reports errors in nested elements and in their attributes with JSON pointers', () => {
    expect(pageIssues(grid(text(), { ...text(), attributes: { text: 7 } }))).toEqual([
      'error /elements/0/attributes/elements/1/attributes/text type textBlock',
    ]);
    expect(pageIssues(grid({ text: 7 })).join()).toMatch(/^error \/elements\/0\/attributes\/elements\/0/);
  });

  const deep = (levels: number): object => (levels === 0 ? text() : grid(deep(levels - 1)));
  test('rejects elements that are nested deeper than pages can render @def-10', () => {
    expect(pageIssues(deep(3))).toEqual([]);
    expect(pageIssues(deep(4))).toEqual([
      `error /elements/0${'/attributes/elements/0'.repeat(3)}/attributes/elements depth gridBlock`,
    ]);
  });

  test('validates the fields of a form that is nested in a page @page-06', () => {
    const review = (field: object) => ({
      $type: 'reviewForm',
      $zone: 'list',
      attributes: {
        contentId: 1,
        contentType: 'VOD',
        title: 'x',
        submitLabel: 'Go',
        allowed: true,
        fields: [{ id: 'a', type: 'text', label: 'A', required: true, messages: {}, ...field }],
      },
    });
    expect(pageIssues(review({}))).toEqual([]);
    expect(pageIssues(review({ type: 'txt' }))).toEqual([
      'error /elements/0/attributes/fields/0/type unknown-kind text reviewForm',
    ]);
  });
});

describe('issues that the author of a menu gets @def-08', () => {
  const item = (more: object = {}) => ({ id: 'x', label: 'X', type: 'ROUTE', data: { route: '/home' }, ...more });
  const menu = (...items: unknown[]) =>
    told(checkMenu({ version: '1.1', platform: 'WEB', layout: 'TOP', defaultView: 'home', items }));
  test('reports the issues of menu items and of their children', () => {
    expect(menu(item(), item({ children: [item()] }))).toEqual([]);
    expect(menu(item({ label: 7 }), item({ children: [item({ label: 7 })] }))).toEqual([
      'error /items/0/label type',
      'error /items/1/children/0/label type',
    ]);
  });
  test('rejects menu items that are nested below the second level of a menu', () => {
    expect(menu(item({ children: [item({ children: [item({ label: 7 })] }), item({ children: [] })] }))).toEqual([
      'error /items/0/children/0/children depth',
    ]);
  });
});

describe('issues that the author of a form gets @def-01', () => {
  const form = (...fields: unknown[]) => told(checkForm({ version: '1.1', submitLabel: 'Go', fields }));
  test('suggests the closest form field type and rejects values that are not a form field', () => {
    expect(form({ id: 'a', type: 'emial', label: 'x', required: true, messages: {} })).toEqual([
      'error /fields/0/type unknown-kind email',
    ]);
    for (const broken of [null, 7, {}]) expect(form(broken).join()).toMatch(/^error \/fields\/0/);
  });
});

test('validates a document of an older version after migrating the document @def-07', () => {
  const old = {
    version: '0.9',
    heading: 'x',
    elements: [{ ...text(), $type: 'hero', attributes: { subtitle: 'y', background: {} } }],
  };
  expect(checkDocument('page', old).issues ?? []).toEqual([]);
  expect(checkDocument('page', { ...old, version: '1.1' }).ok).toBe(false);
  expect(checkDocument('form', { version: '0.9', submit: 'Go', fields: [] }).ok).toBe(
    checkDocument('form', { version: '1.1', submitLabel: 'Go', fields: [] }).ok,
  );
});
