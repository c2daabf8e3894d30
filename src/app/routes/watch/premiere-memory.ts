/** What somebody has done about a premiere's live modal. */
export type PremiereDone = 'join' | 'beginning' | 'dismissed';

const all: readonly unknown[] = ['join', 'beginning', 'dismissed'] satisfies PremiereDone[];

/** A film's premiere, of which there may be several. */
const keyOf = (id: number, start: number) => `playbill.premiere.${id}.${start}`;

/** What was done about a premiere in this tab, so that it is not asked for again when the page is loaded anew. */
export function premiereDone(id: number, start: number): PremiereDone | undefined {
  try {
    const kept = sessionStorage.getItem(keyOf(id, start));
    return all.includes(kept) ? (kept as PremiereDone) : undefined;
  } catch {
    // A browser may refuse to keep anything: then it is asked for once more.
    return undefined;
  }
}

/** Keeps it for as long as the tab is open. */
export function rememberPremiere(id: number, start: number, done: PremiereDone): void {
  try {
    sessionStorage.setItem(keyOf(id, start), done);
  } catch {
    // See above.
  }
}
