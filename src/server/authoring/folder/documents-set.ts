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

/** A document of a realm as it was written; without a value when it could not be read. */
export interface Written {
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
  texts: edited('texts'),
  catalogue: by('catalogue', authoring.catalogue),
  media: by('media', authoring.media),
  news: by('news', authoring.news),
  fighters: by('fighters', authoring.fighters),
  guide: by('guide', authoring.guide),
  accounts: by('accounts', authoring.accounts),
};

/** The document if it is valid, else what can be looked at of it; and what is wrong with it by itself. */
function sourced({ kind, name, value }: Written): { one: Sourced<never>; shape: Diagnostic[] } {
  const file = documentFile(kind, name);
  const checked = value === undefined ? undefined : checks[kind](value);
  const shape = (checked?.issues ?? []).map((issue) => diagnosticOf(file, issue));
  if (checked?.ok) return { one: { file, name, document: checked.value as never }, shape };
  // As today's build reads it: places are told of the document that was checked.
  const left = salvage(checks[kind], migrate(kind, value), skeletonOf(kind, name));
  return { one: { file, name, document: left.document as never, damage: left.damage }, shape };
}

/** A document with its kind. */
interface ReadDocument {
  kind: DocumentKind;
  one: Sourced<never>;
}

/** Files of a realm, and the paths of those that cannot be taken as they are. */
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
 * A realm made of its documents, wherever they were read: those of a folder, or those on air with one of them
 * replaced. What is invalid is told, and left out alone.
 */
export function documentsSet(written: readonly Written[], files: Files): { bundle: RealmBundle; shape: Diagnostic[] } {
  const read = written.map((document) => ({ kind: document.kind, ...sourced(document) }));
  return { bundle: bundleOf(read, files), shape: read.flatMap(({ shape }) => shape) };
}

/**
 * A realm with other documents in the place of some of its own, or beside them; undefined takes one away. What stays is not
 * checked again.
 */
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
  // Titles are in the order of their files, as they are read from a folder.
  const all = [...stayed, ...read].sort((a, b) => (a.one.file < b.one.file ? -1 : 1));
  return { bundle: bundleOf(all, { files }), shape: read.flatMap(({ shape }) => shape) };
}
