import type { FolderFiles } from '../support/realm-folder.ts';
import { changed, element, home, settings, words } from './realm-mistakes.ts';

const added = (...elements: object[]): FolderFiles =>
  home((page) => page.elements.push(...(elements as (typeof page)['elements'])));
const events = (change: (events: Record<string, unknown>[]) => unknown) =>
  changed('catalogue/all.json', ({ events: all }: { events: Record<string, unknown>[] }) => change(all));

/**
 * Mistakes that look correct, so partners made them, and that an earlier check did not report. Each entry has the
 * mistake, the changed files, its only finding, and part of the message.
 */
export const partnerMistakes: [string, FolderFiles, string, string?][] = [
  [
    'a sign-in form without a password',
    changed('forms/login.json', ({ fields }: { fields: object[] }) => fields.pop()),
    'error forms/login.json /fields reference',
    'a field “secret” of the type password, which sign-in needs',
  ],
  [
    'a sign-in form without a field for the account’s email or name',
    changed('forms/login.json', ({ fields }: { fields: object[] }) => Object.assign(fields[0] ?? {}, { id: 'email' })),
    'error forms/login.json /fields reference',
    'a field “id” of the type email or text, which sign-in needs',
  ],
  [
    'a document that is not in UTF-8',
    { 'pages/more.json': Buffer.from('{"version":"1.0",\n"title":"Über","elements":[]}', 'latin1') },
    'error pages/more.json  encoding',
    'other bytes at line 2, column 10',
  ],
  [
    'a page with a file name that the studio rejects',
    { 'pages/home copy.json': { version: '1.0', title: 'Copy', elements: [] } },
    'warning pages/home copy.json  file-name',
    'which the studio can open',
  ],
  [
    'a host name of a realm that equals the studio’s',
    settings({ hosts: ['studio.localhost'] }),
    'error realm.json /hosts/0 reference',
    'the studio has it',
  ],
  [
    'a placeholder without a value in a page’s text',
    home((page) => Object.assign(page, { title: 'Hello {{name}}' })),
    'warning pages/home.json /title unfilled-placeholder',
    'viewers would read the braces',
  ],
  [
    'ICU plural syntax in a text of a page',
    element({ attributes: { text: '{count, plural, one {# film} other {# films}}' } }),
    'warning pages/home.json /elements/0/attributes/text unfilled-placeholder',
  ],
  [
    'a page that refers to a label with a placeholder without a value',
    home((page) => Object.assign(page, { title: 't:token' })),
    'warning pages/home.json /title unfilled-placeholder',
    'Hi {{name}}',
  ],
  [
    'a hero whose text has a placeholder other than its time',
    added({
      $type: 'hero',
      $zone: 'header',
      attributes: {
        title: 'Fight night',
        background: {},
        moment: { instant: '2026-12-05T19:00:00Z', text: 'Begins {{instant}} in {{place}}' },
      },
    }),
    'warning pages/home.json /elements/8/attributes/moment/text unfilled-placeholder',
    'only {{instant}}',
  ],
  [
    'markup that a rich text does not support',
    {
      'texts.json': { version: '1.0', texts: [{ key: 'TERMS', text: '<p>One</p><table><tr><td>x</td></tr></table>' }] },
    },
    'warning texts.json /texts/0/text dropped-markup',
    'found <table>, <tr>, <td>',
  ],
  [
    'an icon that the product does not have',
    changed('menus/web.json', ({ items }: { items: object[] }) =>
      Object.assign(items[0] ?? {}, { style: { icon: 'hoome' } }),
    ),
    'warning menus/web.json /items/0/style/icon icon',
    'Did you mean “home”?',
  ],
  [
    'a spoiler tag that no title has',
    settings({ spoilers: { tags: ['alll'] } }),
    'warning realm.json /spoilers/tags/0 unknown-tag',
    'Did you mean “all”?',
  ],
  [
    'an event in the past',
    events((all) =>
      all.push({ id: 5009, title: 'Gone', access: 'GRANTED', startsAt: '2020-01-05T20:00:00Z', duration: 60 }),
    ),
    'warning catalogue/all.json /events/3/startsAt past-event',
    'a video with this event as its liveEventId',
  ],
  [
    'a row without a data source',
    added({ $type: 'bucket', $zone: 'list', attributes: { bucketId: 'x', exid: 'x', name: 'X', type: 'MIXED' } }),
    'warning pages/home.json /elements/8/attributes empty',
    'a source that fills the row',
  ],
  [
    'a row of buttons without a button',
    added({ $type: 'buttonList', $zone: 'list', attributes: { buttons: [] } }),
    'warning pages/home.json /elements/8/attributes empty',
  ],
  [
    'a hero without content',
    added({ $type: 'hero', $zone: 'header', attributes: { background: {} } }),
    'warning pages/home.json /elements/8/attributes empty',
    'a title, a text, a picture, or an item of its list',
  ],
  [
    'the same language twice in different spelling',
    settings({ languages: ['en_US', 'es_ES', 'es-ES'] }),
    'error realm.json /languages/2 duplicate-id',
  ],
  [
    'a default language that the realm does not have, as a single finding',
    settings({ defaultLocale: 'es_EZ' }),
    'error realm.json /defaultLocale reference',
    'Did you mean “es_ES”?',
  ],
  [
    'a label without a placeholder of the product’s text',
    words('es_ES', { signedInAs: 'Dentro' }),
    'warning labels/es_ES.json /labels/signedInAs placeholder',
  ],
  [
    'a page with a file extension in capital letters',
    { 'pages/404.JSON': { version: '1.0', elements: [] } },
    'warning pages/404.JSON  unknown-file',
    'Did you mean “pages/404.json”?',
  ],
];
