import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Node, parseTree } from 'jsonc-parser';
import type { Diagnostic } from '#schemas/diagnostic.ts';
import { pointerTo } from '#schemas/issue.ts';
import { limits } from '#schemas/limits.ts';
import { isServedFile, kindOfFile } from '#schemas/realm-folder.ts';
import { fault, warning } from './mistakes.ts';

/** Whether a file is read: as a document, or as one that browsers get. */
const isRead = (file: string) => kindOfFile(file) !== undefined || isServedFile(file);
/** What people and tools leave in a folder. */
const isNote = /(?:^|\/)(?:\.[^/]*|[^/]+\.(?:md|txt))$|^\.[^/]+\//i;

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter((file) => !isNote.test(file))
    .sort();
}

/** Properties that stand twice in an object of a text in JSON. */
function doubleKeys(file: string, node: Node, pointer: string): Diagnostic[] {
  if (node.type === 'array')
    return (node.children ?? []).flatMap((child, index) => doubleKeys(file, child, pointerTo(pointer, index)));
  if (node.type !== 'object') return [];
  const seen = new Set<string>();
  return (node.children ?? []).flatMap(({ children: [key, value] = [] }) => {
    const name = String(key?.value);
    const at = pointerTo(pointer, name);
    const again = seen.has(name);
    seen.add(name);
    return [
      ...(again ? [fault(file, at, 'duplicate-key', 'a property that stands here once', `“${name}” again`)] : []),
      ...(value ? doubleKeys(file, value, at) : []),
    ];
  });
}

async function doubleKeysIn(folder: string, file: string): Promise<Diagnostic[]> {
  const text = await readFile(path.join(folder, file), 'utf8');
  if (text.length > limits.documentSize) return [];
  // What is no JSON, or nested too deeply to walk, has been refused already.
  const errors: unknown[] = [];
  const root = parseTree(text.replace(/^\uFEFF/, ''), errors as never);
  return root && errors.length === 0 ? doubleKeys(file, root, '') : [];
}

/** Files that are not read, because their name or place is another than was meant; and properties that stand twice. */
export async function treeFindings(folder: string, refused: ReadonlySet<string>): Promise<Diagnostic[]> {
  const files = await filesBelow(folder);
  const strange = files
    .filter((file) => !isRead(file))
    .map((file) => warning(file, '', 'unknown-file', 'a file that a realm has', 'another name or place'));
  const documents = files.filter((file) => kindOfFile(file) !== undefined);
  const doubles = await Promise.all(
    documents.filter((file) => !refused.has(file)).map((file) => doubleKeysIn(folder, file)),
  );
  return [...strange, ...doubles.flat()];
}
