import type { Element } from '#schemas/generated/types.ts';
import type { Issue } from '#schemas/issue.ts';
import type { ParsedPage, SoundElement } from '#schemas/parse-page.ts';

/** One place of a page: an element that is drawn, or what is wrong with the one that is not. */
export interface Slot {
  /** The same from one version of the page to the next, so that an edit keeps the state of what it does not touch. */
  key: string;
  /** The number after /elements/. */
  place: number;
  sound?: SoundElement;
  issues?: Issue[];
}

/** Where in the page an element or an issue stands; -1 for the page itself. */
const placeOf = (pointer: string) => Number(/^\/elements\/(\d+)/.exec(pointer)?.[1] ?? -1);

/** What an element calls itself, whatever its place. */
function nameOf({ $type, attributes }: Element): string {
  const { bucketId, exid, id } = attributes as Record<string, unknown>;
  const own = [bucketId, exid, id].find((name) => typeof name === 'string' || typeof name === 'number');
  return `${$type} ${own ?? ''}`;
}

/** The places of a page in order. An element's key is its kind and own name, counted where several have the same. */
export function slotsOf({ elements, issues }: Pick<ParsedPage, 'elements' | 'issues'>): Slot[] {
  const taken = new Set(elements.map(({ pointer }) => placeOf(pointer)));
  const unsound = Map.groupBy(
    issues.filter(({ pointer, severity }) => severity === 'error' && !taken.has(placeOf(pointer))),
    ({ pointer }) => placeOf(pointer),
  );
  const count = new Map<string, number>();
  const keyOf = (sound: SoundElement) => {
    const name = nameOf(sound.element);
    const number = count.get(name) ?? 0;
    count.set(name, number + 1);
    return `${name} ${number}`;
  };
  return [
    ...elements.map((sound): Slot => ({ key: keyOf(sound), place: placeOf(sound.pointer), sound })),
    ...[...unsound].map(([place, found]): Slot => ({ key: `unsound ${place}`, place, issues: found })),
  ].sort((a, b) => a.place - b.place);
}
