import path from 'node:path';
import { authoring } from '#schemas/author.ts';
import { by, type Check, checkDocument } from '#schemas/check-document.ts';
import { type Diagnostic, diagnosticOf } from '#schemas/diagnostic.ts';
import { migrate } from '#schemas/migrations/migrate.ts';
import { type DocumentKind, documentFile, kindOfFile } from '#schemas/realm-folder.ts';
import type { AssetFile, FilmFile } from './bundle.ts';
import { noMedia, type RealmBundle, type Sourced } from './bundle.ts';
import { documentsOf } from './documents-of.ts';
import { salvage } from '../../platform/db/stored/salvage.ts';
import { skeletonOf } from '../../platform/db/stored/skeletons.ts';

/** A document as written; its value is undefined if it could not be read. */
export interface WrittenDocument {
  kind: DocumentKind;
  name: string;
  value: unknown;
}

const edited =
  (kind: Parameters<typeof checkDocument>[0]): Check<unknown> =>
  (document) =>
    checkDocument(kind, document);

const checks: Readonly<Record<DocumentKind, Check<unknown>>> = {
  realm: edited('realm'),
  theme: edited('theme'),
  menu: edited('menu'),
  page: edited('page'),
  form: edited('form'),
  labels: edited('labels'),
  consent: edited('consent'),
  licences: edited('licences'),
  vouchers: edited('vouchers'),
  texts: edited('texts'),
  catalogue: by('catalogue', authoring.catalogue),
  media: by('media', authoring.media),
  news: by('news', authoring.news),
  fighters: by('fighters', authoring.fighters),
  guide: by('guide', authoring.guide),
  accounts: by('accounts', authoring.accounts),
};

/** Validates a document. An invalid one is reduced to its valid parts; the issues are returned too. */
function sourced({ kind, name, value }: WrittenDocument): { one: Sourced<never>; shape: Diagnostic[] } {
  const file = documentFile(kind, name);
  const checked = value === undefined ? undefined : checks[kind](value);
  const shape = (checked?.issues ?? []).map((issue) => diagnosticOf(file, issue));
  if (checked?.ok) return { one: { file, name, document: checked.value as never }, shape };
  // The document is migrated before it is validated, because the pointers of the issues refer to the migrated form.
  const left = salvage(checks[kind], migrate(kind, value), skeletonOf(kind, name));
  return { one: { file, name, document: left.document as never, damage: left.damage }, shape };
}

interface ReadDocument {
  kind: DocumentKind;
  one: Sourced<never>;
}

/** Files of a realm, and paths of its invalid files. */
interface Files {
  files: AssetFile[];
  films?: FilmFile[];
  refusedFiles?: readonly string[];
}

function bundleOf(read: readonly ReadDocument[], { files, films = [], refusedFiles = [] }: Files): RealmBundle {
  const all = (kind: DocumentKind) => read.filter((document) => document.kind === kind).map(({ one }) => one);
  const one = (kind: DocumentKind) => all(kind)[0];
  const needed = (kind: DocumentKind) => one(kind) ?? sourced({ kind, name: kind, value: undefined }).one;
  return {
    settings: needed('realm'),
    theme: needed('theme'),
    media: one('media') ?? noMedia,
    menus: all('menu'),
    pages: all('page'),
    forms: all('form'),
    labels: all('labels'),
    catalogue: all('catalogue'),
    consent: one('consent'),
    licences: one('licences'),
    vouchers: one('vouchers'),
    texts: one('texts'),
    news: one('news'),
    fighters: one('fighters'),
    guide: one('guide'),
    accounts: one('accounts'),
    files,
    films,
    refusedFiles,
  };
}

/**
 * Builds a realm from its documents, which come from a folder or from the database with one document replaced. Reports
 * invalid parts and leaves out only those.
 */
export function documentsSet(
  written: readonly WrittenDocument[],
  files: Files,
): { bundle: RealmBundle; shape: Diagnostic[] } {
  const read = written.map((document) => ({ kind: document.kind, ...sourced(document) }));
  return { bundle: bundleOf(read, files), shape: read.flatMap(({ shape }) => shape) };
}

/** Replaces or adds some documents of a realm; undefined removes one. The other documents are not checked again. */
export function withDocuments(
  bundle: RealmBundle,
  documents: ReadonlyMap<string, unknown>,
  files: AssetFile[],
): { bundle: RealmBundle; shape: Diagnostic[] } {
  const stayed = documentsOf(bundle).flatMap((one): ReadDocument[] => {
    const kind = kindOfFile(one.file);
    return kind === undefined || documents.has(one.file) ? [] : [{ kind, one: one as Sourced<never> }];
  });
  const read = [...documents].flatMap(([file, value]) => {
    const kind = kindOfFile(file);
    return kind === undefined || value === undefined
      ? []
      : [{ kind, ...sourced({ kind, name: path.basename(file, '.json'), value }) }];
  });
  // The titles of a realm are in the order of their files, as when a folder is read.
  const all = [...stayed, ...read].sort((a, b) => (a.one.file < b.one.file ? -1 : 1));
  return { bundle: bundleOf(all, { files }), shape: read.flatMap(({ shape }) => shape) };
}
