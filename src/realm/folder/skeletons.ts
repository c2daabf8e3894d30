import { currentVersion as version } from '#schemas/version.ts';
import type { DocumentKind } from '#schemas/realm-folder.ts';

const colour = '#000000';

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
    colors: {
      background: colour,
      surface: colour,
      raised: colour,
      text: colour,
      muted: colour,
      line: colour,
      brand: colour,
      onBrand: colour,
      live: colour,
      danger: colour,
      success: colour,
      focus: colour,
    },
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
  accounts: () => ({ version, accounts: [] }),
};

/** The least that a valid document has. */
export const skeletonOf = (kind: DocumentKind, name: string): object => skeletons[kind](name);
