import type { Diagnostic } from '#schemas/diagnostic.ts';
import { type RealmBundle, RealmFolderError } from './bundle.ts';
import { documentFindings, ordered } from './check-documents.ts';
import { fileFindingsIn } from './check-pictures.ts';
import { treeFindings } from './check-tree.ts';
import { knownIn } from './known.ts';
import { readFolder } from './read-folder.ts';

/** What is wrong in a realm's folder, and the realm when it could be loaded all the same. */
export interface CheckedFolder {
  findings: Diagnostic[];
  /** Undefined when loading refuses the folder. */
  bundle: RealmBundle | undefined;
}

const isError = ({ severity }: Diagnostic) => severity === 'error';

/** Checks a realm's folder without a database. Drawing its pages is not part of it. */
export async function checkFolder(folder: string): Promise<CheckedFolder> {
  const { bundle, findings: shape } = await readFolder(folder);
  const findings = ordered([
    ...shape,
    ...(await treeFindings(folder)),
    ...documentFindings(bundle, knownIn(bundle)),
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
