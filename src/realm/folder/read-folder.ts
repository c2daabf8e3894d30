import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { authoring } from '#schemas/author.ts';
import { type Diagnostic, diagnosticOf } from '#schemas/diagnostic.ts';
import {
  type DocumentKind,
  documentFile,
  folderOf,
  type ManyKind,
  realmDocuments,
  type SingleKind,
} from '#schemas/realm-folder.ts';
import { by, type Check, checkWrittenForm, checkWrittenMenu, checkWrittenPage } from '#schemas/check-document.ts';
import { readDocument } from '../documents/read-json.ts';
import { readAssets } from './asset-files.ts';
import { noMedia, type RealmBundle, RealmFolderError, type Sourced } from './bundle.ts';
import { referenceMistakes } from './check-references.ts';
import { type Group, type Known, knownIn } from './known.ts';
import { fileMistake } from './mistakes.ts';

/** Reads documents and gathers what is wrong with them. */
function createReader(folder: string) {
  const mistakes: Diagnostic[] = [];
  const warnings: Diagnostic[] = [];
  const broken = new Set<Group>();
  const read = async <T>(kind: DocumentKind, name: string, checked: Check<T>): Promise<Sourced<T> | undefined> => {
    const file = documentFile(kind, name);
    const result = await readDocument(path.join(folder, file));
    if (!result.ok) {
      mistakes.push(diagnosticOf(file, result.issue));
      broken.add(kind);
      return undefined;
    }
    const valid = checked(result.value);
    if (valid.ok) {
      warnings.push(...(valid.issues ?? []).map((issue) => diagnosticOf(file, issue)));
      return { file, name: path.basename(file, '.json'), document: valid.value };
    }
    mistakes.push(...valid.issues.map((issue) => diagnosticOf(file, issue)));
    broken.add(kind);
    return undefined;
  };
  const names = async (below: string) => {
    const found = await readdir(path.join(folder, below)).catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
      throw error;
    });
    return found.filter((name) => name.endsWith('.json')).sort();
  };
  return {
    mistakes,
    warnings,
    /** Kinds of which not every document could be read. */
    broken,
    /** The document of a kind that there is one of; undefined where it is missing. */
    one: async <T>(kind: SingleKind, checked: Check<T>) => {
      const file = documentFile(kind);
      if ((await names(path.dirname(file))).includes(path.basename(file))) return read(kind, '', checked);
      if ('needed' in realmDocuments[kind]) mistakes.push(fileMistake(file, 'reference', 'a file', 'none'));
      return undefined;
    },
    /** All documents of a kind. */
    all: async <T>(kind: ManyKind, checked: Check<T>) => {
      const files = await names(folderOf(kind));
      const documents = await Promise.all(files.map((file) => read(kind, path.basename(file, '.json'), checked)));
      return documents.filter((document) => document !== undefined);
    },
  };
}

/** A realm's folder with all that is wrong in it. */
export interface ReadFolder {
  mistakes: Diagnostic[];
  /** What does not keep the realm from being loaded. */
  warnings: Diagnostic[];
  /** What could be read, and what its documents may refer to; without settings and a theme there is no realm. */
  valid?: { bundle: RealmBundle; known: Known };
  /** Kinds of which not every document could be read. */
  broken: ReadonlySet<Group>;
}

/** Reads and checks a realm's folder as its author wrote it: each document by itself, then what they refer to. */
export async function readFolder(folder: string): Promise<ReadFolder> {
  const reader = createReader(folder);
  const [
    settings,
    theme,
    media,
    menus,
    pages,
    forms,
    labels,
    catalogue,
    consent,
    texts,
    news,
    fighters,
    accounts,
    assets,
  ] = await Promise.all([
    reader.one('realm', by(authoring.realm)),
    reader.one('theme', by(authoring.theme)),
    reader.one('media', by(authoring.media)),
    reader.all('menu', checkWrittenMenu),
    reader.all('page', checkWrittenPage),
    reader.all('form', checkWrittenForm),
    reader.all('labels', by(authoring.labels)),
    reader.all('catalogue', by(authoring.catalogue)),
    reader.one('consent', by(authoring.consent)),
    reader.one('texts', by(authoring.texts)),
    reader.one('news', by(authoring.news)),
    reader.one('fighters', by(authoring.fighters)),
    reader.one('accounts', by(authoring.accounts)),
    readAssets(folder),
  ]);
  const mistakes = [...reader.mistakes, ...assets.mistakes];
  const { broken, warnings } = reader;
  if (!settings || !theme) return { mistakes, warnings, broken };
  const bundle: RealmBundle = {
    settings,
    theme,
    media: media ?? noMedia,
    menus,
    pages,
    forms,
    labels,
    catalogue,
    consent,
    texts,
    news,
    fighters,
    accounts,
    files: assets.files,
  };
  if (assets.mistakes.length > 0) broken.add('files');
  const known = knownIn(bundle, broken);
  mistakes.push(...referenceMistakes(bundle, known));
  return { mistakes, warnings, broken, valid: { bundle, known } };
}

/**
 * A realm's folder without a mistake.
 * @throws RealmFolderError with all mistakes at once.
 */
export async function loadFolder(folder: string): Promise<RealmBundle> {
  const { mistakes, valid } = await readFolder(folder);
  if (!valid || mistakes.length > 0) throw new RealmFolderError(folder, mistakes);
  return valid.bundle;
}
