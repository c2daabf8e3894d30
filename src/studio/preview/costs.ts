import * as z from 'zod';
import type { Drawn } from './driver.ts';

/** What the realm's host publishes of the kinds that it draws, as far as costs go. */
const Capabilities = z.object({
  blocks: z.record(z.string(), z.looseObject({ bytes: z.number().optional() })),
});

/** Bytes of code of each kind of element. */
export type Bytes = ReadonlyMap<string, number>;

/** What one kind of element costs on a page. */
export interface Cost {
  kind: string;
  elements: number;
  nodes: number;
  bytes: number | undefined;
}

/** Asks the realm's host what its kinds cost; nothing where it does not tell. */
export async function fetchBytes(origin: string): Promise<Bytes> {
  const response = await fetch(`${origin}/capabilities.json`);
  const parsed = Capabilities.safeParse(response.ok ? await response.json() : undefined);
  if (!parsed.success) return new Map();
  return new Map(
    Object.entries(parsed.data.blocks).flatMap(([kind, { bytes }]) => (bytes === undefined ? [] : [[kind, bytes]])),
  );
}

/** What a page costs, by kind; the dearest first. */
export function costsOf(nodes: Drawn['nodes'], bytes: Bytes): Cost[] {
  return [...Map.groupBy(nodes, ({ kind }) => kind)]
    .map(([kind, drawn]) => ({
      kind,
      elements: drawn.length,
      nodes: drawn.reduce((sum, { nodes }) => sum + nodes, 0),
      bytes: bytes.get(kind),
    }))
    .sort((one, other) => other.nodes - one.nodes || one.kind.localeCompare(other.kind));
}
