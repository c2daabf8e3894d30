import type { Diagnostic } from '#schemas/diagnostic.ts';
import { type RealmBundle, RealmFolderError } from './bundle.ts';
import { documentFindings, ordered } from './check-documents.ts';
import { missingFilms } from './check-media.ts';
import { fileFindingsIn } from './check-pictures.ts';
import { treeFindings } from './check-tree.ts';
import { unusedFiles } from './check-unused-files.ts';
import { knownIn } from './known.ts';
import { readFolder } from './read-folder.ts';

/** What is wrong in a realm's folder, and the realm when it could be loaded all the same. */
export interface CheckedFolder {
  findings: Diagnostic[];
  /** Undefined when loading refuses the folder. */
  bundle: RealmBundle | undefined;
}

const isError = ({ severity }: Diagnostic) => severity === 'error';

/**
 * Checks a realm's folder without a database. Drawing its pages is not part of it. Films are looked for in
 * `mediaFolder`, where there is one.
 */
export async function checkFolder(folder: string, mediaFolder?: string): Promise<CheckedFolder> {
  const { bundle, findings: shape } = await readFolder(folder);
  const known = knownIn(bundle);
  const findings = ordered([
    ...shape,
    ...(await treeFindings(folder)),
    ...documentFindings(bundle, known),
    ...unusedFiles(bundle, known),
    ...(await missingFilms(bundle, mediaFolder)),
    ...(await fileFindingsIn(bundle)),
  ]);
  return { findings, bundle: findings.some(isError) ? undefined : bundle };
}

/**
 * A realm's folder without a mistake; what is not as it should be and yet works is let through.
 * @throws RealmFolderError with all mistakes at once.
 */
export async function loadFolder(folder: string): Promise<RealmBundle> {
  const { findings, bundle } = await checkFolder(folder);
  if (!bundle) throw new RealmFolderError(folder, findings.filter(isError));
  return bundle;
}
