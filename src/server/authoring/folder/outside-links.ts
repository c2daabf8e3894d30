import { readdir, realpath } from 'node:fs/promises';
import path from 'node:path';
import type { Diagnostic } from '#schemas/diagnostic.ts';
import { fileMistake } from './mistakes.ts';

/** Symbolic links that leave the folder or are broken; their targets are not part of the realm. */
export interface OutsideLinks {
  findings: Diagnostic[];
  /** Whether a path of the folder is such a link or lies below one. */
  has: (file: string) => boolean;
}

async function leadsOutside(root: string, link: string): Promise<boolean> {
  const target = await realpath(link).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ELOOP'))
      return undefined;
    throw error;
  });
  return target === undefined || !target.startsWith(`${root}${path.sep}`);
}

/** Finds symbolic links that leave the folder; they are not followed. */
export async function outsideLinks(folder: string): Promise<OutsideLinks> {
  const root = await realpath(folder);
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const links = entries
    .filter((entry) => entry.isSymbolicLink())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const outside: string[] = [];
  for (const link of links)
    if (await leadsOutside(root, link)) outside.push(path.relative(root, link).replaceAll(path.sep, '/'));
  const expected = 'a file, or a symbolic link to a file of this folder';
  return {
    findings: outside.sort().map((link) => fileMistake(link, 'symbolic-link', expected, 'a link that leads out of it')),
    has: (file) => outside.some((link) => file === link || file.startsWith(`${link}/`)),
  };
}
