import { expect, test } from 'vitest';
import { createPreviewOverrides } from '../../preview-overrides.ts';
import type { RootData } from '../../root-loader.ts';
import { createOverrider } from './overrider.ts';

const root = {
  settings: { realm: 'lumen', name: 'Lumen' },
  labels: {
    defaultLocale: 'en_US',
    selectedLocale: 'es_ES',
    translations: { es_ES: { 'rows.new': 'Novedades', gone: 'Se va', signIn: 'Entrar' } },
    messages: {},
  },
} as unknown as RootData;
const behind = {
  page: { version: '1.0', title: 't:rows.new', elements: [] },
  menu: {
    version: '1.0',
    platform: 'WEB',
    layout: 'TOP',
    defaultView: 'home',
    items: [{ id: 'a', label: 't:rows.new', type: 'VIEW', data: { view: 'home' } }],
  },
  texts: { 'rows.new': 'New', gone: 'Gone', signIn: 'Entrar' },
};
const draft = (labels: object, locale = 'es_ES') => ({ version: '1.0', locale, labels });

test('the preview shows draft labels with plural forms in page and menu, and other texts for missing labels @edit-01 @i18n-01', () => {
  const overrides = createPreviewOverrides();
  const overrider = createOverrider(overrides, root);
  const films = '{count, plural, one {# película} other {# películas}}';
  const { issues, page } = overrider.labels(draft({ 'rows.new': 'Recién llegadas', films }), behind);
  expect(issues).toEqual([]);
  expect(page).toMatchObject({ title: 'Recién llegadas' });
  expect(overrides.menu.value?.items.map(({ label }) => label)).toEqual(['Recién llegadas']);
  const { translations, messages } = overrides.labels.value ?? {};
  expect(translations?.['es_ES']).toMatchObject({ 'rows.new': 'Recién llegadas', gone: 'Gone', signIn: 'Entrar' });
  expect(Object.keys(messages?.['es_ES'] ?? {})).toEqual(['films']);
  // An invalid draft changes nothing: the preview still shows the last valid page.
  expect(overrider.labels(draft({ 'rows.new': 7 }), behind)).toMatchObject({ page: { title: 'Recién llegadas' } });
});

test('the preview ignores draft labels of another language than the page’s @edit-01', () => {
  const overrides = createPreviewOverrides();
  const { page } = createOverrider(overrides, root).labels(draft({ 'rows.new': 'New films' }, 'en_US'), behind);
  expect(page).toMatchObject({ title: 'Novedades' });
});

test('the preview applies a draft of the realm’s settings (name, logos) and ignores an invalid draft @edit-01', () => {
  const overrides = createPreviewOverrides();
  const overrider = createOverrider(overrides, root);
  const settings = {
    version: '1.0',
    id: 'lumen',
    name: 'Lumen by night',
    hosts: ['lumen.localhost'],
    languages: ['en_US'],
    defaultLocale: 'en_US',
    logos: { main: 'assets/logo.svg', small: 'assets/mark.png' },
  };
  expect(overrider.realm(settings)).toEqual([]);
  expect(overrides.settings.value).toMatchObject({
    name: 'Lumen by night',
    logos: { main: '/images/lumen/assets/logo.svg?format=svg', small: '/images/lumen/assets/mark.png' },
    search: { enabled: false },
  });
  expect(overrider.realm({ ...settings, name: 7 })).not.toEqual([]);
  expect(overrides.settings.value?.name).toBe('Lumen by night');
});
