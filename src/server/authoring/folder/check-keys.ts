import { type Node, parseTree } from 'jsonc-parser';
import type { Diagnostic } from '#schemas/diagnostic.ts';
import { pointerTo } from '#schemas/issue.ts';
import { parseDocument } from '../../definitions/documents/read-json.ts';
import { createError } from './mistakes.ts';

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
      ...(again ? [createError(file, at, 'duplicate-key', 'a property that stands here once', `“${name}” again`)] : []),
      ...(value ? doubleKeys(file, value, at) : []),
    ];
  });
}

/** Reports duplicate properties in a JSON text: parsers keep only the last one. */
export function doubleKeysIn(file: string, source: string): Diagnostic[] {
  // This text cannot be parsed: an earlier check has reported invalid or too deeply nested JSON.
  if (!parseDocument(source).ok) return [];
  const root = parseTree(source.replace(/^\uFEFF/, ''));
  return root ? doubleKeys(file, root, '') : [];
}
