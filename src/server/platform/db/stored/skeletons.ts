import { currentVersion as version } from '#schemas/version.ts';
import type { DocumentKind } from '#schemas/realm-folder.ts';

/** A palette in which everything can be read. */
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

/** The least that a valid document of each kind has: stands where one of a realm's cannot be read. */
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
  texts: () => ({ version, texts: [] }),
  labels: (locale) => ({ version, locale, labels: {} }),
  catalogue: () => ({ version }),
  media: () => ({ version, media: {} }),
  news: () => ({ version, feeds: [], items: [] }),
  fighters: () => ({ version, fighters: [] }),
  guide: () => ({ version, channels: [] }),
  accounts: () => ({ version, accounts: [] }),
};

/** The least that a valid document has. */
export const skeletonOf = (kind: DocumentKind, name: string): object => skeletons[kind](name);
