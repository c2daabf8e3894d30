import type { DocumentKind } from '#schemas/realm-folder.ts';

type Document = Record<string, unknown>;

/** A mistake planted into a copy of the realm lumen. */
export interface Planted {
  what: string;
  kind: DocumentKind;
  /** Name of the document; for kinds with a single document, the kind. */
  name: string;
  plant: (document: never) => unknown;
  /** Expected findings, each as severity, pointer and rule, followed by `?` and the suggested name if there is one. */
  said: string[];
}

const own =
  (kind: DocumentKind, name: string = kind) =>
  (what: string, plant: (document: never) => unknown, ...said: string[]): Planted => ({
    what,
    kind,
    name,
    plant,
    said,
  });

const home = own('page', 'home');
const theme = own('theme');
const spanish = own('labels', 'es_ES');
const showcase = own('page', 'showcase');
const about = own('page', 'about');
const settings = own('realm');
const signUp = own('form', 'signup');
const media = own('media');
const licences = own('licences');
const features = own('catalogue', 'features');
const series = own('catalogue', 'series');
const menu = own('menu', 'web');

interface Elements {
  elements: { [key: string]: unknown; attributes: Document }[];
}

/** Changes one element of a page. */
const at =
  (index: number, change: (element: Elements['elements'][number]) => unknown) =>
  ({ elements }: Elements) =>
    change(elements[index]!);

/** Appends elements to a page. */
const add =
  (...added: object[]) =>
  ({ elements }: { elements: object[] }) =>
    elements.push(...added);
const button = (link: object) => ({
  $type: 'button',
  $zone: 'list',
  attributes: { text: 'There', type: 'QUIET', action: { type: 'navigate', data: { link } } },
});
const within = (...elements: object[]) => ({ $type: 'gridBlock', $zone: 'list', attributes: { elements } });
const row = (name: string, source: object, more: object = {}) => ({
  $type: 'bucket',
  $zone: 'list',
  attributes: { bucketId: name, exid: name, name, type: 'MIXED', source, ...more },
});

