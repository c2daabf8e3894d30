import { type Diagnostic, findingLine } from '#schemas/diagnostic.ts';
import { type FolderDocuments, mergeFolders } from '#schemas/merge/merge-folders.ts';
import { isSame } from '#schemas/merge/same.ts';
import { migrate } from '#schemas/migrations/migrate.ts';
import { documentFile, isServedFile, kindOfFile } from '#schemas/realm-folder.ts';
import type { Tx } from '../../platform/db/scope.ts';
import { lockDocuments } from '../../definitions/documents/documents.store.ts';
import type { AssetFile, RealmBundle } from '../folder/bundle.ts';
import { documentFindings } from '../folder/check-documents.ts';
import { documentsOf } from '../folder/documents-of.ts';
import { withDocuments } from '../folder/documents-set.ts';
import { knownIn } from '../folder/known.ts';
import { findBase } from './find-base.ts';
import { type DocumentsByHash, type FileHashes, hashOfDocument } from './hashed.ts';
import { findLoadedFiles, readDocuments } from './loaded-folders.store.ts';
import { findOnAir } from './on-air.store.ts';
import type { Merge } from './plan-text.ts';
import { type ConflictResolution, getWinningSide } from './conflict-resolution.ts';

/** A request to load a folder. */
export interface LoadRequest {
  bundle: RealmBundle;
  /** The folder's path, which identifies it. */
  folder: string;
  /** True if the folder is the one that was last loaded, but now has another path. */
  moved: boolean;
  take: ConflictResolution;
}

/** The planned changes of a load. */
export interface LoadPlan extends Merge {
  /** Whether the realm does not exist yet; then no merge is needed. */
  isFirst: boolean;
  /** The realm's content after the load, which is to be published. */
  bundle: RealmBundle;
  /** Errors that neither the folder nor the published realm has, but the merge of both introduces. */
  mistakes: Diagnostic[];
  /** Content of the folder, which becomes the merge base of its next load. */
  files: FileHashes;
  documents: DocumentsByHash;
  /** The old path of the folder; undefined unless it has moved. */
  movedFrom: string | undefined;
}

/** Content hashes of the folder's files. The accounts file is left out, because a load never removes accounts. */
function filesOf(bundle: RealmBundle, documents: DocumentsByHash): FileHashes {
  const files = new Map<string, string>();
  for (const { file, document } of documentsOf(bundle)) {
    if (file === documentFile('accounts')) continue;
    const hash = hashOfDocument(document as object);
    documents.set(hash, document);
    files.set(file, hash);
  }
  for (const { path, hash } of bundle.files) files.set(path, hash);
  return files;
}

const noBytes = Buffer.alloc(0);

/** Replaces or removes some files in the realm that was read from the folder. */
function withContents(bundle: RealmBundle, contents: FolderDocuments): { bundle: RealmBundle; shape: Diagnostic[] } {
  const served = [...contents].filter(([file]) => isServedFile(file));
  const own = new Map(bundle.files.map((file) => [file.path, file]));
  for (const [path, hash] of served) {
    own.delete(path);
    // The content of files that are already published is not needed, because the load does not write them again.
    if (typeof hash === 'string') own.set(path, { path, hash, contentType: '', bytes: noBytes });
  }
  const files: AssetFile[] = [...own.values()];
  return withDocuments(bundle, new Map([...contents].filter(([file]) => !isServedFile(file))), files);
}

type Realm = ReturnType<typeof withContents>;

const isError = ({ severity }: Diagnostic) => severity === 'error';

const errorsIn = ({ bundle, shape }: Realm): Diagnostic[] =>
  [...shape, ...documentFindings(bundle, knownIn(bundle))].filter(isError);

/** Errors of the merge result that the published realm did not have: two valid realms may conflict when merged. */
function mistakesIn(merged: Realm, onAir: () => Realm): Diagnostic[] {
  const errors = errorsIn(merged);
  if (errors.length === 0) return [];
  const before = new Set(errorsIn(onAir()).map(findingLine));
  return errors.filter((error) => !before.has(findingLine(error)));
}

/** The three sides of the merge. Each contains only the files that are not equal on all sides. */
interface Sides {
  base: FolderDocuments;
  ours: FolderDocuments;
  theirs: FolderDocuments;
}

async function readSides(
  tx: Tx,
  realm: string,
  hashes: Readonly<Record<keyof Sides, FileHashes>>,
  documents: DocumentsByHash,
): Promise<Sides> {
  const { base, ours, theirs } = hashes;
  const touched = [...new Set([...base.keys(), ...ours.keys(), ...theirs.keys()])].filter(
    (file) => base.get(file) !== ours.get(file) || ours.get(file) !== theirs.get(file),
  );
  const wanted = touched.filter((file) => !isServedFile(file)).flatMap((file) => [base.get(file), ours.get(file)]);
  await readDocuments(
    tx,
    realm,
    wanted.filter((hash) => hash !== undefined),
    documents,
  );
  const contents = (side: FileHashes): FolderDocuments =>
    new Map(
      touched.flatMap((file): [string, unknown][] => {
        const hash = side.get(file);
        const kind = kindOfFile(file);
        if (hash === undefined) return [];
        // Images, fonts and films are compared only by their hash; documents also by their content.
        return [[file, kind && !isServedFile(file) ? migrate(kind, documents.get(hash)) : hash]];
      }),
    );
  return { base: contents(base), ours: contents(ours), theirs: contents(theirs) };
}

/**
 * Plans a load as a three-way merge: `base` is the folder when it was last loaded, `ours` the published realm, `theirs`
 * the folder now. Locks the realm's documents.
 * @throws StartError when the folder is not the realm's
 * /
 */
export async function planLoad(tx: Tx, realm: string, { bundle, folder, moved, take }: LoadRequest): Promise<LoadPlan> {
  const documents: DocumentsByHash = new Map();
  const files = filesOf(bundle, documents);
  await lockDocuments(tx, realm);
  const onAir = await findOnAir(tx, realm, documents);
  const nothing = { conflicts: [], changed: [], kept: [], mistakes: [] };
  if (!onAir) return { isFirst: true, bundle, ...nothing, files, documents, movedFrom: undefined };
  const { from, movedFrom } = await findBase(tx, realm, folder, moved);
  const base = await findLoadedFiles(tx, realm, from);
  const sides = await readSides(tx, realm, { base, ours: onAir, theirs: files }, documents);
  const { documents: merged, ...merge } = mergeFolders(sides, (file) => getWinningSide(take, file));
  const plan = { isFirst: false, ...merge, files, documents, movedFrom };
  const touched = new Set([...sides.ours.keys(), ...sides.theirs.keys()]);
  const replaced = [...touched].filter((file) => !isSame(merged.get(file), sides.theirs.get(file)));
  if (replaced.length === 0) return { ...plan, bundle, mistakes: [] };
  const versionOf = (of: FolderDocuments, which: Iterable<string>) =>
    withContents(bundle, new Map([...which].map((file) => [file, of.get(file)])));
  const result = versionOf(merged, replaced);
  const isOpen = merge.conflicts.some(({ taken }) => !taken);
  const mistakes = isOpen ? [] : mistakesIn(result, () => versionOf(sides.ours, touched));
  return { ...plan, bundle: result.bundle, mistakes };
}
