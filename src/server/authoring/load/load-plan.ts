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
import { type Take, takenOf } from './take.ts';

/** A folder that is to be loaded. */
export interface LoadWish {
  bundle: RealmBundle;
  /** Its path, by which it is recognised. */
  folder: string;
  /** Whether it is the folder that was loaded last, at a new path. */
  moved: boolean;
  take: Take;
}

/** What a load would do. */
export interface LoadPlan extends Merge {
  /** Whether the realm is not on air yet: then everything is the folder's. */
  isFirst: boolean;
  /** What is to be on air. */
  bundle: RealmBundle;
  /** What must not go on air, and is not there yet: the folder and the realm on air do not go together. */
  mistakes: Diagnostic[];
  /** What the folder holds: the base of its next load. */
  files: FileHashes;
  documents: DocumentsByHash;
  /** The path under which the folder was known; undefined if that has not changed. */
  movedFrom: string | undefined;
}

/** What a folder holds, file by file, but for accounts: they are made and never taken away. */
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

/** The folder's realm with other contents in the place of some of its files. */
function withContents(bundle: RealmBundle, contents: FolderDocuments): { bundle: RealmBundle; shape: Diagnostic[] } {
  const served = [...contents].filter(([file]) => isServedFile(file));
  const own = new Map(bundle.files.map((file) => [file.path, file]));
  for (const [path, hash] of served) {
    own.delete(path);
    // What is on air already needs no bytes: it is not written again.
    if (typeof hash === 'string') own.set(path, { path, hash, contentType: '', bytes: noBytes });
  }
  const files: AssetFile[] = [...own.values()];
  return withDocuments(bundle, new Map([...contents].filter(([file]) => !isServedFile(file))), files);
}

type Realm = ReturnType<typeof withContents>;

const isError = ({ severity }: Diagnostic) => severity === 'error';

const errorsIn = ({ bundle, shape }: Realm): Diagnostic[] =>
  [...shape, ...documentFindings(bundle, knownIn(bundle))].filter(isError);

/**
 * What is wrong with what is to be on air, and was not wrong there before: a folder without a mistake and a realm without
 * one need not go together.
 */
function mistakesIn(merged: Realm, onAir: () => Realm): Diagnostic[] {
  const errors = errorsIn(merged);
  if (errors.length === 0) return [];
  const before = new Set(errorsIn(onAir()).map(findingLine));
  return errors.filter((error) => !before.has(findingLine(error)));
}

/** What each side has of the files that are not the same to all three. */
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
        // Of a picture the hash is all that is compared.
        return [[file, kind && !isServedFile(file) ? migrate(kind, documents.get(hash)) : hash]];
      }),
    );
  return { base: contents(base), ours: contents(ours), theirs: contents(theirs) };
}

/**
 * Finds out what a load would do: the folder as it was when it was last loaded, the folder as it is and the realm on air
 * are merged. The realm's documents are held from then on.
 * @throws StartError when the folder is not the realm's
 */
export async function planLoad(tx: Tx, realm: string, { bundle, folder, moved, take }: LoadWish): Promise<LoadPlan> {
  const documents: DocumentsByHash = new Map();
  const files = filesOf(bundle, documents);
  await lockDocuments(tx, realm);
  const onAir = await findOnAir(tx, realm, documents);
  const nothing = { conflicts: [], changed: [], kept: [], mistakes: [] };
  if (!onAir) return { isFirst: true, bundle, ...nothing, files, documents, movedFrom: undefined };
  const { from, movedFrom } = await findBase(tx, realm, folder, moved);
  const base = await findLoadedFiles(tx, realm, from);
  const sides = await readSides(tx, realm, { base, ours: onAir, theirs: files }, documents);
  const { documents: merged, ...merge } = mergeFolders(sides, (file) => takenOf(take, file));
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
