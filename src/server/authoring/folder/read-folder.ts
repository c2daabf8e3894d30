import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { type Diagnostic, diagnosticOf } from '#schemas/diagnostic.ts';
import { documentFile, type DocumentKind, documentPlaces } from '#schemas/realm-folder.ts';
import { readDocument } from '../../definitions/documents/read-json.ts';
import { readAssets } from './asset-files.ts';
import type { RealmBundle } from './bundle.ts';
import { documentsSet, type WrittenDocument } from './documents-set.ts';
import { listFilmFiles } from './film-files.ts';
import { fileMistake } from './mistakes.ts';
import { type OutsideLinks, outsideLinks } from './outside-links.ts';
import { numberTitles } from './title-ids.ts';

/** JSON files in a subfolder of a realm folder. */
async function jsonFiles(root: string, below: string, { has }: OutsideLinks): Promise<string[]> {
  if (has(below)) return [];
  const folder = path.join(root, below);
  const found = await readdir(folder).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });
  return found.filter((name) => name.endsWith('.json') && !has(path.posix.join(below, name))).sort();
}

/** Names of a folder's documents of one kind. */
async function namesOf(
  folder: string,
  { file, folder: below }: { file?: string; folder?: string },
  links: OutsideLinks,
): Promise<string[]> {
  if (below !== undefined) return (await jsonFiles(folder, below, links)).map((name) => path.basename(name, '.json'));
  const name = path.basename(file ?? '');
  const isThere = (await jsonFiles(folder, path.dirname(file ?? ''), links)).includes(name);
  return isThere ? [path.basename(name, '.json')] : [];
}

/** A realm folder that was read, with the findings of each document checked alone. */
export interface ReadFolder {
  bundle: RealmBundle;
  findings: Diagnostic[];
}

/** Reads all documents and files of a realm folder. */
export async function readFolder(folder: string): Promise<ReadFolder> {
  const links = await outsideLinks(folder);
  const findings: Diagnostic[] = [...links.findings];
  const read = async (kind: DocumentKind, name: string): Promise<WrittenDocument> => {
    const file = documentFile(kind, name);
    const result = await readDocument(path.join(folder, file));
    if (!result.ok) findings.push(diagnosticOf(file, result.issue));
    return { kind, name, value: result.ok ? result.value : undefined };
  };
  const documents = await Promise.all(
    documentPlaces.map(async ({ kind, ...place }) => {
      const names = await namesOf(folder, place, links);
      if (place.needed && names.length === 0 && !links.has(documentFile(kind)))
        findings.push(fileMistake(documentFile(kind), 'reference', 'a file', 'none'));
      return Promise.all(names.map((name) => read(kind, name)));
    }),
  );
  const { files, mistakes } = await readAssets(folder, links);
  const films = await listFilmFiles(folder, links);
  const refused = [...mistakes, ...films.mistakes];
  const refusedFiles = [...refused, ...links.findings].map(({ document }) => document);
  const { written, explain } = numberTitles(documents.flat());
  const { bundle, shape } = documentsSet(written, { files, films: films.films, refusedFiles });
  return { bundle, findings: [...findings, ...refused, ...explain(shape)] };
}
