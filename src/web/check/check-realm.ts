import { stat } from 'node:fs/promises';
import path from 'node:path';
import { ordered } from '#server/authoring/folder/check-documents.ts';
import type { LanguageCoverage } from '#server/authoring/folder/coverage.ts';
import { checkFolder } from '#server/authoring/folder/check-folder.ts';
import { StartError } from '#server/platform/start-error.ts';
import type { Diagnostic } from '#schemas/diagnostic.ts';
import type { AppSource } from '../pages/renderer.ts';
import { drawPages } from './draw-pages.ts';

/** All that was found in a realm's folder. */
export interface CheckReport {
  folder: string;
  findings: Diagnostic[];
  errors: number;
  warnings: number;
  /** How many pages were drawn; undefined when the folder cannot be loaded, so that there was nothing to draw. */
  pages: number | undefined;
  /** How much of the realm is in each of its languages. */
  coverage: LanguageCoverage[];
}

interface CheckOptions {
  /** Where films are looked for. */
  mediaFolder?: string | undefined;
  /** Host names that are taken, and what has each. */
  takenHosts?: ReadonlyMap<string, string> | undefined;
  source: AppSource;
  dist: string;
  /** Told of what has to be closed if the program is to end early. */
  onOpen?: (close: () => Promise<void>) => void;
}

/**
 * Checks a realm's folder: its documents, what they refer to, its words, theme and files; then draws its pages.
 * No database in use is touched.
 * @throws StartError when there is no such folder.
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
