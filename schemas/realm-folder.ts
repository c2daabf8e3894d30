/** Location of documents of a kind in a realm's folder, and their purpose. */
interface Place {
  /** Path of the file, for kinds with a single document. */
  file?: string;
  /** Path of the folder, for kinds with many documents named `<name>.json`. */
  folder?: string;
  /** Placeholder that the guide shows for a document's name. */
  name?: string;
  /** Whether the realm requires this document. */
  needed?: true;
  means: string;
  /** Names of the kind's schemas, as shown in the guide. */
  schema: string;
}

/** All kinds of documents of a realm's folder, in the guide's order. */
export const realmDocuments = {
  realm: {
    file: 'realm.json',
    needed: true,
    means: 'name, host names, languages, logos, switches, the form that signs in',
    schema: '`definitions/realm`',
  },
  theme: {
    file: 'theme.json',
    needed: true,
    means: 'colours, typefaces, shape, hero and card style',
    schema: '`definitions/theme`',
  },
  menu: {
    folder: 'menus',
    name: '*',
    means: 'the menu of each platform; `WEB` serves where another has none',
    schema: '`definitions/menu`',
  },
  page: {
    folder: 'pages',
    name: '<name>',
    means: 'a section, at `/section/<name>`',
    schema: '`definitions/page`, `blocks/*`',
  },
  form: {
    folder: 'forms',
    name: '<name>',
    means:
      'forms; `realm.json` says which ones sign in, sign up and ask for billing details, and of which ones the answers are kept',
    schema: '`definitions/form`, `fields/*`',
  },
  consent: {
    file: 'consent/terms.json',
    means: 'what viewers read and agree to',
    schema: '`definitions/consent`',
  },
  licences: {
    file: 'licences.json',
    means: 'what the realm sells: plans with prices and discounts, and what they open',
    schema: '`definitions/licences`',
  },
  vouchers: {
    file: 'vouchers.json',
    means: 'campaigns of voucher codes, which reduce the price at checkout',
    schema: '`definitions/vouchers`',
  },
  texts: {
    file: 'texts.json',
    means: 'longer texts, such as the terms of use',
    schema: '`definitions/texts`',
  },
  labels: {
    folder: 'labels',
    name: '<locale>',
    means: "the realm's labels in one language",
    schema: '`definitions/labels`',
  },
  catalogue: {
    folder: 'catalogue',
    name: '*',
    means: 'titles: videos, series, playlists, events; in as many files as you like',
    schema: '`definitions/catalogue`',
  },
  media: { file: 'media.json', means: 'what the titles play', schema: '`definitions/media`' },
  news: { file: 'news.json', means: 'news, in feeds', schema: '`definitions/news-document`' },
  fighters: {
    file: 'fighters.json',
    means: 'fighters and their bouts',
    schema: '`definitions/fighters-document`',
  },
  guide: {
    file: 'guide.json',
    means: 'channels of the programme guide and what is on them',
    schema: '`definitions/guide-document`',
  },
  accounts: {
    file: 'demo/accounts.json',
    means: 'accounts to try the realm with; the real service refuses them',
    schema: '`definitions/accounts`',
  },
} as const satisfies Record<string, Place>;

/** Kind of document in a realm's folder. */
export type DocumentKind = keyof typeof realmDocuments;

/** Kinds that can be edited and previewed, in display order. */
export const editedKinds = [
  'page',
  'menu',
  'form',
  'theme',
  'labels',
  'texts',
  'consent',
  'licences',
  'vouchers',
  'realm',
] as const satisfies readonly DocumentKind[];

/** Folders of files that are served to browsers, with descriptions. */
export const fileFolders = {
  assets: 'logos, typefaces as WOFF2',
  pictures: 'a title without a `picture` of its own has `pictures/<id>.svg` and `<id>-portrait.svg`',
  media: 'films: MP4, HLS, DASH, subtitles; `media.json` names them',
} as const;

/** Folder of a realm's video files, which are not stored in the database (decision 075). */
export const FILM_FOLDER = 'media' satisfies keyof typeof fileFolders;

/** Whether a file of a realm's folder belongs to a video. */
export const isFilmFile = (file: string): boolean => file.startsWith(`${FILM_FOLDER}/`);

const places: Readonly<Record<DocumentKind, Place>> = realmDocuments;
const kinds = Object.keys(realmDocuments) as DocumentKind[];

/** Locations of the documents of each kind. */
export const documentPlaces: readonly ({ kind: DocumentKind } & Pick<Place, 'file' | 'folder' | 'needed'>)[] =
  kinds.map((kind) => ({ kind, ...places[kind] }));

/** File of a document in a realm's folder, also used as its name in diagnostics. */
export const documentFile = (kind: DocumentKind, name = ''): string =>
  places[kind].file ?? `${places[kind].folder}/${name}.json`;

/** Name of the document of a single-document kind; undefined for kinds with many documents. */
export const onlyName = (kind: DocumentKind): string | undefined =>
  places[kind].file
    ?.split('/')
    .at(-1)
    ?.replace(/\.json$/, '');

/** Kind of document that a file of a realm's folder contains; undefined for other files. */
export const kindOfFile = (file: string): DocumentKind | undefined =>
  kinds.find((kind) => {
    const [folder, name = '', ...rest] = file.split('/');
    const isThere = folder === places[kind].folder && rest.length === 0 && name.endsWith('.json');
    return file === places[kind].file || isThere;
  });

/** Whether a file is in one of the folders that are served to browsers. */
export const isServedFile = (file: string): boolean =>
  Object.keys(fileFolders).some((folder) => file.startsWith(`${folder}/`));

/** Lines of the guide's table of a realm's folder. */
export const folderLines = (): string[] => [
  ...kinds.map(
    (kind) => `| \`${documentFile(kind, places[kind].name)}\` | ${places[kind].means} | ${places[kind].schema} |`,
  ),
  ...Object.entries(fileFolders).map(([folder, means]) => `| \`${folder}/\` | ${means} | – |`),
];
