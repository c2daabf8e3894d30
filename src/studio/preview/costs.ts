import * as z from 'zod';
import type { DrawnReport } from './driver.ts';

/** The fields of the realm's list of capabilities that are used here. */
const Capabilities = z.object({
  blocks: z.record(z.string(), z.looseObject({ bytes: z.number().optional() })),
});

/** Bytes of code by kind of element. */
export type Bytes = ReadonlyMap<string, number>;

/** Cost of a kind of element on a page. */
export interface Cost {
  kind: string;
  elements: number;
  nodes: number;
  bytes: number | undefined;
}

/** Loads the bundle sizes from the realm's server; empty if it publishes none. */
export async function fetchBytes(origin: string): Promise<Bytes> {
  const response = await fetch(`${origin}/capabilities.json`);
  const parsed = Capabilities.safeParse(response.ok ? await response.json() : undefined);
  if (!parsed.success) return new Map();
  return new Map(
    Object.entries(parsed.data.blocks).flatMap(([kind, { bytes }]) => (bytes === undefined ? [] : [[kind, bytes]])),
  );
}

/** Lists the costs of a page by kind of element, the kind with most DOM nodes first. */
export function costsOf(nodes: DrawnReport['nodes'], bytes: Bytes): Cost[] {
  return [...Map.groupBy(nodes, ({ kind }) => kind)]
    .map(([kind, drawn]) => ({
      kind,
      elements: drawn.length,
      nodes: drawn.reduce((sum, { nodes }) => sum + nodes, 0),
      bytes: bytes.get(kind),
    }))
    .sort((one, other) => other.nodes - one.nodes || one.kind.localeCompare(other.kind));
}
