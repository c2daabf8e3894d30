import { compareDiagnostics, type Diagnostic, findingLine } from '#schemas/diagnostic.ts';
import type { RealmBundle } from './bundle.ts';
import { pageFindings } from './check-elements.ts';
import { labelFindings } from './check-labels.ts';
import { nameFindings } from './check-names.ts';
import { fileFindingsIn } from './check-pictures.ts';
import { placeholderFindings } from './check-placeholders.ts';
import { themeFindings } from './check-theme.ts';
import { treeFindings } from './check-tree.ts';
import { readFolder } from './read-folder.ts';

/** What is wrong in a realm's folder, and the realm when it could be loaded all the same. */
export interface CheckedFolder {
  findings: Diagnostic[];
  /** Undefined when loading would refuse the folder. */
  bundle: RealmBundle | undefined;
}

/** In order, and each but once: a mistake may be seen from more than one side. */
export const ordered = (findings: readonly Diagnostic[]): Diagnostic[] =>
  [...new Map(findings.map((one) => [findingLine(one), one])).values()].sort(compareDiagnostics);

/**
 * Checks a realm's folder without a database: everything that loading refuses, and what loads and yet is not as it
 * should be. Drawing its pages is not part of it.
 */
export async function checkFolder(folder: string): Promise<CheckedFolder> {
  const { mistakes, warnings, valid, broken } = await readFolder(folder);
  const tree = await treeFindings(folder, new Set(mistakes.map(({ document }) => document)));
  if (!valid) return { findings: ordered([...mistakes, ...warnings, ...tree]), bundle: undefined };
  const { bundle } = valid;
  const findings = ordered([
    ...mistakes,
    ...warnings,
    ...tree,
    ...nameFindings(bundle),
    ...themeFindings(bundle.theme),
    ...bundle.pages.flatMap(pageFindings),
    ...labelFindings(bundle, broken),
    ...placeholderFindings(bundle),
    ...(await fileFindingsIn(bundle)),
  ]);
  return { findings, bundle: mistakes.length === 0 ? bundle : undefined };
}
