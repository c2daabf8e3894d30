import type { Element } from '#schemas/generated/types.ts';
import type { Issue } from '#schemas/issue.ts';
import type { SoundElement } from '#schemas/validate.ts';
import { tabOf } from './tabs.ts';

/** One place of a page: a sound element, or what is wrong with the element that should be there. */
export type Slot = { place: number; leading: boolean } & (
  | { sound: SoundElement; issues?: never }
  | { issues: Issue[]; sound?: never }
);

/** Neighbours of one zone that are bound to the same tab, or to none. */
export interface Run {
  id: string;
  tab: string | undefined;
  slots: Slot[];
}

/** Where in the page an element or an issue stands: the number after /elements/. */
const placeOf = (pointer: string) => Number(/^\/elements\/(\d+)/.exec(pointer)?.[1] ?? -1);

/** The places of a page, in order. */
export function slotsOf(elements: SoundElement[], issues: Issue[]): Slot[] {
  const unsound = Map.groupBy(issues, ({ pointer }) => placeOf(pointer));
  return [
    ...elements.map((sound) => ({ place: placeOf(sound.pointer), sound })),
    ...[...unsound].map(([place, found]) => ({ place, issues: found })),
  ]
    .sort((a, b) => a.place - b.place)
    .map((slot, index) => ({ ...slot, leading: index === 0 }));
}

const zoneOf = ({ sound }: Slot): Element['$zone'] => sound?.element.$zone ?? 'list';

/** The places of one zone, neighbours with the same tab together. */
export function runsOf(slots: Slot[], zone: Element['$zone']): Run[] {
  const runs: Run[] = [];
  for (const slot of slots.filter((one) => zoneOf(one) === zone)) {
    const tab = slot.sound && tabOf(slot.sound);
    const last = runs.at(-1);
    if (last && last.tab === tab) last.slots.push(slot);
    else runs.push({ id: `panel-${slot.place}`, tab, slots: [slot] });
  }
  return runs;
}
