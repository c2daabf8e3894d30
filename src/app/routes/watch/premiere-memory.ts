/** The viewer's response to the dialog of a premiere. */
export type PremiereDone = 'join' | 'beginning' | 'dismissed';

const all: readonly unknown[] = ['join', 'beginning', 'dismissed'] satisfies PremiereDone[];

/** Storage key: a video may have several premieres. */
const keyOf = (id: number, start: number) => `playbill.premiere.${id}.${start}`;

/** Stored response to a premiere in this tab, so that a reload does not ask again. */
export function premiereDone(id: number, start: number): PremiereDone | undefined {
  try {
    const kept = sessionStorage.getItem(keyOf(id, start));
    return all.includes(kept) ? (kept as PremiereDone) : undefined;
  } catch {
    // Storage is blocked: the dialog appears again.
    return undefined;
  }
}

/** Stores the response for the life of the tab. */
export function rememberPremiere(id: number, start: number, done: PremiereDone): void {
  try {
    sessionStorage.setItem(keyOf(id, start), done);
  } catch {
    // Storage is blocked: a reload will show the dialog again.
  }
}
