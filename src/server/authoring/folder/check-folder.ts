import type { Diagnostic } from '#schemas/diagnostic.ts';
import { ownHosts } from '../../platform/own-hosts.ts';
import { isComplete, type RealmBundle, RealmFolderError } from './bundle.ts';
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

/** Result of checking a realm folder. */
export interface CheckedFolder {
  findings: Diagnostic[];
  /** The realm's documents and files; undefined if the folder has errors and cannot be loaded. */
  bundle: RealmBundle | undefined;
  /** Translation coverage of each language. */
  coverage: LanguageCoverage[];
}

const isError = ({ severity }: Diagnostic) => severity === 'error';

/** Facts outside the folder that the check needs: film files, host names of other realms, and the time. */
export interface FolderCheck {
  /** The operator's folder of films. Without it, references to films are not checked. */
  mediaFolder?: string | undefined;
  /** Host names that other realms already use, each with the name of that realm. */
  takenHosts?: ReadonlyMap<string, string> | undefined;
  /** Current time in milliseconds; decides which events are past. */
  now?: number;
}

/** Checks a realm folder without a database. It does not render the realm's pages. */
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
    ...(isComplete(bundle.settings, '/hosts') ? hostMistakes(bundle, takenHosts) : []),
    ...pastEvents(bundle, now),
    ...unusedFiles(bundle, known),
    ...(await filmFindings(bundle, known)),
    ...(await missingFilms(bundle, mediaFolder)),
    ...(await fileFindingsIn(bundle)),
  ]);
  return { findings, bundle: findings.some(isError) ? undefined : bundle, coverage: coverageOf(bundle) };
}

/**
 * Reads a realm folder that has no errors; warnings are allowed.
 * @throws RealmFolderError that lists all errors
 */
export async function loadFolder(folder: string): Promise<RealmBundle> {
  const { findings, bundle } = await checkFolder(folder);
  if (!bundle) throw new RealmFolderError(folder, findings.filter(isError));
  return bundle;
}
