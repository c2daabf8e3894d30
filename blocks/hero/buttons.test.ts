import { expect, test } from 'vitest';
import { checkPage } from '#schemas/author.ts';

const targets = {
  VOD: { type: 'VOD', id: 1 },
  LIVE: { type: 'LIVE', id: 1 },
  SERIES: { type: 'SERIES', id: 1 },
  SECTION: { type: 'SECTION', id: 'events' },
  ROUTE: { type: 'ROUTE', route: '/video/1' },
  EXTERNAL: { type: 'EXTERNAL', url: 'https://example.org/' },
};

/** Issues of a hero whose button of this type links to this target. */
function faultsOf(type: string, target: keyof typeof targets): string[] {
  const primaryButton = { type, text: 'Go', link: targets[target] };
  const hero = { $type: 'hero', $zone: 'header', attributes: { title: 'A', background: {}, primaryButton } };
  const checked = checkPage({ version: '1.0', elements: [hero] });
  return checked.ok ? [] : checked.issues.map(({ pointer }) => pointer);
}

test.each([
  ['WATCH_NOW', 'VOD, LIVE, SERIES and ROUTE', ['VOD', 'LIVE', 'SERIES', 'ROUTE']],
  ['SECTION_LINK', 'SECTION', ['SECTION']],
  ['ROUTE_LINK', 'VOD, LIVE, SERIES, SECTION and ROUTE', ['VOD', 'LIVE', 'SERIES', 'SECTION', 'ROUTE']],
  ['EXTERNAL_URL', 'EXTERNAL', ['EXTERNAL']],
])('a hero button of type %s accepts only links of the types %s @hero-02', (type, _targets, allowed) => {
  for (const target of Object.keys(targets) as (keyof typeof targets)[])
    expect(faultsOf(type, target), target).toEqual(
      allowed.includes(target) ? [] : ['/elements/0/attributes/primaryButton/link/type'],
    );
});
