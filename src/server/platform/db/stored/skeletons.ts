import { currentVersion as version } from '#schemas/version.ts';
import type { DocumentKind } from '#schemas/realm-folder.ts';

/** Colours of the theme that is used if the realm's theme cannot be read. They have sufficient contrast. */
const colors = {
  background: '#101014',
  surface: '#18181d',
  raised: '#222229',
  text: '#ffffff',
  muted: '#b8b8c0',
  line: '#3a3a44',
  brand: '#ffffff',
  onBrand: '#101014',
  live: '#ff5a5a',
  danger: '#ff7a7a',
  success: '#5fd38d',
  focus: '#ffffff',
};

/** Minimal valid document of each kind, used when a realm's document cannot be read. */
const skeletons: Record<DocumentKind, (name: string) => object> = {
  realm: () => ({
    version,
    id: 'realm',
    name: 'Realm',
    hosts: ['localhost'],
    languages: ['en_US'],
    defaultLocale: 'en_US',
    logos: { main: 'assets/logo.svg', small: 'assets/logo.svg' },
  }),
  theme: () => ({
    version,
    scheme: 'dark',
    colors,
    fonts: { text: { family: 'Arial' }, display: { family: 'Arial' } },
  }),
  menu: () => ({ version, platform: 'WEB', layout: 'TOP', defaultView: 'home', items: [] }),
  page: () => ({ version, elements: [] }),
  form: () => ({ version, submitLabel: '', fields: [{ id: 'field', type: 'text', required: false, messages: {} }] }),
  consent: () => ({ version, terms: [] }),
  licences: () => ({ version, licences: [] }),
  vouchers: () => ({ version, campaigns: [] }),
  texts: () => ({ version, texts: [] }),
  labels: (locale) => ({ version, locale, labels: {} }),
  catalogue: () => ({ version }),
  media: () => ({ version, media: {} }),
  news: () => ({ version, feeds: [], items: [] }),
  fighters: () => ({ version, fighters: [] }),
  guide: () => ({ version, channels: [] }),
  accounts: () => ({ version, accounts: [] }),
};

/** Returns the minimal valid document of a kind. */
export const skeletonOf = (kind: DocumentKind, name: string): object => skeletons[kind](name);
