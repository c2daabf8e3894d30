import type { TextElement } from '#schemas/generated/types.ts';
import type { Nested } from '#schemas/nested.ts';

/** Consecutive items of a grid that are rendered together. */
export type GridRun =
  | { kind: 'texts'; pointer: string; texts: TextElement[] }
  | { kind: 'elements'; pointer: string; elements: Exclude<Nested, { kind: 'text' }>[] };

/** Groups consecutive texts and consecutive elements, in the definition's order. */
export function toGridRuns(nested: Nested[]): GridRun[] {
  const runs: GridRun[] = [];
  for (const one of nested) {
    const last = runs.at(-1);
    if (one.kind === 'text') {
      if (last?.kind === 'texts') last.texts.push(one.text);
      else runs.push({ kind: 'texts', pointer: one.pointer, texts: [one.text] });
    } else if (last?.kind === 'elements') last.elements.push(one);
    else runs.push({ kind: 'elements', pointer: one.pointer, elements: [one] });
  }
  return runs;
}

/** Pairs texts as name and role. An odd last text is a name only. */
export const pairsOf = (texts: TextElement[]): [TextElement, TextElement?][] =>
  texts.flatMap((text, index): [TextElement, TextElement?][] => {
    if (index % 2 === 1) return [];
    const role = texts[index + 1];
    return [role ? [text, role] : [text]];
  });