/** All planted mistakes: several per document, of shape, reference and meaning. */
export const planted: readonly Planted[] = [
  theme(
    'text in the colour of its ground',
    ({ colors }: { colors: object }) => Object.assign(colors, { text: '#faf7f1' }),
    'error /colors/text contrast',
  ),
  theme(
    'a font that is not there',
    ({ fonts }: { fonts: { display: { files: object[] } } }) =>
      Object.assign(fonts.display.files[0]!, { src: 'assets/fonts/brigada-1918-latin.woff2' }),
    'error /fonts/display/files/0/src reference ?assets/fonts/brygada-1918-latin.woff2',
  ),
  theme(
    'a fault of shape beside them',
    ({ type }: { type: object }) => Object.assign(type, { displayWeight: 'bold' }),
    'error /type/displayWeight type',
  ),
  spanish(
    'a token that nobody fills',
    ({ labels }: { labels: object }) => Object.assign(labels, { minutes: '{{minutos}} min' }),
    'error /labels/minutes placeholder',
  ),
  spanish(
    'a text that is none',
    ({ labels }: { labels: object }) => Object.assign(labels, { 'menu.home': 7 }),
    'error /labels/menu.home type',
  ),
  home(
    'a fault of shape in one element, and one of reference in the same',
    at(0, ({ attributes }) => {
      Object.assign(attributes, { alignment: 'MIDDLE' });
      Object.assign(attributes['secondaryButton'] as object, { link: { type: 'SECTION', id: 'retrospective' } });
    }),
    'error /elements/0/attributes/alignment enum',
    'error /elements/0/attributes/secondaryButton/link/id reference ?retrospectives',
  ),
  home(
    'an element without its zone, and a label that does not exist in it',
    at(1, (element) => {
      delete element['$zone'];
      Object.assign(element.attributes, { typ: 'x' });
    }),
    'error /elements/1 required',
    'error /elements/1/attributes/typ additionalProperties ?type',
  ),
  home(
    'a fallback that is not given',
    at(2, ({ attributes }) => Object.assign(attributes, { onEmpty: 'fallback' })),
    'error /elements/2/attributes/onEmpty reference',
  ),
  home(
    'a tab that nobody has',
    at(3, ({ attributes }) => Object.assign(attributes, { tab: 'extras' })),
    'error /elements/3/attributes/tab reference',
  ),
  home(
    'an element of a later generation',
    at(4, (element) => Object.assign(element, { $version: '9.0' })),
    'error /elements/4/$version newer-version',
  ),
  home(
    'a label that does not exist, after all these',
    at(5, ({ attributes }) => Object.assign(attributes, { name: 't:rows.lvie' })),
    'error /elements/5/attributes/name reference ?t:rows.live',
  ),
  home('an envelope with a mistake', (page: object) => Object.assign(page, { layout: 12 }), 'error /layout enum'),
  menu(
    'a layout that is none',
    (document: object) => Object.assign(document, { layout: 'TOP_LEF' }),
    'error /layout enum ?TOP_LEFT',
  ),
  menu(
    'an item without a label that leads nowhere',
    ({ items }: { items: { label?: string; data: object }[] }) => {
      delete items[1]!.label;
      Object.assign(items[2]!.data, { sectionId: 'sreies' });
    },
    'error /items/1 required',
    'error /items/2/data/sectionId reference ?series',
  ),
  menu(
    'items that lead nowhere, and one below another',
    ({ items }: { items: object[] }) =>
      items.push(
        { id: 'p1', label: 'Lost', type: 'ROUTE', data: { route: '/serach?query=sea' } },
        { id: 'p2', label: 'Lost', type: 'VIEW', data: { view: 'hom' } },
        { id: 'p3', label: 'Lost', type: 'PLUGIN', data: { pluginId: 'seats' } },
        {
          id: 'p4',
          label: 'Below',
          type: 'VIEW',
          data: { view: 'home' },
          children: [{ id: 'p5', label: 'Lost', type: 'ROUTE', data: { route: '/section/flims' } }],
        },
        { id: 'p6', label: 'Lost', type: 'ROTE', data: { route: '/' } },
      ),
    'error /items/16/data/route reference ?/search?query=sea',
    'error /items/17/data/view reference ?home',
    'error /items/18/data/pluginId reference',
    'error /items/19/children/0/data/route reference ?/section/films',
    'error /items/20/type discriminator ?ROUTE',
  ),
  showcase(
    'links to nowhere, at any depth',
    add(
      button({ type: 'ROUTE', route: '/video/999999' }),
      button({ type: 'EPG', id: 1001 }),
      button({ type: 'EXTERNAL' }),
      button({ type: 'PLUGIN', id: 'seats' }),
      within(button({ type: 'ROUTE', route: '/partners/night-scool' })),
      { $type: 'textBlock', $zone: 'list', attributes: { text: '<p><a href="/section/abuot">Us</a></p>' } },
    ),
    'error /elements/13/attributes/action/data/link/route reference',
    'error /elements/14/attributes/action/data/link/id reference',
    'error /elements/15/attributes/action/data/link reference',
    'error /elements/16/attributes/action/data/link/id reference',
    'error /elements/17/attributes/elements/0/attributes/action/data/link/route reference ?/partners/night-school',
    'error /elements/18/attributes/text reference ?/section/about',
  ),
  showcase(
    'films, channels and series that do not exist',
    add(
      {
        $type: 'hero',
        $zone: 'header',
        attributes: {
          background: { animatedBackground: { entityId: 5001, entityType: 'VOD', isPreviewAudioOn: false } },
        },
      },
      {
        $type: 'programmeGuide',
        $zone: 'list',
        attributes: {
          from: '2026-01-01T00:00:00Z',
          to: '2026-01-02T00:00:00Z',
          channels: [{ eventId: 9999, name: 'Nothing', accessLevel: 'GRANTED', programmes: [] }],
        },
      },
      {
        $type: 'cardList',
        $zone: 'list',
        attributes: { type: 'GRID', cards: [{ id: 4999, title: 'None', type: 'PLAYLIST', accessLevel: 'GRANTED' }] },
      },
      within(row('nested', { type: 'VIDEOS', tag: 'comdy' })),
      row('lost', { type: 'EPISODES', seasonId: 2002 }),
    ),
    'error /elements/19/attributes/background/animatedBackground/entityId reference',
    'error /elements/20/attributes/channels/0/eventId reference',
    'error /elements/21/attributes/cards/0/id reference',
    'error /elements/22/attributes/elements/0/attributes/source/tag reference ?comedy',
    'error /elements/23/attributes/source/seasonId reference',
  ),
  showcase(
    'rows that hold nothing of what they are filled with, or too little',
    add(
      row('live', { type: 'VIDEOS', tag: 'comedy' }, { type: 'LIVE' }),
      row('films', { type: 'IDS', ids: [1001, 2002] }, { type: 'VOD_VIDEO' }),
      { $type: 'liveRow', $zone: 'list', attributes: { title: 'On now', source: { type: 'VIDEOS' } } },
      row('few', { type: 'VIDEOS', limit: 3 }, { minItems: 4 }),
      row('fewer', { type: 'IDS', ids: [1001] }, { minItems: 2 }),
    ),
    'error /elements/24/attributes/source/type row-type',
    'error /elements/25/attributes/source/ids/1 row-type',
    'error /elements/26/attributes/source/type row-type',
    'error /elements/27/attributes/minItems min-items',
    'error /elements/28/attributes/minItems min-items',
  ),
  showcase(
    'what nobody sees',
    add({
      ...within({ $type: 'textBlock', $zone: 'list', attributes: { text: 'Hidden' } }),
      style: Object.fromEntries(['mobile', 'tablet', 'desktop', 'tv'].map((size) => [size, { display: 'none' }])),
    }),
    'warning /elements/29/style hidden',
  ),
  showcase(
    'pictures and plugins from origins that are not listed',
    add(
      {
        $type: 'image',
        $zone: 'list',
        attributes: { source: 'https://pictures.example/1.jpg', width: 16, height: 9, alt: 'One' },
      },
      {
        $type: 'plugin',
        $zone: 'list',
        attributes: {
          id: 'tickets',
          name: 'Tickets',
          type: 'tickets',
          url: 'https://tickets.example/buy',
          title: 'Tickets',
        },
      },
    ),
    'error /elements/30/attributes/source strange-origin',
    'error /elements/31/attributes/url strange-origin',
  ),
  about(
    'tabs that open on nothing',
    add(
      {
        $type: 'tabs',
        $zone: 'header',
        attributes: {
          id: 'more',
          activeTab: 'flims',
          items: [
            { tab: 'films', text: 'Films' },
            { tab: 'people', text: 'People' },
          ],
        },
      },
      { $type: 'textBlock', $zone: 'list', attributes: { text: 'Films', tab: 'films' } },
    ),
    'error /elements/4/attributes/activeTab reference ?films',
    'warning /elements/4/attributes/items/1/tab empty-tab',
  ),
  settings(
    'languages, countries and origins',
    (realm: { languages: string[]; addressForm: { countries: string[] } }) => {
      realm.languages.push('es_ES');
      realm.addressForm.countries.push('UK');
      Object.assign(realm, { territory: { allowed: ['PT', 'XX'], blocked: ['ZY'] } });
    },
    'error /languages/4 duplicate-id',
    'error /addressForm/countries/1 country',
    'error /territory/allowed/1 country',
    'error /territory/blocked/0 country',
  ),
  theme(
    'a range of weights the wrong way round',
    ({ fonts }: { fonts: { text: { files: object[] } } }) => Object.assign(fonts.text.files[0]!, { weight: '900 200' }),
    'error /fonts/text/files/0/weight bounds',
  ),
  signUp(
    'fields that nobody can fill in, and choices of one value',
    ({ fields }: { fields: object[] }) => {
      Object.assign(fields[2]!, { minLength: 80, maxLength: 8 });
      Object.assign(fields[4]!, { min: '2020-02-30', max: '2010-01-01' });
      fields.push({
        id: 'colour',
        type: 'dropdown',
        required: false,
        messages: {},
        acceptableValues: [
          { value: 'red', displayName: 'Red' },
          { value: 'red', displayName: 'Crimson' },
        ],
      });
      fields.push({ id: 'phone', type: 'phoneNumber', required: false, messages: {}, countries: ['PT', 'UK'] });
    },
    'error /fields/2/minLength bounds',
    'error /fields/4/min bounds',
    'error /fields/4/min date',
    'error /fields/5/acceptableValues/1/value duplicate-id',
    'error /fields/6/countries/1 country',
  ),
  media(
    'a film that is not there, a skip that ends before it begins, and a film without an address',
    ({ media: films }: { media: Record<string, { hls?: string; dash?: string; skipMarkers: object[] }> }) => {
      const orchard = films['the-glass-orchard']!;
      orchard.skipMarkers.push({ type: 'INTRO', start: 8, end: 2 });
      orchard.dash = '/media/the-glass-orchad/manifest.mpd';
      Object.assign(films, { silent: { duration: 9 } });
    },
    'error /media/the-glass-orchard/skipMarkers/1/end bounds',
    'warning /media/the-glass-orchard/dash missing-film',
    'error /media/silent reference',
  ),
  media(
    'protection that nobody can play, breaks without a moment, a watermark of nothing and one from elsewhere',
    ({ media: films }: { media: Record<string, object> }) => {
      const own = { duration: 24, hls: '/media/the-glass-orchard/master.m3u8' };
      const low = { hls: '/media/the-glass-orchard/low-latency/master.m3u8?dw=10' };
      const protect = (scheme: string, keySystems: string[], more = {}) => ({ scheme, keySystems, ...more });
      const elsewhere = { licenceUrl: 'https://licence.test/' };
      const adTagUrl = 'https://ads.test/vast';
      Object.assign(films, {
        p1: { ...own, live: low, protection: protect('AES128', ['CLEARKEY']) },
        p2: { duration: 24, dash: '/media/the-glass-orchard/manifest.mpd', protection: protect('AES128', []) },
        p3: { ...own, protection: protect('CENC', []) },
        p4: { ...own, protection: protect('CENC', ['FAIRPLAY'], { ...elsewhere, tokenSecret: 'there' }) },
        p5: { ...own, protection: protect('CBCS', ['CLEARKEY', 'WIDEVINE']) },
        p6: { ...own, protection: protect('CBCS', ['WIDEVINE'], elsewhere) },
        p7: { ...own, protection: protect('CBCS', ['CLEARKEY'], { tokenSecret: 'there' }) },
        p8: {
          ...own,
          adUnits: [
            { adFormat: 'MIDROLL', adTagUrl },
            { adFormat: 'PREROLL', adTagUrl, offset: 3 },
            { adFormat: 'PREROL', adTagUrl },
            { adFormat: 'MIDROLL', adTagUrl: 'javascript:alert(1)', offset: 4 },
          ],
        },
        p9: { ...own, watermark: { position: 'TOP_LEFT' } },
        p10: { ...own, watermark: { position: 'TOP_LEFT', imageUrl: 'https://strange.test/mark.svg' } },
      });
    },
    'error /media/p1/protection/keySystems reference',
    'error /media/p1/protection/scheme reference',
    'error /media/p2/protection/scheme reference',
    'error /media/p3/protection/keySystems reference',
    'error /media/p4/protection/scheme reference',
    'error /media/p5/protection/licenceUrl reference',
    'error /media/p6/protection/tokenSecret reference',
    'error /media/p7/protection/tokenSecret reference',
    'error /media/p8/adUnits/0/offset reference',
    'error /media/p8/adUnits/1/offset reference',
    'error /media/p8/adUnits/2/adFormat enum ?PREROLL',
    'error /media/p8/adUnits/3/adTagUrl pattern',
    'error /media/p9/watermark reference',
    'error /media/p10/watermark/imageUrl strange-origin',
  ),
  media(
    'addresses that the policy of the pages keeps browsers from loading',
    ({ media: films }: { media: Record<string, object> }) =>
      Object.assign(films, {
        plain: {
          duration: 24,
          hls: 'http://films.test/master.m3u8',
          dash: 'https://films.test/manifest.mpd',
          alternatives: [{ hls: 'http://films.test/other.m3u8' }],
          subtitles: [{ language: 'en', format: 'vtt', url: 'http://films.test/en.vtt' }],
          annotations: { titles: '/media/plain/chapters.vtt', thumbnails: 'mailto:films@films.test' },
          adUnits: [{ adFormat: 'PREROLL', adTagUrl: 'http://ads.test/vast' }],
        },
      }),
    'error /media/plain/hls reference',
    'error /media/plain/alternatives/0/hls reference',
    'error /media/plain/subtitles/0/url reference',
    'error /media/plain/annotations/thumbnails reference',
    'error /media/plain/adUnits/0/adTagUrl reference',
    'warning /media/plain/annotations/titles missing-film',
  ),
  settings(
    'answers kept of forms that sign up, have a password, are named twice and are not there',
    (realm: { answerForms?: object[] }) => {
      realm.answerForms = ['contact', 'signup', 'login', 'signup', 'nothing'].map((form) => ({ form, keepDays: 30 }));
    },
    'error /answerForms/1/form reference',
    'error /answerForms/2/form reference',
    'error /answerForms/3/form reference',
    'error /answerForms/4/form reference',
  ),
  settings(
    'origins of partners with a path, a wildcard and without https, and more streams side by side than there are',
    (realm: object) =>
      Object.assign(realm, {
        bridge: {
          allowedOrigins: [
            'https://partner.test',
            'http://host.localhost:3100',
            'https://partner.test/page',
            'https://*.partner.test',
            'http://partner.test',
          ],
        },
        multiView: { enabled: true, max: 5 },
        streams: { limit: 0 },
        player: { autoplayNextSeconds: 1 },
      }),
    'error /bridge/allowedOrigins/2 pattern',
    'error /bridge/allowedOrigins/3 pattern',
    'error /bridge/allowedOrigins/4 pattern',
    'error /multiView/max enum',
    'error /streams/limit minimum',
    'error /player/autoplayNextSeconds minimum',
  ),
  features(
    'days that do not exist, a trailer and a poster that are not there',
    ({ videos }: { videos: object[] }) => {
      Object.assign(videos[0]!, { publishedAt: '2026-02-30' });
      Object.assign(videos[1]!, { publishedAt: '2026-01-01T25:00Z', trailers: [999999] });
      Object.assign(videos[2]!, { poster: 'pictures/1003-portrat.svg' });
    },
    'error /videos/0/publishedAt date',
    'error /videos/1/publishedAt date',
    'error /videos/1/trailers/0 reference',
    'error /videos/2/poster reference ?pictures/1003-portrait.svg',
  ),
  series(
    'two seasons and two episodes of one number',
    ({ series: all }: { series: { seasons: { seasonNumber: number; episodes: { episodeNumber: number }[] }[] }[] }) => {
      all[1]!.seasons[1]!.seasonNumber = all[1]!.seasons[0]!.seasonNumber;
      all[0]!.seasons[0]!.episodes[3]!.episodeNumber = 1;
    },
    'error /series/1/seasons/1/seasonNumber duplicate-id',
    'error /series/0/seasons/0/episodes/3/episodeNumber duplicate-id',
  ),
  about(
    'mark-up in a plain text, and a guide that ends before it begins',
    add(
      { $type: 'textBlock', $zone: 'list', attributes: { title: 'Films &amp; <b>talks</b>', text: '<p>Both</p>' } },
      {
        $type: 'programmeGuide',
        $zone: 'list',
        attributes: { from: '2026-03-02T00:00:00Z', to: '2026-03-01T00:00:00Z', channels: [] },
      },
    ),
    'warning /elements/6/attributes/title markup',
    'error /elements/7/attributes/to bounds',
  ),
  spanish(
    'mark-up in a label of a plain text',
    ({ labels }: { labels: object }) => Object.assign(labels, { 'rows.new': '<b>Novedades</b>' }),
    'warning /labels/rows.new markup',
  ),
  licences(
    'a trial and an offer of a licence that is no subscription, a currency that does not exist, an entitlement by a wrong name',
    ({ licences: [standard, premiere] }: { licences: Record<string, unknown>[] }) => {
      Object.assign(standard!, { purchaseStrategy: { type: 'PPV' } });
      const prices = premiere!['prices'] as object[];
      Object.assign(prices[1]!, { currency: 'BRX' });
      premiere!['entitlements'] = ['CATALOGUE', 'premiere', 'premieres'];
    },
    'error /licences/0/trialDetails trial',
    'error /licences/0/cancellationOffer offer',
    'error /licences/1/prices/1/currency currency',
    'error /licences/1/entitlements/1 reference ?premieres',
  ),
  features(
    'a title that needs no licence, but names what opens it',
    ({ videos }: { videos: { id: number; access: string }[] }) =>
      Object.assign(videos.find(({ id }) => id === 1028)!, { access: 'GRANTED' }),
    'warning /videos/23/entitlements not-needed',
  ),
  about(
    'forms whose answers are not kept',
    add(
      { $type: 'form', $zone: 'list', attributes: { form: 'billing', title: 'Billing' } },
      within({ $type: 'form', $zone: 'list', attributes: { form: 'casting', title: 'Casting' } }),
    ),
    'error /elements/8/attributes/form reference',
    'error /elements/9/attributes/elements/0/attributes/form reference',
  ),
];

/** Unused files: the file that they copy, their path, and the expected finding. */
export const plantedFiles: readonly { of?: string; file: string; said: string }[] = [
  // The font whose name the theme misspells is unused.
  {
    file: 'assets/fonts/brygada-1918-latin.woff2',
    said: 'warning  unused-file ?assets/fonts/brigada-1918-latin.woff2',
  },
  {
    of: 'pictures/1001.svg',
    file: 'pictures/1001.webp',
    said: 'warning  unused-file',
  },
  { of: 'pages/films.json', file: 'page/films.json', said: 'warning  unknown-file ?pages/films.json' },
];
