import { stat } from 'node:fs/promises';
import path from 'node:path';
import { ordered } from '#server/authoring/folder/check-documents.ts';
import type { LanguageCoverage } from '#server/authoring/folder/coverage.ts';
import { checkFolder } from '#server/authoring/folder/check-folder.ts';
import { StartError } from '#server/platform/start-error.ts';
import type { Diagnostic } from '#schemas/diagnostic.ts';
import type { AppSource } from '../pages/renderer.ts';
import { drawPages } from './draw-pages.ts';

/** Result of checking a realm's folder. */
export interface CheckReport {
  folder: string;
  findings: Diagnostic[];
  errors: number;
  warnings: number;
  /** Number of rendered pages; undefined when the folder could not be loaded. */
  pages: number | undefined;
  /** Translation coverage per language. */
  coverage: LanguageCoverage[];
}

interface CheckOptions {
  /** Folder in which the check looks for the realm's video files. */
  mediaFolder?: string | undefined;
  /** Host names that other realms already use, each with a description of its owner. */
  takenHosts?: ReadonlyMap<string, string> | undefined;
  source: AppSource;
  dist: string;
  /** Called with a function that releases the resources in use; the caller runs it if the check is interrupted. */
  onOpen?: (close: () => Promise<void>) => void;
}

/**
 * Checks a realm's folder: documents, references, labels, theme and files; then renders its pages on a temporary
 * database.
 * @throws StartError when the folder does not exist
 */
export async function checkRealm(folder: string, options: CheckOptions): Promise<CheckReport> {
  const absolute = path.resolve(folder);
  const isFolder = await stat(absolute).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isFolder) throw new StartError(`There is no folder ${folder}. npm run realm -- new ${folder} makes one.`);
  const { findings: read, bundle, coverage } = await checkFolder(absolute, options);
  const drawing = bundle && (await drawPages({ folder: absolute, bundle, ...options }));
  const findings = ordered([...read, ...(drawing?.findings ?? [])]);
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  return { folder, findings, errors, warnings: findings.length - errors, pages: drawing?.pages, coverage };
}
