import { type IcuMessage, parseIcu, TYPE } from '#schemas/labels/icu.ts';

function collect(elements: IcuMessage, into: Set<string>): Set<string> {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    if (element.type === TYPE.tag) {
      collect(element.children, into);
      continue;
    }
    into.add(element.value);
    if (element.type === TYPE.plural || element.type === TYPE.select)
      for (const { value } of Object.values(element.options)) collect(value, into);
  }
  return into;
}

/** Lists the argument names of a label; undefined when it cannot be parsed. */
export function placeholdersOf(text: string): ReadonlySet<string> | undefined {
  try {
    return collect(parseIcu(text), new Set());
  } catch {
    return undefined;
  }
}
