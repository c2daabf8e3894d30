import type { Diagnostic } from '#schemas/diagnostic.ts';
import { ownHosts } from '../../platform/own-hosts.ts';
import { isWhole, type RealmBundle, RealmFolderError } from './bundle.ts';
import { documentFindings, ordered } from './check-documents.ts';
import { filmFindings } from './check-films.ts';
import { hostMistakes } from './check-hosts.ts';
import { missingFilms } from './check-media.ts';
import { pastEvents } from './check-past-events.ts';
import { fileFindingsIn } from './check-pictures.ts';
import { treeFindings } from './check-tree.ts';
import { unusedFiles } from './check-unused-files.ts';
import { coverageOf, type LanguageCoverage } from './coverage.ts';
import { knownIn } from './known.ts';
import { readFolder } from './read-folder.ts';

/** What is wrong in a realm's folder, and the realm when it could be loaded all the same. */
export interface CheckedFolder {
  findings: Diagnostic[];
  /** Undefined when loading refuses the folder. */
  bundle: RealmBundle | undefined;
  /** How much of it is in each of its languages. */
  coverage: LanguageCoverage[];
}

const isError = ({ severity }: Diagnostic) => severity === 'error';

/** What a folder is checked beside. */
export interface FolderCheck {
  /** Where films are looked for; without it they are not. */
  mediaFolder?: string | undefined;
  /** Host names that are taken, and what has each. */
  takenHosts?: ReadonlyMap<string, string> | undefined;
  /** In milliseconds. */
  now?: number;
}

/** Checks a realm's folder without a database. Drawing its pages is not part of it. */
export async function checkFolder(
  folder: string,
  { mediaFolder, takenHosts = ownHosts(undefined), now = Date.now() }: FolderCheck = {},
): Promise<CheckedFolder> {
  const { bundle, findings: shape } = await readFolder(folder);
  const known = knownIn(bundle);
  const findings = ordered([
    ...shape,
    ...(await treeFindings(folder)),
    ...documentFindings(bundle, known),
    ...(isWhole(bundle.settings, '/hosts') ? hostMistakes(bundle, takenHosts) : []),
    ...pastEvents(bundle, now),
    ...unusedFiles(bundle, known),
    ...(await filmFindings(bundle, known)),
    ...(await missingFilms(bundle, mediaFolder)),
    ...(await fileFindingsIn(bundle)),
  ]);
  return { findings, bundle: findings.some(isError) ? undefined : bundle, coverage: coverageOf(bundle) };
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
