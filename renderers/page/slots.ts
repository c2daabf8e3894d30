import type { Element } from '#schemas/generated/types.ts';
import type { Issue } from '#schemas/issue.ts';
import type { ParsedPage, ValidElement } from '#schemas/parse-page.ts';
import { tabOf } from './tab-of.ts';

/** What stands at one position of a page: a valid element, or what is wrong with the element that should be there. */
export type Slot = {
  /** The same from one version of the page to the next, so that an edit keeps the state of what it does not touch. */
  key: string;
  position: number;
  leading: boolean;
} & ({ valid: ValidElement; issues?: never } | { issues: Issue[]; valid?: never });

/** Neighbours of one zone that are bound to the same tab, or to none. */
export interface Run {
  id: string;
  tab: string | undefined;
  slots: Slot[];
}

/** Where in the page an element or an issue stands: the number after /elements/. */
const positionOf = (pointer: string) => Number(/^\/elements\/(\d+)/.exec(pointer)?.[1] ?? -1);

/** What an element calls itself, whatever its position. */
function nameOf({ $type, attributes }: Element): string {
  const { bucketId, exid, id } = attributes as Record<string, unknown>;
  const own = [bucketId, exid, id].find((name) => typeof name === 'string' || typeof name === 'number');
  return `${$type} ${own ?? ''}`;
}

/** The places of a page in order. An element's key is its kind and own name, counted where several have the same. */
export function slotsOf({ elements, issues }: Pick<ParsedPage, 'elements' | 'issues'>): Slot[] {
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

/** The places of one zone, neighbours with the same tab together. */
export function runsOf(slots: Slot[], zone: Element['$zone']): Run[] {
  const runs: Run[] = [];
  for (const slot of slots.filter((one) => zoneOf(one) === zone)) {
    const tab = slot.valid && tabOf(slot.valid);
    const last = runs.at(-1);
    if (last && last.tab === tab) last.slots.push(slot);
    else runs.push({ id: `panel-${slot.position}`, tab, slots: [slot] });
  }
  return runs;
}
