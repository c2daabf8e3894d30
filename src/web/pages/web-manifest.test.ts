import { expect, test } from 'vitest';
import type { RealmSettings } from '#schemas/wire/site/realm.ts';
import { manifestLanguage, webManifest } from './web-manifest.ts';

const settings = {
  name: 'Lumen',
  description: 'A small cinema.',
  defaultLocale: 'en_US',
  theme: { colors: { background: '#fdfcf7' } },
  logos: { main: '/images/lumen/assets/logo.svg', small: '/images/lumen/assets/mark.svg?format=svg&v=1a2b' },
} as RealmSettings;

test('the web app manifest describes the realm by its name, colours, icon and the page’s language @page-11', () => {
  expect(webManifest(settings, 'ar')).toMatchObject({
    name: 'Lumen',
    description: 'A small cinema.',
    lang: 'ar',
    dir: 'rtl',
    start_url: '/?lang=ar',
    display: 'standalone',
    background_color: '#fdfcf7',
    icons: [
      { src: '/images/lumen/assets/mark.svg?format=svg&v=1a2b', sizes: 'any' },
      { src: '/images/lumen/assets/mark.svg?w=240&v=1a2b', sizes: '240x240' },
      { sizes: '640x640' },
    ],
  });
  expect(webManifest(settings, 'he_IL')).toMatchObject({ lang: 'he-IL', dir: 'rtl' });
  expect(webManifest(settings)).toMatchObject({ lang: 'en-US', dir: 'ltr', start_url: '/' });
});

test('the web app manifest accepts only valid locales as language @page-11', () => {
  expect(manifestLanguage(new URL('https://a.example/manifest.webmanifest?lang=pt_PT'))).toBe('pt_PT');
  expect(manifestLanguage(new URL('https://a.example/manifest.webmanifest?lang=zh_Hant'))).toBe('zh_Hant');
  expect(manifestLanguage(new URL('https://a.example/manifest.webmanifest?lang=en%0Ax'))).toBeUndefined();
});
