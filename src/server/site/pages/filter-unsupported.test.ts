import { describe, expect, test } from 'vitest';
import type { Page } from '#schemas/generated/types.ts';
import { filterUnsupported } from './filter-unsupported.ts';

const element = ($type: string, more: object = {}) => ({ $type, $zone: 'list', attributes: { text: $type }, ...more });
const page = (...elements: unknown[]) => ({ version: '1.0', elements }) as Page;
const offer = (elements: unknown[], ...off: string[]) => {
  const { page: offered, issues } = filterUnsupported(page(...elements), { off: new Set(off) });
  return { elements: offered.elements as unknown[], issues };
};

describe('elements of kinds that the realm has disabled', () => {
  test('disabled elements are removed from a page, and reported with an error that names their kind @def-16', () => {
    const { elements, issues } = offer([element('textBlock'), element('hero')], 'hero');
    expect(elements).toEqual([element('textBlock')]);
    expect(issues).toMatchObject([
      { severity: 'error', rule: 'switched-off', pointer: '/elements/1/$type', element: 'hero', found: '"hero"' },
    ]);
  });

  test('disabled elements are replaced by their first enabled fallback @def-16', () => {
    const whole = { $type: 'cardList', $zone: 'header', attributes: { type: 'GRID' } };
    const hero = element('hero', { $version: '1.1', fallback: ['bucket', 'textBlock', whole] });
    const { elements, issues } = offer([hero], 'hero', 'bucket');
    expect(elements).toEqual([
      {
        $type: 'textBlock',
        $zone: 'list',
        attributes: { text: 'hero' },
        // The other fallbacks are sent too, for clients whose build cannot render this one.
        fallback: [{ ...whole, $zone: 'list' }],
      },
    ]);
    expect(issues).toMatchObject([{ severity: 'warning', found: '"hero", shown as textBlock' }]);
  });

  test('disabled elements are removed if all their fallbacks are disabled too @def-16', () => {
    expect(offer([element('hero', { fallback: ['bucket', 7] })], 'hero', 'bucket').elements).toEqual([]);
  });

  test('disabled elements are removed from the children of other elements too @def-16', () => {
    const grid = element('gridBlock', {
      attributes: { elements: [element('image'), { text: 'Ann' }, element('hero')] },
    });
    const { elements, issues } = offer([grid], 'image');
    expect(elements).toEqual([{ ...grid, attributes: { elements: [{ text: 'Ann' }, element('hero')] } }]);
    expect(issues).toMatchObject([{ pointer: '/elements/0/attributes/elements/0/$type' }]);
  });

  test('disabled elements are removed from the fallbacks of other elements @def-16', () => {
    const newer = element('newKind', { fallback: ['hero', 'textBlock'] });
    expect(offer([newer], 'hero').elements).toEqual([
      { ...newer, fallback: [element('textBlock', { attributes: { text: 'newKind' } })] },
    ]);
    expect(offer([newer], 'bucket').elements[0]).toEqual(newer);
  });
});

test('a page without disabled or unknown elements is unchanged, even if the page is invalid @def-16', () => {
  const odd = page(null, 7, { $type: 'bucket' }, element('hero', { fallback: 'no list' }));
  expect(filterUnsupported(odd, { off: new Set() }).page).toBe(odd);
  expect(offer(odd.elements, 'image')).toEqual({ elements: odd.elements, issues: [] });
  const broken = { version: '1.0', elements: 'none' } as unknown as Page;
  expect(filterUnsupported(broken, { off: new Set(['hero']) })).toEqual({ page: broken, issues: [] });
});

test('an older client gets fallbacks for elements that it does not know, and an older page format version @def-16', () => {
  const newer = { $type: 'hologram', $zone: 'list', attributes: { text: 'x' }, fallback: ['textBlock'] };
  const carousel = { $type: 'cardList', $zone: 'list', attributes: { type: 'CAROUSEL', cards: [] } };
  const lost = { $type: 'fighters', $zone: 'list', attributes: {} };
  const document = { version: '1.1', elements: [newer, carousel, lost] } as unknown as Page;
  const draws = { version: '1.0', kinds: ['textBlock', 'cardList'] };
  const { page: offered, issues } = filterUnsupported(document, { off: new Set(), draws });
  expect(offered).toEqual({
    version: '1.0',
    elements: [
      { $type: 'textBlock', $zone: 'list', attributes: { text: 'x' } },
      { $type: 'cardList', $zone: 'list', attributes: { type: 'LIST', cards: [] } },
    ],
  });
  expect(issues.map(({ rule, severity, pointer }) => [rule, severity, pointer])).toEqual([
    ['not-drawn', 'warning', '/elements/0/$type'],
    ['not-drawn', 'error', '/elements/2/$type'],
  ]);
});
