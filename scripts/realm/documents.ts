import type { Accounts, Form, Menu, Page, Realm, Theme } from '#schemas/generated/types.ts';
import { films, WEEKEND } from './catalogue.ts';
import type { Colours } from './palette.ts';

const version = '1.1';

/** Identity of the new realm. */
export interface Naming {
  id: string;
  name: string;
}

export const settings = ({ id, name }: Naming): Realm => ({
  version,
  id,
  name,
  description: 't:page.home.description',
  hosts: [`${id}.localhost`],
  languages: ['en_US', 'ar'],
  defaultLocale: 'en_US',
  logos: { main: 'assets/logo.svg', small: 'assets/mark.svg', icon: 'assets/mark.svg' },
  loginBackground: { desktop: 'pictures/6.svg', mobile: 'pictures/6-portrait.svg' },
  languageBadgeForGuests: true,
  selfRegistration: { allowed: false },
  authentication: { providers: [{ name: 'ID', form: 'login' }] },
});

export const theme = (colors: Colours): Theme => ({
  version,
  scheme: 'dark',
  colors,
  fonts: {
    text: { family: 'Helvetica Neue', generic: 'sans-serif' },
    display: { family: 'Helvetica Neue', generic: 'sans-serif' },
  },
  type: { displayCase: 'none', displayWeight: 750, displayTracking: -18 },
  shape: { radius: 10, buttonRadius: 999, density: 'regular', cardGap: 16 },
  hero: { composition: 'full' },
  card: { style: 'plain' },
});

export const menu = (): Menu => ({
  version,
  platform: 'WEB',
  layout: 'TOP_LEFT',
  defaultView: 'home',
  items: [
    { id: 'home', label: 't:menu.home', type: 'VIEW', data: { view: 'home' }, style: { featured: true } },
    { id: 'films', label: 't:menu.films', type: 'SECTION', data: { sectionId: 'films' }, style: { featured: true } },
  ],
});

const list = ($type: string, attributes: object) => ({ $type, $zone: 'list', attributes });

const row = (name: string, type: string, source: object, rowTypeData?: object) =>
  list('bucket', {
    bucketId: name,
    exid: name,
    name: `t:rows.${name}`,
    type,
    source,
    ...(rowTypeData && { rowTypeData }),
  });

const newest = row('new', 'VOD_VIDEO', { type: 'VIDEOS', tag: 'new', sort: 'NEWEST' });

function hero({ id }: Naming) {
  const [film] = films;
  return {
    $type: 'hero',
    $zone: 'header',
    attributes: {
      heroId: 1,
      tagline: 't:hero.tagline',
      title: 't:hero.title',
      description: 't:hero.description',
      tags: ['t:hero.genre', '2026'],
      background: {
        imageUrl: `/images/${id}/pictures/1.svg`,
        portraitImageUrl: `/images/${id}/pictures/1-portrait.svg`,
        gradientBottom: true,
        gradientLeft: true,
      },
      primaryButton: {
        type: 'WATCH_NOW',
        text: 't:hero.watch',
        link: { type: 'VOD', id: film?.id, title: film?.title },
      },
      secondaryButton: { type: 'SECTION_LINK', text: 't:hero.more', link: { type: 'SECTION', id: 'films' } },
      alignment: 'LEFT',
    },
  };
}

/** Creates the new realm's pages, keyed by name. */
export const pages = (naming: Naming): Record<string, Page> => ({
  home: {
    version,
    source: 'home',
    title: 't:page.home.title',
    description: 't:page.home.description',
    elements: [
      hero(naming),
      newest,
      row('posters', 'VOD_VIDEO', { type: 'VIDEOS', tag: 'feature', sort: 'NEWEST' }, { displayPosters: true }),
      row('weekend', 'MIXED', { type: 'PLAYLIST_ITEMS', playlistId: WEEKEND }, { rowType: 'featured' }),
      row('documentaries', 'VOD_VIDEO', { type: 'VIDEOS', tag: 'documentary', sort: 'NEWEST' }),
      list('textBlock', { title: 't:text.about.title', text: 't:text.about' }),
    ],
  },
  films: {
    version,
    source: 'films',
    title: 't:page.films.title',
    description: 't:page.films.text',
    elements: [
      list('textBlock', { title: 't:page.films.title', text: 't:page.films.text' }),
      list('cardList', { type: 'GRID', source: { type: 'VIDEOS', sort: 'NEWEST' }, emptyTitle: 't:page.films.empty' }),
    ],
  },
  '404': {
    version,
    source: '404',
    title: 't:page.notFound.title',
    description: 't:page.notFound.text',
    elements: [list('textBlock', { title: 't:page.notFound.title', text: 't:page.notFound.text' }), newest],
  },
});

const field = (id: string, type: 'email' | 'password', label: string, autocomplete: string, messages: object) => ({
  id,
  type,
  label: `t:login.${label}`,
  required: true,
  autocomplete,
  messages,
});

export const loginForm = (): Form => ({
  version,
  title: 't:login.title',
  description: 't:login.text',
  fields: [
    field('id', 'email', 'email', 'username', {
      required: 'pleaseProvideYourEmail',
      invalid: 'pleaseProvideValidEmail',
    }),
    field('secret', 'password', 'password', 'current-password', { required: 'passwordFieldIsRequired' }),
  ],
  submitLabel: 't:login.submit',
});

/** Creates demo accounts for signing in. The production server rejects them. */
export const accounts = (): Accounts => ({
  version,
  accounts: (['viewer', 'editor'] as const).map((role) => ({
    email: `${role}@playbill.test`,
    password: 'playbill-demo',
    name: role === 'viewer' ? 'Vera Viewer' : 'Edda Editor',
    role,
  })),
});
