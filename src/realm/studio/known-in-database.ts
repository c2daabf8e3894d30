import { documentFile, type SingleKind } from '#schemas/realm-folder.ts';
import type { Catalogue, Consent, Form, Labels, Media, Menu, Page, Texts, Theme } from '#schemas/generated/types.ts';
import type { EditedKind } from '#schemas/wire/preview.ts';
import { checkDocument } from '#schemas/check-document.ts';
import type { Tx } from '../db/scope.ts';
import type { DefinitionKind } from '../db/tables.ts';
import { allDefinitions } from '../documents/documents.store.ts';
import type { DocumentKey } from '../documents/revisions.store.ts';
import { type AssetFile, noMedia, type RealmBundle, type Sourced } from '../folder/bundle.ts';
import { type Known, type KnownTitle, knownIn } from '../folder/known.ts';
import type { RealmRecord } from '../realms/realms.store.ts';

/** A realm as the database holds it: its documents, and its catalogue as far as they refer to it. */
export interface StoredRealm {
  bundle: RealmBundle;
  titles: readonly KnownTitle[];
}

/** Stands for a document that something wrote past every check: what it refers to is not looked at. */
const invalid: Record<EditedKind, unknown> = {
  page: { version: '1.0', elements: [] },
  form: { version: '1.0', submitLabel: '', fields: [] },
  menu: { version: '1.0', platform: '', layout: '', defaultView: 'home', items: [] },
  theme: { version: '1.0', fonts: { text: {}, display: {} } },
  labels: { version: '1.0', locale: '', labels: {} },
};

const sourced = <T>(kind: EditedKind, name: string, document: unknown): Sourced<T> => ({
  file: documentFile(kind, name),
  name,
  document: (checkDocument(kind, document).ok ? document : invalid[kind]) as T,
});

const noBytes = Buffer.alloc(0);

async function storedFiles(tx: Tx, realm: string): Promise<AssetFile[]> {
  const rows = await tx.selectFrom('assets').select('path').where('realm', '=', realm).execute();
  // Only their names are referred to.
  return rows.map(({ path }) => ({ path, hash: '', contentType: '', bytes: noBytes }));
}

async function storedTitles(tx: Tx, realm: string): Promise<KnownTitle[]> {
  const rows = await tx.selectFrom('contents').select(['id', 'kind', 'tags']).where('realm', '=', realm).execute();
  return rows.map((row) => ({ ...row, file: 'catalogue', pointer: `/${row.id}` }));
}

/** Reads everything that a document of the realm may refer to, or be referred to by. */
export async function storedRealm(tx: Tx, { id, settings }: RealmRecord): Promise<StoredRealm> {
  const rows = await allDefinitions(tx, id);
  const all = <T>(kind: EditedKind & DefinitionKind): Sourced<T>[] =>
    rows.filter((row) => row.kind === kind).map(({ name, document }) => sourced<T>(kind, name, document));
  const one = <T>(wanted: DefinitionKind & SingleKind): Sourced<T> | undefined => {
    const row = rows.find(({ kind }) => kind === wanted);
    return row && { file: documentFile(wanted), name: row.name, document: row.document as T };
  };
  const media = rows.find(({ kind }) => kind === 'media');
  const bundle: RealmBundle = {
    settings: { file: documentFile('realm'), name: 'realm', document: settings },
    theme: all<Theme>('theme')[0] ?? sourced('theme', 'theme', undefined),
    media: media ? { ...noMedia, document: media.document as Media } : noMedia,
    menus: all<Menu>('menu'),
    pages: all<Page>('page'),
    forms: all<Form>('form'),
    labels: all<Labels>('labels'),
    catalogue: [] as Sourced<Catalogue>[],
    consent: one<Consent>('consent'),
    texts: one<Texts>('texts'),
    // Editors edit neither, and a page refers to neither.
    news: undefined,
    fighters: undefined,
    accounts: undefined,
    files: await storedFiles(tx, id),
  };
  return { bundle, titles: await storedTitles(tx, id) };
}

const replaced = <T>(documents: readonly Sourced<T>[], one: Sourced<T>): Sourced<T>[] =>
  [...documents.filter(({ name }) => name !== one.name), one].sort((a, b) => (a.name < b.name ? -1 : 1));

/** The realm as it would be with one document in the place of what is stored. */
export function withDocument(
  { bundle, titles }: StoredRealm,
  { kind, name }: DocumentKey,
  document: unknown,
): StoredRealm {
  const one = { file: documentFile(kind, name), name, document: document as never };
  const changes: Record<EditedKind, () => Partial<RealmBundle>> = {
    page: () => ({ pages: replaced(bundle.pages, one) }),
    form: () => ({ forms: replaced(bundle.forms, one) }),
    menu: () => ({ menus: replaced(bundle.menus, one) }),
    theme: () => ({ theme: one }),
    labels: () => ({ labels: replaced(bundle.labels, one) }),
  };
  return { bundle: { ...bundle, ...changes[kind]() }, titles };
}

/** What a document of the realm may refer to. */
export const knownOf = ({ bundle, titles }: StoredRealm): Known => ({
  ...knownIn(bundle, new Set()),
  titles: new Map(titles.map((title) => [title.id, title])),
  allTitles: titles,
});
