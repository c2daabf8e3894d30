import { type FolderFiles, ids, realmFiles } from '../support/realm-folder.ts';

const files = realmFiles('north');

/** A changed copy of a file of the test realm. */
export const changed = (name: string, change: (document: never) => unknown): FolderFiles => {
  const document = structuredClone(files[name]);
  change(document as never);
  return { [name]: document };
};

interface Guide {
  version: '1.0';
  programmes: object[];
  timetables: { airings: object[]; [key: string]: unknown }[];
  channels: object[];
}
interface Page {
  elements: { attributes: Record<string, unknown>; [key: string]: unknown }[];
}
/** A changed home page. */
export const home = (change: (page: Page) => unknown) => changed('pages/home.json', change);
/** Adds properties to the first element of the home page. */
export const element = (more: object) => home(({ elements: [first] }) => Object.assign(first ?? {}, more));
const added = (added: object) => home(({ elements }) => elements.push(added as Page['elements'][number]));
/** Adds labels in a language. */
export const words = (locale: string, texts: object) =>
  changed(`labels/${locale}.json`, ({ labels }: { labels: object }) => Object.assign(labels, texts));
/** Changes settings. */
export const settings = (change: object) => changed('realm.json', (realm: object) => Object.assign(realm, change));
const hero = (background: object) => ({ $type: 'hero', $zone: 'header', attributes: { background } });

/** A changed guide with one channel. */
const guide = (change: (document: Guide) => unknown): FolderFiles => {
  const document: Guide = {
    version: '1.0',
    programmes: [{ id: 1, episode: 'One' }],
    timetables: [
      {
        name: 'daily',
        startsAt: '2026-01-01T00:00:00Z',
        repeatsEvery: 1,
        airings: [{ programme: 1, offset: 0, duration: 3600 }],
      },
    ],
    channels: [{ id: ids.weekly, timetable: 'daily' }],
  };
  change(document);
  return { 'guide.json': document };
};

/**
 * One example of each kind of mistake: its description, the changed files, its only finding, and part of the message.
 */
