import { findNodeAtOffset, getNodePath, type Node, parseTree } from 'jsonc-parser';
import { pointerTo } from '#schemas/issue.ts';

/** Range of a text, as character offsets. */
export interface Range {
  from: number;
  to: number;
}

/** Line and column of an offset, both starting at 1. */
export function lineAndColumn(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** Reference tokens of a JSON pointer. */
export const tokensOf = (pointer: string) =>
  pointer
    .split('/')
    .slice(1)
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));

function childOf({ type, children = [] }: Node, token: string): Node | undefined {
  if (type === 'array') return children[Number(token)];
  // Of duplicate properties the last one counts, as in JSON parsers.
  return children.findLast(({ children: [key] = [] }) => key?.value === token)?.children?.[1];
}

/** Node at a pointer, or its nearest existing ancestor. */
function nearest(tree: Node, pointer: string): Node {
  let node = tree;
  for (const token of tokensOf(pointer)) {
    const next = childOf(node, token);
    if (!next) return node;
    node = next;
  }
  return node;
}

/** Range to mark for a node: scalars in full, objects and lists by their key or opening bracket. */
function markOf(node: Node): Range {
  const { offset, length, type, parent } = node;
  if (type !== 'object' && type !== 'array') return { from: offset, to: offset + length };
  const key = parent?.type === 'property' ? parent.children?.[0] : undefined;
  return key ? { from: key.offset, to: key.offset + key.length } : { from: offset, to: offset + 1 };
}

/** Ranges of several pointers in a text; a missing value has that of its parent. Parses the text once. */
export function rangesOf(text: string, pointers: readonly string[]): Range[] {
  const tree = parseTree(text);
  return pointers.map((pointer) => (tree ? markOf(nearest(tree, pointer)) : { from: 0, to: 0 }));
}

/** Pointer of the value at an offset. */
export function pointerAt(text: string, offset: number): string {
  const tree = parseTree(text);
  const node = tree && findNodeAtOffset(tree, offset, true);
  return node ? pointerTo('', ...getNodePath(node)) : '';
}
