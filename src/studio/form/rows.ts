import type { OutlineNode } from '../language/forms/outline.ts';

/** A line of the outline. */
export interface Row {
  node: OutlineNode;
  /** The part that it stands in; none for the document. */
  parent: OutlineNode | undefined;
  level: number;
  /** The zone that begins with it, where the parts stand in zones. */
  zone?: string;
}

/** The header is drawn first, wherever it stands in the document. */
const byZone = (nodes: readonly OutlineNode[]) =>
  nodes.toSorted((one, other) => Number(other.zone === 'header') - Number(one.zone === 'header'));

/** The outline as lines, each part under the one that it stands in, in the order in which it is drawn. */
export function rowsOf(node: OutlineNode, parent?: OutlineNode, level = 1): Row[] {
  let zone: string | undefined;
  const below = byZone(node.children).flatMap((child): Row[] => {
    const [first, ...rest] = rowsOf(child, node, level + 1);
    if (!first) return [];
    const isNew = level === 1 && child.zone !== undefined && child.zone !== zone;
    zone = child.zone;
    return [{ ...first, ...(isNew && zone !== undefined && { zone }) }, ...rest];
  });
  return [{ node, parent, level }, ...below];
}

/** Splits the pointer of a part into its list and its place there. */
export function placeIn(pointer: string): { list: string; index: number } {
  const at = pointer.lastIndexOf('/');
  return { list: pointer.slice(0, at), index: Number(pointer.slice(at + 1)) };
}

/** The part before or after one in its list and zone: with it, it can change places. */
export function neighbourOf({ node, parent }: Row, by: -1 | 1): OutlineNode | undefined {
  const { list } = placeIn(node.pointer);
  const beside = (parent?.children ?? []).filter(
    (other) => placeIn(other.pointer).list === list && other.zone === node.zone,
  );
  return beside[beside.findIndex(({ pointer }) => pointer === node.pointer) + by];
}
