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
    'a sign-in form without a field for the account name',
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
    'a page with a file name that the studio does not accept',
    { 'pages/home copy.json': { version: '1.0', title: 'Copy', elements: [] } },
    'warning pages/home copy.json  file-name',
    'which the studio can open',
  ],
  [
    'a host name of a realm that the studio uses',
    settings({ hosts: ['studio.localhost'] }),
    'error realm.json /hosts/0 reference',
    'the studio has it',
  ],
  [
    'a placeholder without a value in a page title',
    home((page) => Object.assign(page, { title: 'Hello {{name}}' })),
    'warning pages/home.json /title unfilled-placeholder',
    'viewers would read the braces',
  ],
  [
    'a plural expression in a text of a page',
    element({ attributes: { text: '{count, plural, one {# film} other {# films}}' } }),
    'warning pages/home.json /elements/0/attributes/text unfilled-placeholder',
  ],
  [
    'a page title that refers to a label whose placeholder has no value',
    home((page) => Object.assign(page, { title: 't:token' })),
    'warning pages/home.json /title unfilled-placeholder',
    'Hi {{name}}',
  ],
  [
    'a hero with an unknown placeholder in the text of its date',
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
    'HTML tags that are removed from a rich text',
    {
      'texts.json': { version: '1.0', texts: [{ key: 'TERMS', text: '<p>One</p><table><tr><td>x</td></tr></table>' }] },
    },
    'warning texts.json /texts/0/text dropped-markup',
    'found <table>, <tr>, <td>',
  ],
  [
    'an unknown icon of a menu item',
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
    'a row of titles without a source',
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
    'a language that is listed twice in different spellings',
    settings({ languages: ['en_US', 'es_ES', 'es-ES'] }),
    'error realm.json /languages/2 duplicate-id',
  ],
  [
    'a default language that the realm does not have',
    settings({ defaultLocale: 'es_EZ' }),
    'error realm.json /defaultLocale reference',
    'Did you mean “es_ES”?',
  ],
  [
    'a label without a placeholder of the built-in text',
    words('es_ES', { signedInAs: 'Dentro' }),
    'warning labels/es_ES.json /labels/signedInAs placeholder',
  ],
  [
    'a page with a file extension in capitals',
    { 'pages/404.JSON': { version: '1.0', elements: [] } },
    'warning pages/404.JSON  unknown-file',
    'Did you mean “pages/404.json”?',
  ],
];