export const mistakes: [string, FolderFiles, string, string?][] = [
  [
    'two programmes of the guide with the same id',
    guide(({ programmes }) => programmes.push({ id: 1, episode: 'Another' })),
    'error guide.json /programmes/1/id duplicate-id',
  ],
  [
    'a programme of the guide with a blank name',
    guide(({ programmes }) => Object.assign(programmes[0] ?? {}, { episode: ' ' })),
    'error guide.json /programmes/0/episode pattern',
    'a text that is not blank',
  ],
  [
    'a programme of the guide with an empty translated name',
    guide(({ programmes }) => Object.assign(programmes[0] ?? {}, { translations: { es_ES: { episode: '' } } })),
    'error guide.json /programmes/0/translations/es_ES/episode pattern',
  ],
  [
    'a missing picture of a programme',
    guide(({ programmes }) => Object.assign(programmes[0] ?? {}, { picture: 'pictures/11.svg' })),
    'error guide.json /programmes/0/picture reference',
    'Did you mean “pictures/1.svg”?',
  ],
  [
    'two timetables with the same name',
    guide(({ timetables }) => timetables.push({ ...timetables[0], airings: [] })),
    'error guide.json /timetables/1/name duplicate-id',
  ],
  [
    'a timetable in an unknown time zone',
    guide(({ timetables }) => Object.assign(timetables[0] ?? {}, { timeZone: 'Europe/Berln' })),
    'error guide.json /timetables/0/timeZone reference',
    'Did you mean “Europe/Berlin”?',
  ],
  [
    'an unknown programme in a timetable',
    guide(({ timetables }) => timetables[0]?.airings.push({ programme: 2, offset: 3600, duration: 60 })),
    'error guide.json /timetables/0/airings/1/programme reference',
    'a programme of this file',
  ],
  [
    'a channel that is listed twice in the guide',
    guide(({ channels }) => channels.push({ id: ids.weekly })),
    'error guide.json /channels/1/id duplicate-id',
  ],
  [
    'a channel of the guide that is not an event',
    guide(({ channels }) => channels.push({ id: ids.free })),
    'error guide.json /channels/1/id reference',
    'the id of an event',
  ],
  [
    'an unknown timetable of a channel',
    guide(({ channels }) => Object.assign(channels[0] ?? {}, { timetable: 'dayly' })),
    'error guide.json /channels/0/timetable reference',
    'Did you mean “daily”?',
  ],
  [
    'a trailing comma in JSON',
    { 'pages/more.json': '{\n  "version": "1.0",\n  "elements": [],\n}' },
    'error pages/more.json  syntax',
    'JSON at line 4, column 1',
  ],
  [
    'a misspelt property',
    element({ attributes: { text: 'x', titel: 'y' } }),
    'error pages/home.json /elements/0/attributes/titel additionalProperties',
  ],
  [
    'a number instead of a text',
    element({ attributes: { text: 3 } }),
    'error pages/home.json /elements/0/attributes/text type',
    'expected a text, found 3',
  ],
  [
    'an element of an unknown kind',
    element({ $type: 'carousel' }),
    'error pages/home.json /elements/0/$type unknown-kind',
  ],
  [
    'an element of an unknown kind with a fallback',
    element({ $type: 'carousel', fallback: ['textBlock'] }),
    'warning pages/home.json /elements/0/$type unknown-kind',
  ],
  [
    'sharing without a link template',
    settings({ socialSharing: { enabled: true } }),
    'warning realm.json /socialSharing sharing',
    'expected a universalLink such as /{path}',
  ],
  [
    'an invalid template of share links',
    settings({ socialSharing: { enabled: true, universalLink: 'https://north.test/' } }),
    'error realm.json /socialSharing/universalLink pattern',
  ],
  [
    'a hero with the id of an unknown title',
    added({
      $type: 'hero',
      $zone: 'header',
      attributes: { background: {}, content: { id: 2001, type: 'VOD', title: 'A series' } },
    }),
    'error pages/home.json /elements/8/attributes/content/id reference',
  ],
  [
    'a fallback of an unknown kind',
    element({ fallback: ['carousel'] }),
    'warning pages/home.json /elements/0/fallback/0 unknown-kind',
  ],
  [
    'a fallback kind that does not accept the element’s attributes',
    element({ fallback: ['hero'] }),
    'error pages/home.json /elements/0/fallback/0 required',
    'at /attributes it needs a property “background”, found "hero"',
  ],
  [
    'an invalid element as fallback',
    element({ fallback: [{ $type: 'textBlock', $zone: 'list', attributes: {} }] }),
    'error pages/home.json /elements/0/fallback/0/attributes required',
  ],
  [
    'a menu item that links to a missing page',
    changed('menus/web.json', ({ items }: { items: { data: object }[] }) =>
      Object.assign(items[0]?.data ?? {}, { sectionId: 'nowhere' }),
    ),
    'error menus/web.json /items/0/data/sectionId reference',
  ],
  [
    'two menu items with the same id',
    changed('menus/web.json', ({ items }: { items: object[] }) => items.push({ ...items[0] })),
    'error menus/web.json /items/1/id duplicate-id',
  ],
  [
    'a javascript: link',
    changed('menus/web.json', ({ items }: { items: object[] }) =>
      items.push({ id: 'x', label: 'X', type: 'LINK', data: { url: 'javascript:alert(1)' } }),
    ),
    'error menus/web.json /items/1/data/url pattern',
  ],
  [
    'a reference to a label that does not exist',
    element({ attributes: { text: 't:nothing' } }),
    'error pages/home.json /elements/0/attributes/text reference',
  ],
  [
    'a label that is missing in one language',
    { ...element({ attributes: { text: 't:new' } }), ...words('en_US', { new: 'New' }) },
    'warning labels/es_ES.json /labels/new missing-label',
    'a text in es_ES, because pages/home.json /elements/0/attributes/text names it',
  ],
  [
    'a label that no document uses',
    words('es_ES', { ghost: 'Boo' }),
    'warning labels/es_ES.json /labels/ghost unused-label',
  ],
  ['an empty label', words('es_ES', { only: ' ' }), 'warning labels/es_ES.json /labels/only empty-label'],
  [
    'an unknown placeholder in a label',
    words('es_ES', { token: 'Hola {{nombre}}' }),
    'error labels/es_ES.json /labels/token placeholder',
    'only {{name}}, as in en_US',
  ],
  [
    'a missing placeholder in a label',
    words('es_ES', { cards: 'tarjetas' }),
    'warning labels/es_ES.json /labels/cards placeholder',
    '{{count}} as well',
  ],
  [
    'an invalid ICU message as a label',
    words('es_ES', { only: '{n, plural, one {x}' }),
    'error labels/es_ES.json /labels/only message',
  ],
  [
    'an error message of a field that refers to a missing label',
    changed('forms/login.json', ({ fields }: { fields: { messages: object }[] }) =>
      Object.assign(fields[0]?.messages ?? {}, { required: 'pleaseProvideYourEmial' }),
    ),
    'error forms/login.json /fields/0/messages/required missing-label',
  ],
  [
    'two form fields with the same id',
    changed('forms/login.json', ({ fields }: { fields: object[] }) => fields.push({ ...fields[0] })),
    'error forms/login.json /fields/2/id duplicate-id',
  ],
  [
    'grey text on black',
    changed('theme.json', ({ colors }: { colors: object }) => Object.assign(colors, { muted: '#6b6b6b' })),
    'error theme.json /colors/muted contrast',
    'expected a contrast of at least 4.5:1 with surface #111111, found #6b6b6b with 3.54:1 — Put #7d7d7d here, or change surface.',
  ],
  [
    'an invalid colour',
    changed('theme.json', ({ colors }: { colors: object }) => Object.assign(colors, { brand: 'red' })),
    'error theme.json /colors/brand pattern',
  ],
  [
    'a missing picture',
    added(hero({ imageUrl: '/images/north/pictures/9.svg', portraitImageUrl: '/images/north/pictures/1.svg' })),
    'error pages/home.json /elements/8/attributes/background/imageUrl reference',
  ],
  [
    'a hero without an upright picture',
    added(hero({ imageUrl: '/images/north/pictures/1.svg' })),
    'warning pages/home.json /elements/8/attributes/background/portraitImageUrl portrait',
  ],
  [
    'an empty row that requires a fallback but has none',
    added({
      $type: 'bucket',
      $zone: 'list',
      attributes: {
        bucketId: 'none',
        exid: 'none',
        name: 'None',
        type: 'MIXED',
        source: { type: 'VIDEOS' },
        onEmpty: 'fallback',
      },
    }),
    'error pages/home.json /elements/8/attributes/onEmpty reference',
  ],
  ['a picture file that is not an image', { 'pictures/2.png': 'hello' }, 'error pictures/2.png  picture'],
  [
    'a picture file larger than recommended',
    { 'pictures/2.svg': `${files['pictures/1.svg'] as string}<!--${'x'.repeat(600_000)}-->` },
    'warning pictures/2.svg  file-size',
    'at most 500 kB, found 600 kB',
  ],
  [
    'a picture file larger than allowed',
    { 'pictures/2.png': Buffer.alloc(2_200_000) },
    'error pictures/2.png  file-size',
  ],
  [
    'a logo with an extreme aspect ratio',
    { 'assets/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 10"/>' },
    'warning realm.json /logos/main logo',
  ],
  [
    'a missing font file',
    changed('theme.json', ({ fonts }: { fonts: { text: object } }) =>
      Object.assign(fonts.text, { files: [{ src: 'assets/fonts/no.woff2' }] }),
    ),
    'error theme.json /fonts/text/files/0/src reference',
  ],
  [
    'a font file of an unsupported format',
    { 'assets/fonts/a.woff2': 'wOFF, the old one' },
    'error assets/fonts/a.woff2  font',
  ],
  [
    'two rows with the same id',
    home(({ elements }) => elements.push(structuredClone(elements[1]) as Page['elements'][number])),
    'error pages/home.json /elements/8/attributes/bucketId duplicate-id',
  ],
  [
    'a duplicate JSON property',
    { 'pages/more.json': '{"version":"1.0","elements":[],"title":"One","title":"Two"}' },
    'error pages/more.json /title duplicate-key',
  ],
  [
    'a document that is nested too deeply',
    { 'pages/more.json': `{"version":"1.0","elements":${'['.repeat(40)}${']'.repeat(40)}}` },
    `error pages/more.json /elements${'/0'.repeat(31)} depth`,
  ],
  [
    'the property name __proto__',
    { 'pages/more.json': '{"version":"1.0","elements":[],"__proto__":{"title":"x"}}' },
    'error pages/more.json /__proto__ unsafe-key',
  ],
  [
    'too many elements on a page',
    home(({ elements }) => elements.push(...Array.from({ length: 100 }, () => structuredClone(elements[0]!)))),
    'warning pages/home.json /elements elements',
  ],
  ['an invalid host name', settings({ hosts: ['north..localhost'] }), 'error realm.json /hosts/0 host'],
  [
    'a language that does not exist',
    settings({ languages: ['en_US', 'es_ES', 'en_ZY'] }),
    'error realm.json /languages/2 locale',
  ],
  [
    'an invalid origin of an editor',
    settings({ preview: { origins: ['https://cms.example.org:99999'] } }),
    'error realm.json /preview/origins/0 origin',
  ],
  [
    'a reference to a missing form',
    settings({ authentication: { providers: [{ name: 'ID', form: 'lgoin' }] } }),
    'error realm.json /authentication/providers/0/form reference',
  ],
  [
    'a document of a later major version',
    changed('theme.json', (theme: object) => Object.assign(theme, { version: '7.0' })),
    'error theme.json /version newer-version',
  ],
  ['a file in the wrong place', { 'page/home.json': '{}' }, 'warning page/home.json  unknown-file'],
];
