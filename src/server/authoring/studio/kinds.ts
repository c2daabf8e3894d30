import { blocks } from '#schemas/generated/authoring.ts';
import type { KindSwitch } from '#schemas/wire/authoring/studio.ts';
import type { Tx } from '../../platform/db/scope.ts';
import { listSwitchedOff, type SwitchedOff } from '../../site/pages/kinds.store.ts';

/** All kinds of elements, sorted by name. */
export const knownKinds: readonly string[] = Object.keys(blocks).sort();

const toKindSwitch = (kind: string, off: SwitchedOff | undefined): KindSwitch =>
  off ? { kind, on: false, switchedAt: off.switchedAt.toISOString(), switchedBy: off.author } : { kind, on: true };

/** All kinds, with whether the realm shows them; includes unknown kinds that were switched off. */
export async function listKindSwitches(tx: Tx, realm: string): Promise<KindSwitch[]> {
  const off = new Map((await listSwitchedOff(tx, realm)).map((one) => [one.kind, one]));
  return [...new Set([...knownKinds, ...off.keys()])].sort().map((kind) => toKindSwitch(kind, off.get(kind)));
}
