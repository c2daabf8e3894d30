import { expect, test } from 'vitest';
import type { FooterBlock } from '#schemas/generated/types.ts';
import { drawBlock } from '../../tests/support/draw-block.tsx';
import footer from './index.ts';

const draw = (more: Partial<FooterBlock>) => drawBlock(footer, { groups: [], ...more });
const legal = {
  title: 'Legal',
  links: [
    { text: 'Terms', link: { type: 'SECTION' as const, id: 'rules' } },
    { text: 'Nowhere', link: { type: 'EXTERNAL' as const } },
  ],
};
const languages = [
  { locale: 'en_US', name: 'English', href: '/?lang=en_US', current: true },
  { locale: 'zh_Hant_TW', name: '繁體中文', href: '/?lang=zh_Hant_TW' },
];

test('shows each group of footer links under its title and leaves out links without a valid target @page-14', () => {
  const html = draw({ groups: [legal, { title: 'Empty', links: legal.links.slice(1) }], note: '© Apex' });
  expect(html).toContain('<nav aria-label="Legal">');
  expect(html).toContain('Terms');
  expect(html).not.toMatch(/Nowhere|Empty/);
  expect(html).toContain('© Apex');
});

test('the footer links to the current page in each language, with the link’s text in that language @page-14 @i18n-03', () => {
  const html = draw({ languageLinks: languages });
  expect(html).toMatch(/href="\/\?lang=zh_Hant_TW" lang="zh-Hant-TW"/);
  expect(html.match(/aria-current="true"/g)).toHaveLength(1);
});

test('the footer shows no language links if the realm has only one language', () => {
  expect(draw({ languageLinks: languages.slice(0, 1) })).not.toContain('English');
});
