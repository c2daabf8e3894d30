import type { Element } from '#schemas/generated/types.ts';
import type { Issue } from '#schemas/issue.ts';
import type { ParsedPage, ValidElement } from '#schemas/parse-page.ts';
import { tabOf } from './tab-of.ts';

/** One position of a page: a valid element, or the issues of an invalid one. */
export type Slot = {
  /** React key that is stable across versions of the page, so that an edit keeps the state of unchanged elements. */
  key: string;
  position: number;
  leading: boolean;
} & ({ valid: ValidElement; issues?: never } | { issues: Issue[]; valid?: never });

/** Consecutive elements of one zone that belong to the same tab, or to none. */
export interface Run {
  id: string;
  tab: string | undefined;
  slots: Slot[];
}

/** Index of an element or issue in the page: the number after /elements/. */
const positionOf = (pointer: string) => Number(/^\/elements\/(\d+)/.exec(pointer)?.[1] ?? -1);

/** Identifies an element independently of its position. */
function nameOf({ $type, attributes }: Element): string {
  const { bucketId, exid, id } = attributes as Record<string, unknown>;
  const own = [bucketId, exid, id].find((name) => typeof name === 'string' || typeof name === 'number');
  return `${$type} ${own ?? ''}`;
}

/** Slots of a page in order. A key consists of kind and identifier, numbered for duplicates. */
export function toPageSlots({ elements, issues }: Pick<ParsedPage, 'elements' | 'issues'>): Slot[] {
  const taken = new Set(elements.map(({ pointer }) => positionOf(pointer)));
  const invalid = Map.groupBy(
    issues.filter(({ pointer, severity }) => severity === 'error' && !taken.has(positionOf(pointer))),
    ({ pointer }) => positionOf(pointer),
  );
  const count = new Map<string, number>();
  const keyOf = (valid: ValidElement) => {
    const name = nameOf(valid.element);
    const number = count.get(name) ?? 0;
    count.set(name, number + 1);
    return `${name} ${number}`;
  };
  return [
    ...elements.map((valid) => ({ key: keyOf(valid), position: positionOf(valid.pointer), valid })),
    ...[...invalid].map(([position, found]) => ({ key: `invalid ${position}`, position, issues: found })),
  ]
    .sort((a, b) => a.position - b.position)
    .map((slot, index) => ({ ...slot, leading: index === 0 }));
}

const zoneOf = ({ valid }: Slot): Element['$zone'] => valid?.element.$zone ?? 'list';

/** Slots of one zone, grouped into runs of consecutive slots with the same tab. */
export function toSlotRuns(slots: Slot[], zone: Element['$zone']): Run[] {
  const runs: Run[] = [];
  for (const slot of slots.filter((one) => zoneOf(one) === zone)) {
    const tab = slot.valid && tabOf(slot.valid);
    const last = runs.at(-1);
    if (last && last.tab === tab) last.slots.push(slot);
    else runs.push({ id: `panel-${slot.position}`, tab, slots: [slot] });
  }
  return runs;
}
