import { authoring } from '#schemas/author.ts';
import { by, type Check, checkDocument } from '#schemas/check-document.ts';
import { type Diagnostic, diagnosticOf } from '#schemas/diagnostic.ts';
import { migrate } from '#schemas/migrations/migrate.ts';
import { type DocumentKind, documentFile } from '#schemas/realm-folder.ts';
import type { AssetFile } from './bundle.ts';
import { noMedia, type RealmBundle, type Sourced } from './bundle.ts';
import { salvage } from './salvage.ts';
import { skeletonOf } from './skeletons.ts';

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

/**
 * A realm made of its documents, wherever they were read: those of a folder, or those on air with one of them
 * replaced. What is invalid is told, and left out alone.
 */
export function documentsSet(
  written: readonly Written[],
  { files, refusedFiles = [] }: { files: AssetFile[]; refusedFiles?: readonly string[] },
): { bundle: RealmBundle; shape: Diagnostic[] } {
  const read = written.map((document) => ({ kind: document.kind, ...sourced(document) }));
  const all = (kind: DocumentKind) => read.filter((document) => document.kind === kind).map(({ one }) => one);
  const one = (kind: DocumentKind) => all(kind)[0];
  const needed = (kind: DocumentKind) => one(kind) ?? sourced({ kind, name: kind, value: undefined }).one;
  const bundle: RealmBundle = {
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
    accounts: one('accounts'),
    files,
    refusedFiles,
  };
  return { bundle, shape: read.flatMap(({ shape }) => shape) };
}
