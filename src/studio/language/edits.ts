import {
  applyEdits,
  findNodeAtLocation,
  type FormattingOptions,
  type JSONPath,
  type ModificationOptions,
  modify,
  parseTree,
} from 'jsonc-parser';
import { tokensOf } from './positions.ts';

/** Replacement of a range of a text. */
export interface Change {
  from: number;
  to: number;
  insert: string;
}

/** Smallest single replacement that turns one text into another; undefined if they are equal. */
export function changeBetween(before: string, after: string): Change | undefined {
  if (before === after) return undefined;
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return { from: start, to: before.length - end, insert: after.slice(start, after.length - end) };
}

/** Converts a JSON pointer to a path with numbers for array indexes. */
function pathOf(text: string, pointer: string): JSONPath {
  let node = parseTree(text);
  const path: JSONPath = [];
  for (const token of tokensOf(pointer)) {
    path.push(node?.type === 'array' ? Number(token) : token);
    node = node && findNodeAtLocation(node, path.slice(-1));
  }
  return path;
}

/** Detects the text's indentation for inserted values. */
function layoutOf(text: string): FormattingOptions {
  const indent = /\n([ \t]+)\S/.exec(text)?.[1] ?? '  ';
  return { insertSpaces: !indent.startsWith('\t'), tabSize: indent.startsWith('\t') ? 2 : indent.length, eol: '\n' };
}

const modified = (text: string, path: JSONPath, value: unknown, options: ModificationOptions = {}): string =>
  applyEdits(text, modify(text, path, value, { formattingOptions: layoutOf(text), ...options }));

/** Sets the value at a pointer; undefined removes it. The rest of the text stays unchanged. */
export const setAt = (text: string, pointer: string, value: unknown): string =>
  modified(text, pathOf(text, pointer), value);

/** Inserts a value into a list. */
export const insertAt = (text: string, list: string, index: number, value: unknown): string =>
  modified(text, [...pathOf(text, list), index], value, { isArrayInsertion: true });

/** Swaps two items of a list without reformatting them. */
export function swapAt(text: string, one: string, other: string): string {
  const tree = parseTree(text);
  const nodes = [one, other].map((pointer) => tree && findNodeAtLocation(tree, pathOf(text, pointer)));
  const [first, second] = nodes.toSorted((a, b) => (a?.offset ?? 0) - (b?.offset ?? 0));
  if (!first || !second) return text;
  const textOf = ({ offset, length }: typeof first) => text.slice(offset, offset + length);
  return (
    text.slice(0, first.offset) +
    textOf(second) +
    text.slice(first.offset + first.length, second.offset) +
    textOf(first) +
    text.slice(second.offset + second.length)
  );
}
