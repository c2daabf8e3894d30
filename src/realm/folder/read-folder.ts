import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { authoring } from '#schemas/author.ts';
import { type Diagnostic, diagnosticOf } from '#schemas/diagnostic.ts';
import { by, type Check, checkWrittenForm, checkWrittenMenu, checkWrittenPage } from '#schemas/check-document.ts';
import { readDocument } from '../documents/read-json.ts';
import { readAssets } from './asset-files.ts';
import { type RealmBundle, RealmFolderError, type Sourced } from './bundle.ts';
import { referenceMistakes } from './check-references.ts';
import { type Known, knownIn } from './known.ts';
import { fileMistake } from './mistakes.ts';

/** Reads documents and gathers what is wrong with them. */
function createReader(folder: string) {
  const mistakes: Diagnostic[] = [];
  const warnings: Diagnostic[] = [];
  const broken = new Set<string>();
  const read = async <T>(file: string, checked: Check<T>): Promise<Sourced<T> | undefined> => {
    const result = await readDocument(path.join(folder, file));
    const [group = file] = file.split('/');
    if (!result.ok) {
      mistakes.push(diagnosticOf(file, result.issue));
      broken.add(group);
      return undefined;
    }
    const valid = checked(result.value);
    if (valid.ok) {
      warnings.push(...(valid.issues ?? []).map((issue) => diagnosticOf(file, issue)));
      return { file, name: path.basename(file, '.json'), document: valid.value };
    }
    mistakes.push(...valid.issues.map((issue) => diagnosticOf(file, issue)));
    broken.add(group);
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
    /** Folders of which not every document could be read. */
    broken,
    /** A document that may be missing. */
    optional: async <T>(file: string, checked: Check<T>) =>
      (await names(path.dirname(file))).includes(path.basename(file)) ? read(file, checked) : undefined,
    required: async <T>(file: string, checked: Check<T>) => {
      if ((await names(path.dirname(file))).includes(path.basename(file))) return read(file, checked);
      mistakes.push(fileMistake(file, 'reference', 'a file', 'none'));
      return undefined;
    },
    all: async <T>(below: string, checked: Check<T>) => {
      const documents = await Promise.all((await names(below)).map((name) => read(path.join(below, name), checked)));
      return documents.filter((document) => document !== undefined);
    },
  };
}

const noMedia = { file: 'media.json', name: 'media', document: { version: '1.0', media: {} } };

/** A realm's folder with all that is wrong in it. */
export interface ReadFolder {
  mistakes: Diagnostic[];
  /** What does not keep the realm from being loaded. */
  warnings: Diagnostic[];
  /** What could be read, and what its documents may refer to; without settings and a theme there is no realm. */
  valid?: { bundle: RealmBundle; known: Known };
  /** Folders of which not every document could be read. */
  broken: ReadonlySet<string>;
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
    reader.required('realm.json', by(authoring.realm)),
    reader.required('theme.json', by(authoring.theme)),
    reader.optional('media.json', by(authoring.media)),
    reader.all('menus', checkWrittenMenu),
    reader.all('pages', checkWrittenPage),
    reader.all('forms', checkWrittenForm),
    reader.all('labels', by(authoring.labels)),
    reader.all('catalogue', by(authoring.catalogue)),
    reader.optional('consent/terms.json', by(authoring.consent)),
    reader.optional('texts.json', by(authoring.texts)),
    reader.optional('news.json', by(authoring.news)),
    reader.optional('fighters.json', by(authoring.fighters)),
    reader.optional('demo/accounts.json', by(authoring.accounts)),
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
  if (assets.mistakes.length > 0) broken.add('assets');
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
