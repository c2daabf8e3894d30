import type { OutlineNode } from '../language/forms/outline.ts';

/** Row of the outline, which lists the parts of a document (such as elements and menu items). */
export interface OutlineRow {
  node: OutlineNode;
  /** The part that contains this one; undefined if this row is the document. */
  parent: OutlineNode | undefined;
  level: number;
  /** Name of the page zone (such as the header) that starts at this row. */
  zone?: string;
}

/** The header zone is rendered first, regardless of its position in the document. */
const byZone = (nodes: readonly OutlineNode[]) =>
  nodes.toSorted((one, other) => Number(other.zone === 'header') - Number(one.zone === 'header'));

/** Flattens the outline into rows in rendering order. */
export function rowsOf(node: OutlineNode, parent?: OutlineNode, level = 1): OutlineRow[] {
  let zone: string | undefined;
  const below = byZone(node.children).flatMap((child): OutlineRow[] => {
    const [first, ...rest] = rowsOf(child, node, level + 1);
    if (!first) return [];
    const isNew = level === 1 && child.zone !== undefined && child.zone !== zone;
    zone = child.zone;
    return [{ ...first, ...(isNew && zone !== undefined && { zone }) }, ...rest];
  });
  return [{ node, parent, level }, ...below];
}

/** Splits the pointer of a part into the pointer of its list and its index in that list. */
export function placeIn(pointer: string): { list: string; index: number } {
  const at = pointer.lastIndexOf('/');
  return { list: pointer.slice(0, at), index: Number(pointer.slice(at + 1)) };
}

/** Returns the previous or next part in the same list and page zone, to swap the two. */
export function neighbourOf({ node, parent }: OutlineRow, by: -1 | 1): OutlineNode | undefined {
  const { list } = placeIn(node.pointer);
  const beside = (parent?.children ?? []).filter(
    (other) => placeIn(other.pointer).list === list && other.zone === node.zone,
  );
  return beside[beside.findIndex(({ pointer }) => pointer === node.pointer) + by];
}
